import { DivIcon } from 'leaflet'
import { markerColours } from '#content/areas.ts'

// As large as a thumb; the pin stands with its foot on the place.
const side = 44

// The HTML is made of our own drawings and a number, nothing else.
const drawing = (inner: string) =>
  `<svg width="${side}" height="${side}" viewBox="0 0 44 44" aria-hidden="true">${inner}</svg>`

const star = 'M22 8.6l2.3 4.7 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7Z'

const pin = (featured: boolean, approximate: boolean) => {
  const colour = featured ? markerColours.featured : markerColours.regular
  const edge = `stroke="#fff" stroke-width="2"${approximate ? ' stroke-dasharray="4 3"' : ''}`
  const sign = featured ? `<path d="${star}" fill="#fff"/>` : '<circle cx="22" cy="16" r="5.5" fill="#fff"/>'
  return drawing(`<path d="M22 43C12 30 8 23 8 16a14 14 0 0 1 28 0c0 7-4 14-14 27Z" fill="${colour}" ${edge}/>${sign}`)
}

const badge = (count: number, featured: boolean) => {
  const colour = featured ? markerColours.featured : markerColours.regular
  const told = count > 999 ? `${Math.floor(count / 1000)}k` : String(count)
  return drawing(
    `<circle cx="22" cy="22" r="18" fill="#fff" stroke="${colour}" stroke-width="5"/><text x="22" y="27" text-anchor="middle">${told}</text>`,
  )
}

const made = new Map<string, DivIcon>()

// The same drawing is the same icon: Leaflet draws a marker anew with every other one.
const once = (key: string, make: () => DivIcon): DivIcon => {
  const icon = made.get(key) ?? make()
  made.set(key, icon)
  return icon
}

export const pinIcon = (featured: boolean, approximate: boolean): DivIcon =>
  once(
    `${featured} ${approximate}`,
    () =>
      new DivIcon({
        className: 'map-marker',
        html: pin(featured, approximate),
        iconSize: [side, side],
        iconAnchor: [side / 2, side - 1],
      }),
  )

export const clusterIcon = (count: number, featured: boolean): DivIcon =>
  once(
    `${count} ${featured}`,
    () => new DivIcon({ className: 'map-marker map-cluster', html: badge(count, featured), iconSize: [side, side] }),
  )
