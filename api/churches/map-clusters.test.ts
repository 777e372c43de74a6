import { expect, test } from 'vitest'
import { mapZooms } from '#content/areas.ts'
import { random } from '../../tests/support/rounds.ts'
import { clusterLevel, levelOf } from './map-clusters.ts'

// As badly as churches can stand: evenly over the whole of what is asked for.
const spread = (view: readonly number[]) => {
  const [south = 0, west = 0, north = 0, east = 0] = view
  const next = random(7)
  return Array.from({ length: 30_000 }, (_, id) => ({
    id,
    featured: false,
    approximate: false,
    latitude: south + next() * (north - south),
    longitude: west + next() * (east - west),
  }))
}
const coast = [26.5, -99, 29, -96]

test.each([
  ['the whole world', [-85, -180, 85, 180]],
  ['the world three times', [-90, -540, 90, 540]],
  ['the far north', [60, -180, 85, 180]],
  ['a strip', [27, -180, 28, 180]],
  ['a coast', coast],
])('however far the churches stand apart, %s is a few hundred places on each zoom', (_name, view) => {
  const [south = 0, west = 0, north = 0, east = 0] = view
  const points = spread([south, Math.max(west, -180), north, Math.min(east, 180)])
  for (let zoom = 0; zoom <= mapZooms.nearest; zoom++) {
    const places = clusterLevel(points, levelOf(view, zoom))(view)
    expect(places.length, `places at zoom ${zoom}`).toBeLessThan(500)
    expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(points.length)
  }
})

const latitudeOf = (down: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI

test('what the map of the site shows, to whole tiles, has the zoom of that map', () => {
  for (let zoom = mapZooms.farthest; zoom <= mapZooms.nearest; zoom++) {
    const tiles = 2 ** zoom
    for (const top of [0.2, 0.42, 0.6]) {
      const [south, north] = [latitudeOf(top + 4 / tiles), latitudeOf(top)]
      expect(levelOf([south, -97, north, -97 + (5 * 360) / tiles], zoom)).toBe(zoom)
    }
  }
})
