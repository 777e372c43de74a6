import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approveChurch, withdrawChurch } from '../../api/churches/church-changes.ts'
import { writeChange } from '../../api/publish/changes.ts'
import { isSame } from '../../api/publish/check.ts'
import type { PageKind } from '../../api/publish/page-kind.ts'
import { createPublisher } from '../../api/publish/publisher.ts'
import { foldersIn } from '../../api/publish/release.ts'
import { openPublishedSite, type PublishedSite } from '../support/published-site.ts'
import { addChurch } from '../support/records.ts'

let site: PublishedSite
beforeEach(async () => {
  site = await openPublishedSite()
})
afterEach(() => site.close())

/** What runs once, right after the record's page or picture has been loaded. */
interface Interruption {
  kind: 'church' | 'social-picture'
  work: () => Promise<unknown>
}

/** Publishes with a change in between, and answers what stood on the disk whenever a batch began. */
const publishInterrupted = async ({ kind, work }: Interruption, { id, slug }: { id: number; slug: string }) => {
  const seen: { page: boolean; picture: boolean }[] = []
  const { current } = foldersIn(site.options.root)
  const look = () =>
    seen.push({
      page: existsSync(join(current, `church/${slug}.html`)),
      picture: existsSync(join(current, `social/church/${slug}.jpg`)),
    })
  let done = false
  const kinds = { ...site.options.kinds }
  const church = kinds.church
  kinds.church = {
    ...church,
    touchedBy: (...given) => {
      look()
      return church.touchedBy(...given)
    },
  }
  const interrupted = kinds[kind] as PageKind
  Object.assign(kinds, {
    [kind]: {
      ...interrupted,
      load: async (...given: Parameters<PageKind['load']>) => {
        const loaded = await interrupted.load(...given)
        if (!done && given[1].slug === slug) {
          done = true
          await work()
        }
        return loaded
      },
    },
  })
  const publisher = createPublisher({ ...site.options, kinds })
  await publisher.open()
  await publisher.publishDue()
  await writeChange(site.em(), [`church:${id}`])
  await publisher.publishDue()
  look()
  return { seen, done }
}

test('a record that goes while its page is made keeps its picture as long as its page', async () => {
  const { id, slug } = await addChurch(site.em(), { name: 'Bay Church' })
  await site.publisher.publishDue()
  const work = () => withdrawChurch(site.em(), id)
  const { seen, done } = await publishInterrupted({ kind: 'church', work }, { id, slug })
  expect(done).toBe(true)
  expect(seen.filter(({ page, picture }) => page && !picture)).toEqual([])
  expect(seen.at(-1)).toEqual({ page: false, picture: false })
  expect(isSame(await site.compare())).toBe(true)
})

test('a record that comes back while its picture is looked at is published with its picture', async () => {
  const { id, slug } = await addChurch(site.em(), { name: 'Bay Church', status: 'withdrawn' })
  await site.publisher.publishDue()
  await site.em().execute(`update church set status = 'pending' where id = ?`, [id])
  const work = () => approveChurch(site.em(), id)
  const { seen, done } = await publishInterrupted({ kind: 'social-picture', work }, { id, slug })
  expect(done).toBe(true)
  expect(seen.filter(({ page, picture }) => page && !picture)).toEqual([])
  expect(seen.at(-1)).toEqual({ page: true, picture: true })
  expect(isSame(await site.compare())).toBe(true)
})
