import { createHash } from 'node:crypto'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { drawScene } from './scene.ts'
import { sceneName, sceneNames } from './scene-name.ts'

const size = { width: 640, height: 360 }

describe('every scene', () => {
  test.each(sceneNames)('%s is a small document of shapes only', (name) => {
    const text = drawScene(name, size)
    expect(Buffer.byteLength(text)).toBeLessThan(3000)
    expect(text).not.toMatch(/style|<text|<script|NaN|undefined/)
    XmlDocument.fromString(text).dispose()
  })

  test('looks like no other', () => {
    expect(new Set(sceneNames.map((name) => drawScene(name, size))).size).toBe(sceneNames.length)
  })

  test('is drawn the same each time', () => {
    const all = sceneNames.map((name) => drawScene(name, size)).join('')
    expect(createHash('sha256').update(all).digest('hex')).toBe(
      createHash('sha256')
        .update(sceneNames.map((name) => drawScene(name, size)).join(''))
        .digest('hex'),
    )
  })
})

describe('the scene of a church', () => {
  test.each([
    ['Catholic', 'mission'],
    ['Jewish', 'synagogue'],
    ['Non-Denominational', 'hall'],
    ['Evangelical', 'hall'],
    ['Episcopal', 'tower'],
    ['Baptist', 'steeple'],
    ['Greek Orthodox', 'dome'],
    ['Church of Christ', 'chapel'],
    ['', 'chapel'],
  ])('of the tradition %j has a %s', (denomination, tradition) => {
    expect(sceneName({ name: 'Any', denomination })).toMatch(new RegExp(`^${tradition}-`))
  })

  test('stays with its name', () => {
    expect(sceneName({ name: 'Iglesia San José del Mar', denomination: 'Catholic' })).toBe('mission-dawn-2')
    expect(sceneName({ name: 'Harbor Bell Baptist Church', denomination: 'Baptist' })).toBe('steeple-dusk-1')
  })

  test('is one of all scenes, and all of a tradition are used', () => {
    const names = Array.from({ length: 2000 }, (_, index) => ({ name: `Church ${index} ★`, denomination: 'Baptist' }))
    const used = new Set(names.map(sceneName))
    for (const name of used) expect(sceneNames).toContain(name)
    expect(used.size).toBe(16)
  })

  test('outside the list is refused', () => expect(() => drawScene('barn-noon-1', size)).toThrow('barn-noon-1'))

  test('carries its dune along when the building is moved', () => {
    expect(drawScene('tower-noon-3', { ...size, buildingAt: 0.79 })).toContain('matrix(-1')
    expect(drawScene('tower-noon-2', { ...size, buildingAt: 0.79 })).not.toContain('matrix(-1')
  })
})
