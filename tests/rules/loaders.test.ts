import { expect, test } from 'vitest'
import type { PageKind } from '../../api/publish/page-kind.ts'
import { pageKinds } from '../../api/publish/pages.ts'
import { filesIn, readSource } from '../support/source-files.ts'

const kinds = Object.entries(
  pageKinds({ build: { entry: new URL('file:///none'), clientFolder: '', hash: '' } }),
) as unknown as [name: string, kind: PageKind][]

// Drawn once with the site, the same for all data; Astro makes them when it builds.
const builtOnce = ['site/pages/scenes/[scene].svg.ts']
const files = filesIn('site/pages').filter((path) => /\.(astro|ts)$/.test(path) && !builtOnce.includes(path))

/** A page's route with its parameters' names taken off, as the address has it: /church/:. */
const routeOf = (file: string) =>
  file
    .replace(/^site\/pages/, '')
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '')
    .replace(/\[[^\]]+\]/g, ':') || '/'
const bare = (pattern: string) => pattern.replace(/:\w+/g, ':')

// Three files, so that each section's words are compiled in; the registry has one pattern for them.
const written = (pattern: string) =>
  pattern === '/not-found/:section' ? ['church', 'events', 'news'].map((one) => `/not-found/${one}`) : [bare(pattern)]

const loaded = kinds.filter(([, kind]) => !kind.render).flatMap(([, { patterns }]) => patterns.flatMap(written))

test('every page that the publisher renders has a loader, and every loader a page', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(loaded.sort()).toEqual(files.map(routeOf).sort())
})

test('what is built once says so', () => {
  for (const file of builtOnce) expect(readSource(file)).toMatch(/export const prerender = true/)
})

test('no two loaders answer for one address', () => {
  expect(new Set(loaded).size).toBe(loaded.length)
})

test('a page asks for its locals by the name under which its loader stands', () => {
  const nameAt = new Map(
    kinds.flatMap(([name, { patterns }]) => patterns.flatMap(written).map((route) => [route, name])),
  )
  for (const file of files) {
    const asked =
      /localsOf\('([\w-]+)'/.exec(readSource(file))?.[1] ??
      /Pages\['([\w-]+)'\]|PageLocals<'([\w-]+)'>/.exec(readSource(file))?.slice(1).find(Boolean)
    expect(asked, file).toBe(nameAt.get(routeOf(file)))
  }
})
