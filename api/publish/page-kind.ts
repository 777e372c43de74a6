import type { EntityManager } from '@mikro-orm/postgresql'
import type { PageName, Pages } from '#contract/page.ts'

/** What a loader found: what the page prints, or what its address answers in its place. */
export type Loaded<Name extends PageName = PageName> =
  | { kind: 'page'; page: Pages[Name] }
  | { kind: 'moved'; to: string }
  | { kind: 'gone' }
  | { kind: 'none' }

export interface LoadContext {
  /** Today in America/Chicago, YYYY-MM-DD. */
  today: () => string
}

/** How pages of one name come about. */
export interface PageKind<Name extends PageName = PageName> {
  /** Path patterns as the site's routes have them, parameters written `:name`. */
  patterns: string[]
  /** The status that the page answers with; 200 where not said. */
  status?: number
  /** Every path of this kind that may have an answer now. */
  paths: (em: EntityManager, context: LoadContext) => Promise<string[]>
  /** Paths that a change with these tags may bring about, whether or not they were published before. */
  touchedBy: (em: EntityManager, tags: ReadonlySet<string>, context: LoadContext) => Promise<string[]>
  /** Reads what the page prints; every query says what it read (reads.ts). */
  load: (em: EntityManager, params: Record<string, string>, context: LoadContext) => Promise<Loaded<Name>>
  /** Pages name it as a part of themselves: it is there before they are, and goes after them. */
  isPart?: true
  /** Makes the file where no page of the site does. */
  render?: (page: Pages[Name], origin: string) => Promise<Buffer>
}

/** A page whose only path is known beforehand. */
export const fixedPage = <Name extends PageName>(
  path: string,
  load: (em: EntityManager, context: LoadContext) => Promise<Pages[Name]>,
  status = 200,
): PageKind<Name> => ({
  patterns: [path],
  status,
  paths: async () => [path],
  touchedBy: async () => [],
  load: async (em, _params, context) => ({ kind: 'page', page: await load(em, context) }),
})

const compiled = new Map<string, RegExp>()
const matcher = (pattern: string): RegExp => {
  const known = compiled.get(pattern)
  if (known) return known
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[a-z0-9-]+)')
  const made = new RegExp(`^${source}$`)
  compiled.set(pattern, made)
  return made
}

/** The path's parameters by one of these patterns, or undefined where none takes it. */
export const matchPath = (patterns: string[], path: string): Record<string, string> | undefined => {
  for (const pattern of patterns) {
    const match = matcher(pattern).exec(path)
    if (match) return { ...match.groups }
  }
  return undefined
}
