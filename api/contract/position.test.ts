import { expect, test } from 'vitest'
import { areaCentre, churchPositions, defaultPosition, mapAreas } from '#content/areas.ts'
import { positionOf } from './position.ts'

test('a looked-up church stands where it was found', () => {
  const [[name, [latitude, longitude]] = ['', [0, 0]]] = Object.entries(churchPositions)
  expect(positionOf({ id: 1, name, area: 'OSO' })).toEqual({ latitude, longitude, approximate: false })
})

test('any other stands near the middle of its area, always at the same place and within the area', () => {
  for (const { name: area, bounds } of mapAreas) {
    const places = Array.from({ length: 50 }, (_, id) => positionOf({ id, name: 'Unknown', area }))
    expect(new Set(places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(50)
    for (const [id, place] of places.entries()) {
      expect(place).toEqual({ ...positionOf({ id, name: 'Unknown', area }), approximate: true })
      expect(place.latitude).toBeGreaterThan(bounds[0][0])
      expect(place.latitude).toBeLessThan(bounds[1][0])
      expect(place.longitude).toBeGreaterThan(bounds[0][1])
      expect(place.longitude).toBeLessThan(bounds[1][1])
    }
  }
})

test('without a known area it stands in the middle of the city', () => {
  expect(areaCentre('constructor')).toBeUndefined()
  for (const name of ['Unknown', 'constructor', '__proto__']) {
    expect(positionOf({ id: 3, name, area: 'constructor' })).toEqual({
      latitude: defaultPosition[0],
      longitude: defaultPosition[1],
      approximate: true,
    })
  }
})
