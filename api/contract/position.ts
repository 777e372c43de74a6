import { areaCentre, churchPositions, defaultPosition } from '#content/areas.ts'
import type { Position } from './page.ts'

// Degrees; about 200 to 700 m, so that neighbours are told apart and stay in their area.
const nearest = 0.002
const spread = 0.005
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/**
 * Where the marker of a church stands (ruling 19): as looked up by its name, else beside the middle of its area, moved
 * a little by its number, else in the middle of the city. The last two are approximate.
 */
export const positionOf = ({ id, name, area }: { id: number; name: string; area: string }): Position => {
  const known = Object.hasOwn(churchPositions, name) ? churchPositions[name] : undefined
  if (known) return { latitude: known[0], longitude: known[1], approximate: false }
  const centre = areaCentre(area)
  if (!centre) return { latitude: defaultPosition[0], longitude: defaultPosition[1], approximate: true }
  const distance = nearest + spread * ((id % 16) / 15)
  const angle = id * goldenAngle
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    latitude: rounded(centre[0] + distance * Math.sin(angle)),
    longitude: rounded(centre[1] + distance * Math.cos(angle)),
    approximate: true,
  }
}
