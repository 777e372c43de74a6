import pg from 'pg'
import { changeChannel } from './changes.ts'
import type { Publisher } from './publisher.ts'

/** Key of the advisory lock that one publisher at a time holds ('publ' in ASCII). */
export const publishingLock = 0x7075626c

export interface LeadOptions {
  databaseUrl: string
  publisher: Publisher
  /** Milliseconds until the calendar day changes in America/Chicago. */
  untilTomorrow: () => number
  /** Stores the change that a new day is. */
  announceDay: () => Promise<void>
  /** Whether readers find a published site in this process's folder. */
  isPublished: () => Promise<boolean>
  /** Told whenever the state of publishing changes: undefined while all is well. */
  report: (trouble: string | undefined) => void
}

export interface Lead {
  /** Resolves once nothing is due or another process publishes; rejects where the first attempt fails. */
  ready: Promise<void>
  /** Ends after the batch that is under way. */
  stop: () => Promise<void>
}

const lookAgainMs = 30_000
const elsewhere = 'another process publishes, and not into this data folder: give both the same DATA_DIR'

/**
 * Publishes whenever something changes, for as long as this process holds the publishing lock; waits while another
 * one does. After a fault it tries again, by and by less often, with a new connection.
 */
export const takeLead = (options: LeadOptions): Lead => {
  const { publisher, report } = options
  let stopping = false
  let wake = () => {}
  let opened = false
  const firstTime = Promise.withResolvers<void>()

  const settle = () => {
    opened = true
    firstTime.resolve()
  }
  const signal = () => {
    let raised = false
    let waiting: (() => void) | undefined
    return {
      raise: () => {
        raised = true
        waiting?.()
      },
      /** Resolves at the next raise, at once when one came since the last time, or after the given time. */
      wait: (ms: number) =>
        new Promise<void>((done) => {
          const finish = () => {
            clearTimeout(timer)
            waiting = undefined
            raised = false
            done()
          }
          const timer = setTimeout(finish, ms)
          if (raised) finish()
          else waiting = finish
        }),
    }
  }

  const lead = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: options.databaseUrl, connectionTimeoutMillis: 5000 })
    const changed = signal()
    wake = changed.raise
    let lost: Error | undefined
    client.on('error', (error) => {
      lost = error
      changed.raise()
    })
    client.on('end', () => {
      lost ??= new Error('the connection to the database has ended')
      changed.raise()
    })
    client.on('notification', changed.raise)
    try {
      await client.connect()
      await client.query(`listen ${changeChannel}`)
      for (let tries = 0; !(await holdsLock(client)); tries += 1) {
        // A killed holder lets go within moments; a living one publishes for all of us.
        if (tries === 10) {
          settle()
          report((await options.isPublished()) ? undefined : elsewhere)
        }
        await changed.wait(500)
        if (stopping || lost) return
      }
      await publisher.open()
      await options.announceDay()
      let tomorrow = Date.now() + options.untilTomorrow()
      while (!stopping && !lost) {
        await publisher.publishDue()
        settle()
        report(undefined)
        await changed.wait(Math.min(lookAgainMs, Math.max(0, tomorrow - Date.now())))
        if (Date.now() < tomorrow) continue
        await options.announceDay()
        tomorrow = Date.now() + options.untilTomorrow()
      }
      if (lost && !stopping) throw lost
    } finally {
      await client.end().catch(() => {})
    }
  }

  const run = async () => {
    for (let pause = 250; !stopping; pause = Math.min(pause * 2, lookAgainMs)) {
      try {
        await lead()
        pause = 250
      } catch (error) {
        if (!opened) return firstTime.reject(error)
        report(error instanceof Error ? error.message : String(error))
        const rest = signal()
        wake = rest.raise
        await rest.wait(pause)
      }
    }
    firstTime.resolve()
  }
  const running = run()

  return {
    ready: firstTime.promise,
    stop: async () => {
      stopping = true
      wake()
      await running
    },
  }
}

const holdsLock = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [publishingLock])
  return rows[0]?.held === true
}
