import { Circle, Control, LatLng, Map as LeafletMap, Marker, Rectangle, TileLayer } from 'leaflet'
import { mapZooms } from '#content/areas.ts'
import { pinIcon } from '../maps/icons.ts'
import { attributionOf, motion, teachManners } from '../maps/manners.ts'
import { loadLeafletStyles } from '../maps/styles.ts'
import { toBounds, toTuple } from '../maps/terms.ts'
import type { ChurchMap, DrawnArea } from './church-map.ts'

const spotZoom = 15
const still = { interactive: false, keyboard: false } as const
const outline = { weight: 2.5, dashArray: '7 6', fillOpacity: 0.25, ...still }

const areaLayer = (area: DrawnArea) =>
  'bounds' in area
    ? new Rectangle(toBounds(area.bounds), { ...outline, color: area.colour })
    : new Circle(toTuple(area.centre), { ...outline, radius: area.radius, className: 'map-area' })

const extentOf = (area: DrawnArea) =>
  'bounds' in area ? toBounds(area.bounds) : new LatLng(...area.centre).toBounds(2 * area.radius)

/** Draws the map that the box describes, over what stands in it. */
export const drawChurchMap = async (box: HTMLElement): Promise<void> => {
  const { label, spot, area, featured, tiles, zoomIn, zoomOut } = JSON.parse(box.dataset.churchMap ?? '') as ChurchMap
  await loadLeafletStyles()
  const ground = document.createElement('div')
  ground.className = 'absolute inset-0'
  box.append(ground)
  const map = new LeafletMap(ground, {
    minZoom: mapZooms.farthest,
    maxZoom: mapZooms.nearest,
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
    ...motion(),
  })
  teachManners(map, label)
  if (area) map.fitBounds(extentOf(area), { animate: false })
  else if (spot) map.setView(toTuple(spot), spotZoom)
  new Control.Attribution({ prefix: false }).addTo(map)
  new Control.Zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
  new TileLayer(tiles.url, { attribution: attributionOf(tiles), maxZoom: mapZooms.nearest }).addTo(map)
  if (area) areaLayer(area).addTo(map)
  else if (spot) new Marker(toTuple(spot), { icon: pinIcon(featured, false), ...still }).addTo(map)
}
