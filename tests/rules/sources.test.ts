import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, linesMatching, root } from '../support/source-files.ts'

const isText = (path: string) => /\.(ts|tsx|mjs|astro|css|md|json|ya?ml|html|svg|txt)$/.test(path)
const isCode = (path: string) => /\.(ts|tsx|mjs|astro)$/.test(path)
const [api, site, content, tests] = ['api', 'site', 'content', 'tests'].map((top) => filesIn(top).filter(isText))
const product = [...(api ?? []), ...(site ?? []), ...(content ?? [])]
const all = [...product, ...(tests ?? [])]

// The patterns spell a letter as [x] where they would otherwise find themselves.

test('there is something to look at', () => {
  expect(all.length).toBeGreaterThan(100)
})

test('pages take the origin from their locals: Astro.site and Astro.url follow the Host header', () => {
  expect(
    linesMatching(
      (site ?? []).filter(isCode),
      /\bAstro\s*\.\s*(site|url)\b|\{[^}]*\b(site|url)\b[^}]*\}\s*=\s*Astro\b(?!\.)/,
    ),
  ).toEqual([])
})

test('types are not switched off', () => {
  const code = all.filter(isCode)
  expect(linesMatching(code, /@ts-(ignor[e]|nochec[k]|expect-erro[r])/)).toEqual([])
  expect(linesMatching(code, /^(?!\s*(\*|\/\/)).*(\bas an[y]\b|: an[y]\b|<an[y]>)/)).toEqual([])
})

test('nothing is left for later', () => {
  expect(linesMatching(product, /\b(TODO|FIXME|XXX)\b|lorem ipsum|coming soon|not implemented/i)).toEqual([])
})

test('every test runs, and none waits by the clock', () => {
  const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
  const pattern = /\.(only|skip|todo|fixme|skipIf|runIf)\(|waitForTimeout\(/
  expect(
    linesMatching(
      all.filter((path) => isCode(path) && isTest(path)),
      pattern,
    ),
  ).toEqual([])
})

test('folders and files have names that say something', () => {
  const empty = /(^|\/)(utils?|helpers?|common|misc|shared|types)(\.[a-z.]+)?(\/|$)/
  expect(all.filter((path) => empty.test(path))).toEqual([])
})

test('files are kebab-case, components PascalCase', () => {
  const named = (path: string) => {
    const name = basename(path)
    if (/\.(astro|tsx)$/.test(name) && !path.startsWith('site/pages/')) {
      return /^[A-Z][A-Za-z0-9]*\.(astro|tsx)$/.test(name)
    }
    return /^[a-z0-9[\]]+([-.][a-z0-9[\]]+)*$/.test(name.replace(/^\.+/, ''))
  }
  expect(all.filter((path) => isCode(path) && !named(path))).toEqual([])
})

test('the top level holds only what was agreed', () => {
  const agreed =
    /^(\..*|site|api|content|tests|docs|astro\.config\.mjs|tsconfig\.json|package(-lock)?\.json|docker-compose\.yml|README\.md|LICENSE|Dockerfile|biome\.jsonc?|vitest\.config\.ts|playwright\.config\.ts)$/
  const ignored = /^(node_modules|dist|test-results|playwright-report|.*\.log)$/
  expect(readdirSync(root).filter((name) => !agreed.test(name) && !ignored.test(name))).toEqual([])
})

test('no path of one machine and no registry host', () => {
  const rest = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'package-lock.json',
  )
  const paths = [...all, ...filesIn('docs').filter(isText), ...filesIn('.ci'), ...rest.map(({ name }) => name)]
  const pattern = /\/(wor[k]|far[m]|roo[t])\/|registry\.npmj[s]|deb\.debia[n]|https?:\/\/[a-z.]*npmjs\.or[g]/
  expect(linesMatching(paths, pattern).filter((line) => !line.includes('npmjs.com/package'))).toEqual([])
})
