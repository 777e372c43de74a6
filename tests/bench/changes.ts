import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '#contract/paths.ts'
import { Church } from '../../api/churches/church.entity.ts'
import { editChurch, featureChurch, unfeatureChurch } from '../../api/churches/church-changes.ts'
import type { Database } from '../../api/database/open.ts'
import { createDice } from '../../api/database/sample-dice.ts'
import { changesOfCall } from '../../api/publish/changes.ts'
import { fileOf } from '../../api/publish/file-names.ts'
import { foldersIn } from '../../api/publish/release.ts'
import { watchPublishing } from '../../api/publish/waiting.ts'

export interface ChangesOptions {
  database: Database
  /** Where the publisher that runs meanwhile publishes. */
  root: string
  churches: number
  changes: number
  seed: number
}

const warmUp = 20
const patienceMs = 10_000

/**
 * Changes churches, services, name and featured in turn, each once the change before is published.
 * Milliseconds from the commit until the church's own file shows it, and until all its pages are published.
 */
export const measureChanges = async (options: ChangesOptions): Promise<{ ownPage: number[]; allPages: number[] }> => {
  const { orm, url } = options.database
  const dice = createDice(options.seed + 1)
  const watch = watchPublishing(url, orm)
  const ownPage: number[] = []
  const allPages: number[] = []
  try {
    for (let number = 0; number < warmUp + options.changes; number += 1) {
      const church = await orm.em.fork().findOneOrFail(Church, { id: 1 + dice.below(options.churches) })
      const file = join(foldersIn(options.root).current, fileOf(paths.church(church.slug)))
      const before = await readFile(file)
      const changes: string[] = []
      const mark = await changesOfCall.run(changes, () => change(options, church, number))
      const committed = performance.now()
      const read = readable(file, before, mark).then((at) => ownPage.push(at - committed))
      const published = watch.published(changes, patienceMs).then((done) => {
        if (!done) throw new Error(`${church.slug} has not been published`)
        allPages.push(performance.now() - committed)
      })
      await Promise.all([read, published])
    }
  } finally {
    await watch.stop()
  }
  return { ownPage: ownPage.slice(warmUp), allPages: allPages.slice(warmUp) }
}

/** Makes the change in one transaction and answers a text that the page shows from then on. */
const change = async ({ database }: ChangesOptions, church: Church, number: number): Promise<string> => {
  const em = database.orm.em.fork()
  if (number % 3 === 0) {
    const line = `Sunday 10:30 AM, service ${number}`
    await editChurch(em, church.id, { services: [...church.services.slice(0, 3), line] })
    return line
  }
  if (number % 3 === 1) {
    const name = `${church.name.replace(/ No\. \d+$/, '')} No. ${number}`
    await editChurch(em, church.id, { name })
    return name
  }
  if (church.featured) await unfeatureChurch(em, church.id, new Date())
  else await featureChurch(em, church.id, null, new Date())
  return ''
}

const readable = async (file: string, before: Buffer, mark: string): Promise<number> => {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const body = await readFile(file)
    if (!body.equals(before) && body.includes(mark)) return performance.now()
    await pause(1)
  }
  throw new Error(`${file} does not show the change`)
}
