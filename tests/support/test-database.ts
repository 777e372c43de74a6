import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase extends AsyncDisposable {
  url: string
}

/** Runs a statement on the test run's server, outside any test's database. */
export const runOnServer = async (sql: string): Promise<void> => {
  const { url } = inject('database')
  const client = new pg.Client(Object.assign(new URL(url), { pathname: '/postgres' }).href)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A database of the test's own: a copy of the migrated template, or an empty one. */
export const createTestDatabase = async ({ empty = false } = {}): Promise<TestDatabase> => {
  const { url, template } = inject('database')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runOnServer(`create database "${name}" template "${empty ? 'template0' : template}" encoding 'UTF8'`)
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    [Symbol.asyncDispose]: () => runOnServer(`drop database if exists "${name}" with (force)`),
  }
}
