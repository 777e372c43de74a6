import { IsolationLevel } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'

/** Runs one read. A fault of its queries is its own and leaves other reads alone. */
export type Read = <Result>(work: (em: EntityManager) => Promise<Result>) => Promise<Result>

const readOnly = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true }

/** Reads the database as it is when each query runs. */
export const readLatest =
  (orm: MikroORM): Read =>
  (work) =>
    work(orm.em.fork())

/**
 * Lets all reads of the work see the database as it was at one moment, also those that run at the same time: pages that
 * name one another are then made from the same state, whatever is changed meanwhile.
 */
export const inSnapshot = <Result>(orm: MikroORM, work: (read: Read) => Promise<Result>): Promise<Result> =>
  orm.em.fork().transactional(async (em) => {
    const [snapshot] = await em.execute<{ id: string }[]>('select pg_export_snapshot() as id')
    const read: Read = (readOne) =>
      orm.em.fork().transactional(async (own) => {
        await own.execute(`set transaction snapshot '${snapshot?.id}'`)
        return readOne(own)
      }, readOnly)
    return work(read)
  }, readOnly)
