import { posix } from 'node:path'
import ts from 'typescript'

export interface Import {
  /** The importing file, from the project's root. */
  from: string
  /** As written. */
  text: string
  /** A path from the root for our own files, else undefined. */
  path?: string
  /** The package for anything else, `node:fs` included. */
  package?: string
}

const features = ['churches', 'events', 'articles', 'accounts', 'contacts', 'analytics', 'billing', 'slugs']
const onTheirOwn = ['contract', 'publish', 'database', 'uploads', 'mail', 'jobs', 'commands']

/** Which part of the project a file belongs to; files directly in api/ put the parts together. */
export function partOf(path: string): string {
  const [top = '', folder = ''] = path.split('/')
  if (top !== 'api') return top
  if (features.includes(folder)) return 'feature'
  // Sample data is entered by the verbs of every feature.
  if (path.startsWith('api/database/sample')) return 'api'
  return onTheirOwn.includes(folder) ? folder : 'api'
}

/** Programs of a page or component: between the fences and in its scripts. */
function scriptsOf(path: string, source: string): string {
  if (!path.endsWith('.astro')) return source
  const fenced = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? ''
  return [fenced, ...[...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1])].join('\n')
}

function read(from: string, text: string): Import {
  const bare = text.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return { from, text, path: posix.join(posix.dirname(from), bare) }
  if (bare.startsWith('#contract/')) return { from, text, path: bare.replace('#contract', 'api/contract') }
  if (bare.startsWith('#content/')) return { from, text, path: bare.replace('#', '') }
  return { from, text, package: /^(@[^/]+\/[^/]+|[^/]+)/.exec(bare)?.[0] ?? bare }
}

/** Everything a file imports: statically, for types, by `export … from` and by `import('…')`. */
export function importsOf(path: string, source: string): Import[] {
  const { importedFiles } = ts.preProcessFile(scriptsOf(path, source), true, true)
  return importedFiles.map(({ fileName }) => read(path, fileName))
}

type Rule = (target: { part: string; path: string }) => boolean

const within =
  (...parts: string[]): Rule =>
  ({ part }) =>
    parts.includes(part)
const entity: Rule = ({ part, path }) => path.endsWith('.entity.ts') && part !== 'site'

/** Which of our own files a part may import, beside its own. */
const mayImport: Record<string, Rule> = {
  content: () => false,
  contract: within('content'),
  feature: within('contract', 'content', 'database', 'feature', 'uploads', 'mail', 'jobs', 'api'),
  uploads: (to) => within('contract', 'content', 'database', 'api')(to) || entity(to),
  mail: within('contract', 'content', 'database', 'api'),
  jobs: within('contract', 'content', 'database', 'feature', 'mail', 'api'),
  database: (to) => within('contract', 'content', 'api')(to) || entity(to),
  publish: within('contract', 'content', 'database', 'feature', 'api'),
  api: within('contract', 'content', 'database', 'feature', 'uploads', 'mail', 'jobs', 'publish'),
  commands: (to) => to.part !== 'site' && to.part !== 'tests',
  site: within('contract', 'content'),
}

// Files of api/ that put the parts together; a part that imported one would depend on all the others.
const assembly = ['api/server.ts', 'api/app.ts']
const forBrowsers = /^site\/(islands|forms|maps|stores|scripts)\//

function packageProblem(from: string, part: string, name: string): string | undefined {
  if (part === 'content') return 'content imports nothing'
  if (part === 'contract' && name !== 'zod') return 'the contract imports content and zod only'
  if (forBrowsers.test(from) && name.startsWith('node:')) return 'this runs in the browser, which has no node:'
  return undefined
}

function fileProblem(from: string, part: string, text: string, path: string): string | undefined {
  const target = { part: partOf(path), path }
  if (path === 'api/server.ts') return 'nobody imports server.ts'
  if (target.part === part && part !== 'feature') return undefined
  if (!mayImport[part]?.(target)) return `${part} may not import ${target.part}`
  if (part !== 'api' && part !== 'commands' && assembly.includes(path)) return 'it puts the parts together'
  const sameFolder = posix.dirname(from) === posix.dirname(path)
  if (part !== 'api' && path.endsWith('.routes.ts') && !sameFolder) return 'routes are registered by app.ts only'
  if (target.part === 'contract' && !text.startsWith('#contract/')) return 'write #contract/…'
  if (target.part === 'content' && !text.startsWith('#content/')) return 'write #content/…'
  return undefined
}

/** What is wrong with an import, in a line, or undefined. Tests may import anything but server.ts. */
export function problemOf({ from, text, path, package: name }: Import): string | undefined {
  const part = partOf(from)
  const isTest = part === 'tests' || /\.test\.tsx?$/.test(from)
  if (isTest && path !== 'api/server.ts') return undefined
  const problem = path ? fileProblem(from, part, text, path) : packageProblem(from, part, name ?? text)
  return problem && `${from} imports ${text}: ${problem}`
}
