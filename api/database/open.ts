import { Migrator } from '@mikro-orm/migrations'
import { defineConfig, type EventSubscriber, MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { startEmbeddedPostgres } from './embedded/start.ts'
import { entities } from './entities.ts'
import { migrations } from './migrations/index.ts'

export type Orm = MikroORM

export interface DatabaseConfig {
  /** Holds the embedded server's folder; not used with databaseUrl. */
  dataDir: string
  databaseUrl?: string
}

export interface Database {
  orm: Orm
  url: string
  /** Closes the pool and stops the embedded server, if this process owns it. */
  close(): Promise<void>
}

export interface OpenOptions {
  subscribers?: EventSubscriber[]
  log?: (message: string) => void
}

const leastVersion = 15
const connectTimeout = 4000
// Any number would do, as long as every process that migrates takes the same.
const migrationLock = 4205618

/**
 * Opens the database at DATABASE_URL, else the embedded server of the data folder, and brings its tables up to date.
 * @throws StartupError where the database cannot be reached, is too old or cannot be migrated
 */
export const openDatabase = async (config: DatabaseConfig, options: OpenOptions = {}): Promise<Database> => {
  if (config.databaseUrl) {
    const orm = await connect(config.databaseUrl, options)
    return { orm, url: config.databaseUrl, close: () => orm.close(true) }
  }
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log: options.log ?? (() => {}) })
  try {
    const orm = await connect(server.url, options)
    const close = async () => {
      await orm.close(true)
      await server.stop()
    }
    return { orm, url: server.url, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}

const connect = async (url: string, { subscribers = [] }: OpenOptions): Promise<Orm> => {
  const session = await firstConnection(url)
  const orm = await connectOrm(url, subscribers)
  try {
    await session.query('select pg_advisory_lock($1)', [migrationLock])
    await orm.migrator.up()
    return orm
  } catch (error) {
    await orm.close(true)
    throw new StartupError(
      `The tables of the database could not be brought up to date (${reasonOf(error)}): mend that and start again.`,
    )
  } finally {
    await session.end().catch(() => {})
  }
}

/** The ORM on a database that openDatabase has brought up to date, for a second thread or a test. */
export const connectOrm = (clientUrl: string, subscribers: EventSubscriber[] = []): Promise<Orm> =>
  MikroORM.init(ormOptions(clientUrl, subscribers))

const ormOptions = (clientUrl: string, subscribers: EventSubscriber[]) =>
  defineConfig({
    clientUrl,
    entities,
    subscribers,
    extensions: [Migrator],
    allowGlobalContext: false,
    forceUtcTimezone: true,
    pool: { min: 0, max: 10 },
    driverOptions: { connectionTimeoutMillis: 2000, statement_timeout: 10_000, application_name: 'church-directory' },
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
  })

/** @throws StartupError where the database does not answer or is too old */
export const assertDatabaseAnswers = async (url: string): Promise<void> => {
  const session = await firstConnection(url)
  await session.end().catch(() => {})
}

/** Proves that the database answers before the pool is made, whose own errors name neither variable nor cure. */
const firstConnection = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    const version = rows[0]?.version ?? 0
    if (version < leastVersion)
      throw new StartupError(
        `DATABASE_URL names a PostgreSQL ${version}: give one of version ${leastVersion} or newer.`,
      )
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The database at DATABASE_URL (${placeOf(url)}) does not answer (${reasonOf(error)}): start it, correct DATABASE_URL, or unset it to use the built-in database.`,
    )
  }
}

/** Host, port and name only: the address holds a password. */
const placeOf = (url: string): string => {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || 5432}${pathname}`
  } catch {
    return 'not an address'
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
