import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import type { EventSubscriber } from '@mikro-orm/postgresql'
import pg from 'pg'
import { type Database, openDatabase } from '../../api/database/open.ts'

export interface PlaceOptions {
  /** A database server; a database of its own is made there and dropped again. */
  serverUrl: string
  /** Made, and removed at the end. */
  folder: string
  subscribers?: EventSubscriber[]
}

/** Works on an empty database and folder. */
export const withDatabase = async <Result>(
  { serverUrl, folder, subscribers }: PlaceOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const name = `bench_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  try {
    await mkdir(folder)
    const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
    const database = await openDatabase({ dataDir: folder, databaseUrl }, { ...(subscribers && { subscribers }) })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await onServer(serverUrl, `drop database ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  }
}

const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: Object.assign(new URL(serverUrl), { pathname: '/postgres' }).href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
