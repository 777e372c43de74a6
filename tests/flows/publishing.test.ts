import { afterEach, describe, expect, test } from 'vitest'
import { dayOf } from '../../api/clock.ts'
import { approveEvent, submitEvent } from '../../api/events/event-changes.ts'
import { type RecordChange, tagsOf } from '../../api/publish/changes.ts'
import { isSame } from '../../api/publish/check.ts'
import { expectedAnswers, readAnswers, readEveryFile } from '../support/public-addresses.ts'
import { openPublishedSite, type PublishedSite } from '../support/published-site.ts'
import { createHistory } from '../support/random-history.ts'
import { random, rounds, seed } from '../support/rounds.ts'

const start = seed(import.meta.filename)
let site: PublishedSite | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

const play = async (own: PublishedSite, changes: number, from: number) => {
  const numbers = random(from)
  const history = createHistory(own, numbers)
  const made: string[] = []
  for (let count = 0; count < changes; count += 1) {
    made.push(await history.next())
    if (numbers() < 0.4) await own.publisher.publishDue()
  }
  await own.publisher.publishDue()
  return made
}

describe('published files', () => {
  test('after random changes they are those of a full publish, and their addresses those of the database', async () => {
    site = await openPublishedSite()
    const made = await play(site, rounds(2000), start)
    expect(made.length).toBe(rounds(2000))
    expect(site.publisher.faults()).toEqual([])
    expect(await site.compare()).toMatchObject({ missing: [], surplus: [], different: [], faults: [] })
    const expected = await expectedAnswers(site.em())
    expect(await readAnswers(site.origin, [...expected.keys()])).toEqual(expected)
    await readEveryFile(site)
  })

  // Only changes of the kind are made: another kind's could bring the page up to date that this one has forgotten.
  const families: [kinds: RegExp, tags: string[]][] = [
    [/church|services|feature/, ['church:', 'churches', 'churches:block=', 'churches:membership', 'featured']],
    [/event/, ['event:', 'events', 'events:block=', 'events:membership']],
    [/article/, ['article:', 'articles', 'articles:block=', 'articles:membership']],
  ]
  const mutations = families.flatMap(([kinds, tags]) => tags.map((dropped) => ({ dropped, kinds })))

  test.for(mutations)('without the tag $dropped the comparison finds a difference', async ({ dropped, kinds }) => {
    const isDropped = (tag: string) => (/[:=]$/.test(dropped) ? tag.startsWith(dropped) : tag === dropped)
    site = await openPublishedSite({ tags: (change: RecordChange) => tagsOf(change).filter((tag) => !isDropped(tag)) })
    const history = createHistory(site, random(start), kinds)
    for (let count = 0; count < 100; count += 1) {
      await history.next()
      await site.publisher.publishDue()
      if (!isSame(await site.compare())) return
    }
    expect.unreachable(`no difference without ${dropped}`)
  })

  test('without the announcement of a new day the comparison finds a difference', async () => {
    site = await openPublishedSite()
    const { id } = await submitEvent(site.em(), {
      title: 'Supper',
      description: 'Food and songs for all.',
      date: dayOf(site.now()),
      location: 'The hall',
    })
    await approveEvent(site.em(), id)
    await site.publisher.publishDue()
    expect(isSame(await site.compare())).toBe(true)
    await site.advance(1)
    expect(isSame(await site.compare())).toBe(false)
    await site.publisher.publishDue()
    expect(isSame(await site.compare())).toBe(true)
  })
})
