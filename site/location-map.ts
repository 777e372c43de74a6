import { areaCentre, defaultPosition, mapAreas } from '#content/areas.ts'
import { screens } from '#content/screens.ts'
import type { ChurchPage, Tiles } from '#contract/page.ts'
import type { ChurchMap, DrawnArea } from './scripts/church-map.ts'

const { zoomIn, zoomOut } = screens.directory.map
const words = screens.church

// Metres. A part of town whose outline is not drawn, and the city where even the part of town is not known.
const partRadius = 1500
const cityRadius = 6000

const drawnArea = (name: string): DrawnArea => {
  const area = mapAreas.find((one) => one.name === name)
  if (area) return { bounds: area.bounds, colour: area.colour }
  const centre = areaCentre(name)
  return centre ? { centre, radius: partRadius } : { centre: defaultPosition, radius: cityRadius }
}

/** What the map in the Location card of a church shows (ruling 19). */
export const locationMap = (
  { church, position }: Pick<ChurchPage, 'church' | 'position'>,
  tiles: Tiles,
): ChurchMap => ({
  ...(position.approximate
    ? { label: words.areaMap(church.area), area: drawnArea(church.area) }
    : { label: words.spotMap(church.name), spot: [position.latitude, position.longitude] }),
  featured: church.featured,
  zoomIn,
  zoomOut,
  tiles,
})
