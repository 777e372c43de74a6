import type { Map as LeafletMap, MapOptions } from 'leaflet'
import type { Tiles } from '#contract/page.ts'

// Leaflet takes an attribution as HTML.
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Who is named on a map, as Leaflet takes it. */
export const attributionOf = ({ attribution, link }: Tiles): string =>
  `<a href="${escaped(link)}" rel="noopener">${escaped(attribution)}</a>`

/** Nothing of a map moves by itself for whoever wants it still. */
export const motion = (): MapOptions => {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
  return { zoomAnimation: moves, fadeAnimation: moves, markerZoomAnimation: moves, inertia: moves }
}

/** What Leaflet does not do by itself: a name, one finger for the page, Space on its buttons, arrow keys without a glide. */
export const teachManners = (map: LeafletMap, label: string): void => {
  const box = map.getContainer()
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', label)
  box.addEventListener(
    'pointerdown',
    ({ pointerType }) => (pointerType === 'touch' ? map.dragging.disable() : map.dragging.enable()),
    { capture: true },
  )
  box.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'button') return
    event.preventDefault()
    event.target.click()
  })
  if (map.options.zoomAnimation) return
  const panBy = map.panBy.bind(map)
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false })
}
