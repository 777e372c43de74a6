import { randomBytes } from 'node:crypto'
import pg from 'pg'

const run = async (url: string, sql: string) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A database of this run's own on the server of DATABASE_URL; without that the site starts one in its data folder. */
export const ownDatabase = async (prefix: string): Promise<{ databaseUrl?: string; drop: () => Promise<void> }> => {
  const server = process.env.DATABASE_URL
  if (!server) return { drop: async () => {} }
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await run(server, `create database "${name}" template template0 encoding 'UTF8'`)
  return {
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => run(server, `drop database if exists "${name}" with (force)`),
  }
}
