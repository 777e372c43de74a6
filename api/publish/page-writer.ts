import { hash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PageLocals, PageName, Tiles } from '#contract/page.ts'
import { recordReads } from '../database/reads.ts'
import { inTurns } from './in-turns.ts'
import type { Outcome } from './outcome.ts'
import type { Output } from './output.ts'
import { type LoadContext, type Loaded, matchPath, type PageKind } from './page-kind.ts'
import type { Render, Rendering } from './renderer.ts'
import type { Read } from './snapshot.ts'

// Enough to keep database, compression and rendering busy at the same time.
const width = 4

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
  read: Read
  kinds: PageKinds
  render: Render
  output: Output
  origin: string
  tiles: Tiles
  context: LoadContext
}

/** A path with the kind of page that answers it. */
export interface Target {
  path: string
  name: PageName
}

/** What has become of a target. */
export interface Written {
  /** The page's new row; undefined where nothing is there any more. */
  row?: PageRow
  /** Why the page cannot be made: its file stays as it was, and the next change of what it reads tries it again. */
  fault?: Fault
  /** Puts a redirect in place or takes the page away; for once the pages are there to which it may lead. */
  finish?: Finish
}

/**
 * Loads, renders and writes single pages.
 * @throws when the output or the database fails: then no page can be judged.
 */
export const createPageWriter = (options: PageWriterOptions) => {
  const { read, kinds, render, output, context } = options

  const load = async ({ path, name }: Target) => {
    let reads: ReadonlySet<string> = new Set()
    const kind = kinds[name] as PageKind
    const params = matchPath(kind.patterns, path)
    try {
      const loaded = await read(async (em): Promise<Loaded> => {
        reads = recordReads(em)
        return params ? kind.load(em, params, context) : { kind: 'none' }
      })
      return { loaded, tags: [...reads].sort() }
    } catch (error) {
      await read((em) => em.execute('select 1'))
      return { fault: messageOf(error), tags: [...reads].sort() }
    }
  }

  const outcomeOf = async ({ path, name }: Target, loaded: Loaded): Promise<Outcome> => {
    if (loaded.kind !== 'page') return loaded
    const kind = kinds[name] as PageKind
    if (kind.render) return { kind: 'page', body: await kind.render(loaded.page, options.origin) }
    const locals: PageLocals = { page: loaded.page, path, origin: options.origin, tiles: options.tiles }
    const rendering = await render(path, locals)
    assertComplete(rendering, kind.status ?? 200)
    return { kind: 'page', body: rendering.body }
  }

  const write = async (target: Target, before: PageRow | undefined): Promise<Written> => {
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
    const row = { path, name, tags, readsHash, bodyHash, outcome: outcome.kind }
    if (outcome.kind !== 'page') {
      const finish = () => output.put(path, outcome)
      return outcome.kind === 'none' ? { finish } : { row: { ...row, outcome: outcome.kind }, finish }
    }
    if (before?.outcome !== 'page' || before.bodyHash !== bodyHash) await output.put(path, outcome)
    return { row: { ...row, outcome: 'page' } }
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
  const found = await Promise.all(
    entriesOf(kinds).map(async ([name, kind]) =>
      (await kind.touchedBy(em, tags, context)).map((path): Target => ({ path, name })),
    ),
  )
  return found.flat()
}

const entriesOf = (kinds: PageKinds) => Object.entries(kinds) as [PageName, PageKind][]

/** What is left to do for a target once every page is there. */
export type Finish = () => Promise<void>

/**
 * Writes the pages among the targets, a few at a time; hands over rows and faults as they come.
 * @returns what puts the redirects in place and takes away what is gone, for `finishAll`
 */
export const writeAll = async (
  writer: ReturnType<typeof createPageWriter>,
  targets: readonly Target[],
  rows: ReadonlyMap<string, PageRow>,
  took: (target: Target, written: Written) => void | Promise<void>,
): Promise<Finish[]> => {
  const left: Finish[] = []
  await inTurns(targets, width, async (target) => {
    const written = await writer.write(target, rows.get(target.path))
    if (written.finish) left.push(written.finish)
    await took(target, written)
  })
  return left
}

export const finishAll = (left: readonly Finish[]): Promise<void> => inTurns(left, width, (finish) => finish())

// A rendering that broke off looks like a page: only its end and its status tell.
const assertComplete = ({ status, contentType, body }: Rendering, expected: number): void => {
  if (status !== expected) throw new Error(`the page answered with status ${status}`)
  if (body.length === 0) throw new Error('the page is empty')
  if (contentType.startsWith('text/html') && !body.subarray(-16).toString().trimEnd().endsWith('</html>'))
    throw new Error('the page breaks off')
}

const sha256 = (data: string | Buffer): string => hash('sha256', data)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
