import type { Bounds, Position } from '#content/areas.ts'
import type { Tiles } from '#contract/page.ts'

/** A part of town: a rectangle, or a circle with its radius in metres. */
export type DrawnArea = { bounds: Bounds; colour: string } | { centre: Position; radius: number }

/** What the map of one church shows. */
export interface ChurchMap {
  /** The map's accessible name. */
  label: string
  /** Where the church stands, or the area where the spot is not known. */
  spot?: Position
  area?: DrawnArea
  featured: boolean
  zoomIn: string
  zoomOut: string
  tiles: Tiles
}

// The map is there when the reader is.
const margin = '100px'

/** Puts the real map into its box as soon as the reader comes near. Whatever fails, the drawing in the box stays. */
export const showWhenNear = (box: HTMLElement | null): void => {
  if (!box) return
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      import('./leaflet-map.ts').then(({ drawChurchMap }) => drawChurchMap(box)).catch(() => {})
    },
    { rootMargin: margin },
  )
  watch.observe(box)
}
