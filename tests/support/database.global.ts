// One PostgreSQL server for the whole run, with a migrated template that each worker copies: DATABASE_URL's, or an
// embedded one in a temporary folder.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../api/database/embedded/start.ts'
import { openDatabase } from '../../api/database/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated template. Databases made from it are named `<template>_<anything>`; the end of the run drops them. */
    database: { url: string; template: string }
  }
}

interface Server {
  url: string
  stop(): Promise<void>
}

const folderName = /^test-database-(\d+)-/

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Ends the servers of runs that were killed, and removes their folders. */
async function clearLeftOvers() {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(folderName.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    const dataDir = join(tmpdir(), name)
    // To stop a server is to join it and be the last to leave.
    if (existsSync(join(dataDir, 'postgres'))) await (await startEmbeddedPostgres({ dataDir })).stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startServer(): Promise<Server> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  await clearLeftOvers()
  const dataDir = await mkdtemp(join(tmpdir(), `test-database-${process.pid}-`))
  const server = await startEmbeddedPostgres({ dataDir })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  // An interrupted run does not come to its teardown.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(128 + constants.signals[signal])))
  }
  return { url: server.url, stop }
}

async function query(url: string, sql: string, values: string[] = []): Promise<Record<string, string>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

export default async function setup(project: TestProject) {
  const server = await startServer()
  const template = `test_${randomBytes(4).toString('hex')}`
  const url = Object.assign(new URL(server.url), { pathname: `/${template}` }).href
  const drop = async () => {
    const sql = 'SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $2)'
    for (const { datname } of await query(server.url, sql, [template, `${template}_`])) {
      await query(server.url, `DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`)
    }
  }
  try {
    await query(server.url, `CREATE DATABASE "${template}" TEMPLATE template0 ENCODING 'UTF8'`)
    const { close } = await openDatabase({ dataDir: tmpdir(), databaseUrl: url })
    await close()
  } catch (error) {
    await drop()
    await server.stop()
    throw error
  }
  project.provide('database', { url, template })
  return async () => {
    await drop()
    await server.stop()
  }
}
