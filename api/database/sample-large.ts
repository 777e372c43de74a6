import type { EntityManager } from '@mikro-orm/postgresql'
import type { RecordKind } from '#contract/paths.ts'
import { writeChange } from '../publish/changes.ts'
import { everything } from '../publish/due-changes.ts'
import { slugOf } from '../slugs/slugs.ts'
import { StartupError } from '../startup-error.ts'
import { isUntouched } from './sample.ts'
import { createDice } from './sample-dice.ts'
import { type Row, sampleArticleRow, sampleChurchRow, sampleEventRow } from './sample-rows.ts'

export interface LargeSampleOptions {
  churches: number
  events: number
  articles: number
  seed: number
  now: Date
  /** Told how far it is, at most once a batch. */
  log?: (message: string) => void
}

const batchSize = 500
const mostFeatured = 48

/**
 * Fills an empty database for measuring; the same seed and day give the same rows. Goes around the unit of work, as
 * ten thousand entities would take minutes, and so writes the slugs and the change for the publisher itself.
 * @throws StartupError where the database holds something
 */
export const loadLargeSample = async (em: EntityManager, options: LargeSampleOptions): Promise<void> => {
  const dice = createDice(options.seed)
  const featuredEvery = Math.max(50, Math.ceil(options.churches / mostFeatured))
  await em.transactional(async (own) => {
    await own.execute("select pg_advisory_xact_lock(hashtext('sample content'))")
    const articles = await own.execute('select from article limit 1')
    if (!(await isUntouched(own)) || articles.length > 0) {
      throw new StartupError('The database is not empty: point DATA_DIR or DATABASE_URL at a new one for sample data.')
    }
    const { now } = options
    const fill = createFill(own, options.log ?? (() => {}))
    await fill('church', options.churches, (id) =>
      sampleChurchRow(dice, { id, now, featured: id % featuredEvery === 1 }),
    )
    await fill('event', options.events, (id) => sampleEventRow(dice, { id, now, churches: options.churches }))
    await fill('article', options.articles, (id) => sampleArticleRow(dice, { id, now }))
    await writeChange(own, [everything])
  })
  // What the planner believes of the tables is otherwise that they are empty.
  await em.execute('analyze church, event, article, slug, search_word')
}

const createFill =
  (em: EntityManager, log: (message: string) => void) =>
  async (kind: RecordKind, count: number, make: (id: number) => Row): Promise<void> => {
    const used = new Set<string>()
    for (let first = 1; first <= count; first += batchSize) {
      const rows: Row[] = []
      for (let id = first; id < Math.min(first + batchSize, count + 1); id++) {
        const row = make(id)
        rows.push({ ...row, id, slug: freeSlug(used, String(row.name ?? row.title)) })
      }
      await insert(em, kind, rows)
      log(`${first + rows.length - 1} of ${count} rows of ${kind}`)
    }
    if (count > 0) await em.execute(`select setval(pg_get_serial_sequence(?, 'id'), ?)`, [kind, count])
  }

const insert = async (em: EntityManager, kind: RecordKind, rows: Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  const json = JSON.stringify(rows)
  await em.execute(
    `insert into ${kind} (${columns}) select ${columns} from jsonb_populate_recordset(null::${kind}, ?::jsonb)`,
    [json],
  )
  await em.execute(
    `insert into slug (kind, slug, record_id, was_public)
     select ?, slug, id, true from jsonb_populate_recordset(null::${kind}, ?::jsonb)`,
    [kind, json],
  )
}

const freeSlug = (used: Set<string>, text: string): string => {
  const base = slugOf(text).slice(0, 70)
  let slug = base
  for (let number = 2; used.has(slug); number++) slug = `${base}-${number}`
  used.add(slug)
  return slug
}
