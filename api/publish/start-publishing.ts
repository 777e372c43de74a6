import { Worker } from 'node:worker_threads'
import { StartupError } from '../startup-error.ts'
import type { Fault } from './page-writer.ts'
import type { SiteSettings } from './release.ts'

export interface ThreadData {
  databaseUrl: string
  root: string
  settings: SiteSettings
  /** The compiled site's entry as text, since a URL does not survive the way into a thread. */
  entry: string
}

export type ThreadMessage =
  | { log: string }
  | { ready: true }
  | { failed: string }
  | { trouble: string | null; faults: Fault[] }

export interface Publishing {
  /** Why nothing can be published at present, undefined while all is well. */
  trouble: () => string | undefined
  /** Pages that cannot be made. */
  faults: () => Fault[]
  /** Ends after the batch that is under way. */
  stop: () => Promise<void>
}

export interface PublishingOptions {
  databaseUrl: string
  root: string
  settings: SiteSettings
  log: (line: string) => void
  /** Ends the first attempt: it resolves then with what has been published so far. */
  signal?: AbortSignal
}

/** A batch that takes longer is cut off when the site stops: the next start takes it up again. */
const stopWithinMs = 4000

/**
 * Publishes in a thread of its own, which is started again should it ever end.
 * Resolves once everything that is due has been published, or another process is found to publish already.
 * @throws StartupError with what hindered the first attempt
 */
export const startPublishing = async (options: PublishingOptions): Promise<Publishing> => {
  const { databaseUrl, root, settings, log, signal } = options
  const { entry, ...build } = settings.build
  const data = { databaseUrl, root, settings: { ...settings, build }, entry: entry.href }
  let trouble: string | undefined
  let faults: Fault[] = []
  let stopping = false
  let worker: Worker
  let ended: Promise<void>
  const first = Promise.withResolvers<void>()

  const start = () => {
    worker = new Worker(new URL('./publisher-thread.ts', import.meta.url), { workerData: data })
    const over = Promise.withResolvers<void>()
    ended = over.promise
    worker.on('message', (message: ThreadMessage) => {
      if ('log' in message) log(message.log)
      else if ('ready' in message) first.resolve()
      else if ('failed' in message) {
        // Of a thread that has taken another one's place: it ends, and the next one tries again.
        trouble = message.failed
        first.reject(
          new StartupError(`The pages in ${root} cannot be published (${message.failed}): mend that and start again.`),
        )
        void worker.terminate()
      } else {
        if (message.trouble && message.trouble !== trouble) log(`Publishing has stopped: ${message.trouble}`)
        trouble = message.trouble ?? undefined
        faults = message.faults
      }
    })
    worker.on('error', (error) => {
      trouble = `the publisher has ended: ${error instanceof Error ? error.message : String(error)}`
      log(trouble)
      first.reject(error)
    })
    worker.on('exit', () => {
      over.resolve()
      if (!stopping) setTimeout(() => stopping || start(), 1000).unref()
    })
  }
  start()
  const giveUp = () => {
    stopping = true
    void worker.terminate().then(() => first.resolve())
  }
  signal?.addEventListener('abort', giveUp, { once: true })
  if (signal?.aborted) giveUp()
  await first.promise.catch(async (error) => {
    stopping = true
    await worker.terminate()
    throw error
  })
  signal?.removeEventListener('abort', giveUp)

  return {
    trouble: () => trouble,
    faults: () => faults,
    stop: async () => {
      stopping = true
      worker.postMessage('stop')
      const cut = setTimeout(() => void worker.terminate(), stopWithinMs)
      await ended
      clearTimeout(cut)
    },
  }
}
