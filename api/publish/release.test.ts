import { expect, test } from 'vitest'
import { testTiles } from '../../tests/support/tiles.ts'
import { buildIdOf, type SiteSettings } from './release.ts'

test('whatever a page is made from belongs to the name of the build', () => {
  const build = { hash: 'a', clientFolder: '/client', entry: new URL('file:///entry.mjs') }
  const settings: SiteSettings = { build, origin: 'https://churches.example.org', tiles: testTiles }
  const others: SiteSettings[] = [
    { ...settings, build: { ...build, hash: 'b' } },
    { ...settings, origin: 'https://other.example.org' },
    { ...settings, tiles: { ...testTiles, url: 'https://other.invalid/{z}/{x}/{y}.png' } },
    { ...settings, tiles: { ...testTiles, attribution: 'Others' } },
    { ...settings, tiles: { ...testTiles, link: 'https://other.invalid/credits' } },
  ]
  expect(buildIdOf({ ...settings })).toBe(buildIdOf(settings))
  expect(new Set([settings, ...others].map(buildIdOf)).size).toBe(others.length + 1)
})
