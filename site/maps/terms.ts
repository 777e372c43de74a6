import type { LatLngBoundsLiteral, LatLngTuple } from 'leaflet'
import type { Bounds, Position } from '#content/areas.ts'

/** The content's positions as Leaflet wants them, which takes no readonly ones. */
export const toTuple = ([latitude, longitude]: Position): LatLngTuple => [latitude, longitude]
export const toBounds = ([southWest, northEast]: Bounds): LatLngBoundsLiteral => [
  toTuple(southWest),
  toTuple(northEast),
]

/** Whether a key means the same as a click. */
export const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '
