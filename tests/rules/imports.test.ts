import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { importsOf, problemOf } from '../support/import-rules.ts'
import { filesIn, readSource, root } from '../support/source-files.ts'

const files = ['api', 'content', 'site', 'tests'].flatMap(filesIn).filter((path) => /\.(ts|tsx|mjs|astro)$/.test(path))
const imports = files.flatMap((path) => importsOf(path, readSource(path)))
const isTest = (path: string) => /^tests\/|\.test\.tsx?$/.test(path)

test('the parts import only what they may', () => {
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.map(problemOf).filter(Boolean)).toEqual([])
})

test('every import of our own names a file that is there', () => {
  const lost = imports.filter(({ path }) => path && !existsSync(join(root, path)))
  expect(lost.map(({ from, text }) => `${from} imports ${text}`)).toEqual([])
})

test('every package is declared, and what runs in production is no devDependency', () => {
  const needed = { ...project.dependencies, ...project.optionalDependencies }
  const all = { ...needed, ...project.devDependencies }
  // Types leave nothing behind when the site runs.
  const typesOnly = ['schema-dts']
  const builtIn = (name: string) => name.startsWith('node:') || name.startsWith('astro:')
  const undeclared = imports.filter(({ from, package: name }) => {
    if (!name || builtIn(name) || typesOnly.includes(name)) return false
    return !(name in (isTest(from) ? all : needed))
  })
  expect(undeclared.map(({ from, text }) => `${from} imports ${text}`)).toEqual([])
})

test.each([
  ['content/areas.ts', `import fs from 'node:fs'`],
  ['content/areas.ts', `import { x } from '#contract/x.ts'`],
  ['api/contract/church.ts', `import { a } from 'node:path'`],
  ['api/contract/church.ts', `import { a } from 'fastify'`],
  ['api/contract/church.ts', `import type { a } from '../churches/church.entity.ts'`],
  ['api/contract/church.ts', `import { a } from '../../content/options.ts'`],
  ['api/churches/churches.ts', `import { a } from '../events/event.routes.ts'`],
  ['api/churches/churches.ts', `import { a } from '../publish/publisher.ts'`],
  ['api/churches/churches.ts', `import { a } from '../app.ts'`],
  ['api/churches/churches.ts', `import { a } from '../contract/church.ts'`],
  ['api/publish/pages.ts', `export { a } from '../churches/church.routes.ts'`],
  ['api/publish/pages.ts', `const a = await import('../../site/dates.ts')`],
  ['api/database/open.ts', `import { a } from '../churches/churches.ts'`],
  ['api/commands/dev.ts', `import '../server.ts'`],
  ['api/churches/churches.test.ts', `import '../server.ts'`],
  ['site/pages/index.astro', `---\nimport { a } from '../../api/config.ts'\n---\n<p>x</p>`],
  ['site/pages/index.astro', `---\n---\n<script>\nimport { a } from '../../api/publish/output.ts'\n</script>`],
  ['site/islands/Panel.tsx', `import fs from 'node:fs'`],
])('%s is refused %s', (path, source) => {
  expect(importsOf(path, source).map(problemOf)).toEqual([expect.any(String)])
})
