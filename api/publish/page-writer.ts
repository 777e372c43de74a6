import { createHash } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { PageLocals, PageName } from '#contract/page.ts'
import { recordReads } from '../database/reads.ts'
import type { Outcome } from './outcome.ts'
import { inTurns, type Output } from './output.ts'
import { type LoadContext, type Loaded, matchPath, type PageKind } from './page-kind.ts'
import type { Render, Rendering } from './renderer.ts'

export type PageKinds = { [Name in PageName]: PageKind<Name> }

/** A page as it was last published (table published_page). */
export interface PageRow {
  path: string
  name: string
  tags: string[]
  readsHash: string
  bodyHash: string
  outcome: Outcome['kind'] | 'failed'
}

export interface Fault {
  path: string
  message: string
}

export interface PageWriterOptions {
  orm: MikroORM
  kinds: PageKinds
  render: Render
  output: Output
  origin: string
  tileUrl: string
  context: LoadContext
}

/** A path with the kind of page that answers it. */
export interface Target {
  path: string
  name: PageName
}

/**
 * Loads, renders and writes single pages.
 * `write` answers the page's new row, undefined where nothing is there any more, and a fault in place of a page that
 * cannot be made: its file stays as it was, and the next change of anything that it reads tries it again.
 * @throws when the output or the database fails: then no page can be judged.
 */
export const createPageWriter = (options: PageWriterOptions) => {
  const { orm, kinds, render, output, context } = options

  const load = async ({ path, name }: Target) => {
    const em = orm.em.fork()
    const reads = recordReads(em)
    const kind = kinds[name] as PageKind
    const params = matchPath(kind.patterns, path)
    try {
      const loaded: Loaded = params ? await kind.load(em, params, context) : { kind: 'none' }
      return { loaded, tags: [...reads].sort() }
    } catch (error) {
      await em.fork().execute('select 1')
      return { fault: messageOf(error), tags: [...reads].sort() }
    }
  }

  const outcomeOf = async ({ path, name }: Target, loaded: Loaded): Promise<Outcome> => {
    if (loaded.kind !== 'page') return loaded
    const kind = kinds[name] as PageKind
    if (kind.render) return { kind: 'page', body: await kind.render(loaded.page, options.origin) }
    const locals: PageLocals = { page: loaded.page, path, origin: options.origin, tileUrl: options.tileUrl }
    const rendering = await render(path, locals)
    assertComplete(rendering, kind.status ?? 200)
    return { kind: 'page', body: rendering.body }
  }

  const write = async (target: Target, before: PageRow | undefined): Promise<{ row?: PageRow; fault?: Fault }> => {
    const { path, name } = target
    const { loaded, tags, fault } = await load(target)
    const failed = (message: string) => ({
      row: { path, name, tags, readsHash: '', bodyHash: before?.bodyHash ?? '', outcome: 'failed' as const },
      fault: { path, message },
    })
    if (!loaded) return failed(fault ?? '')
    const readsHash = sha256(JSON.stringify(loaded))
    if (before?.readsHash === readsHash) return { row: { ...before, tags } }
    let outcome: Outcome
    try {
      outcome = await outcomeOf(target, loaded)
    } catch (error) {
      return failed(messageOf(error))
    }
    const bodyHash = outcome.kind === 'page' ? sha256(outcome.body) : ''
    if (outcome.kind !== 'page' || before?.outcome !== 'page' || before.bodyHash !== bodyHash)
      await output.put(path, outcome)
    return outcome.kind === 'none' ? {} : { row: { path, name, tags, readsHash, bodyHash, outcome: outcome.kind } }
  }

  return { write }
}

/** Every target that may have an answer now. */
export const allTargets = async (em: EntityManager, kinds: PageKinds, context: LoadContext): Promise<Target[]> => {
  const targets: Target[] = []
  for (const [name, kind] of entriesOf(kinds)) {
    for (const path of await kind.paths(em, context)) targets.push({ path, name })
  }
  return targets
}

/** The targets that changes with these tags may bring about by themselves, the changed records' own pages. */
export const targetsTouchedBy = async (
  em: EntityManager,
  kinds: PageKinds,
  tags: ReadonlySet<string>,
  context: LoadContext,
): Promise<Target[]> => {
  const targets: Target[] = []
  for (const [name, kind] of entriesOf(kinds)) {
    for (const path of await kind.touchedBy(em, tags, context)) targets.push({ path, name })
  }
  return targets
}

const entriesOf = (kinds: PageKinds) => Object.entries(kinds) as [PageName, PageKind][]

/** Writes all targets, a few at a time; hands over rows and faults as they come. */
export const writeAll = (
  writer: ReturnType<typeof createPageWriter>,
  targets: Target[],
  rows: ReadonlyMap<string, PageRow>,
  took: (target: Target, result: { row?: PageRow; fault?: Fault }) => void | Promise<void>,
  width = 4,
): Promise<void> =>
  inTurns(targets, width, async (target) => took(target, await writer.write(target, rows.get(target.path))))

// A rendering that broke off looks like a page: only its end and its status tell.
const assertComplete = ({ status, contentType, body }: Rendering, expected: number): void => {
  if (status !== expected) throw new Error(`the page answered with status ${status}`)
  if (body.length === 0) throw new Error('the page is empty')
  if (contentType.startsWith('text/html') && !body.subarray(-16).toString().trimEnd().endsWith('</html>'))
    throw new Error('the page breaks off')
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
