import { afterEach, describe, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { Church } from '../../api/churches/church.entity.ts'
import {
  approveChurch,
  deleteChurch,
  editChurch,
  renameChurchSlug,
  withdrawChurch,
} from '../../api/churches/church-changes.ts'
import { addDays, dayOf } from '../../api/clock.ts'
import { approveEvent, deleteEvent, editEvent, renameEventSlug, withdrawEvent } from '../../api/events/event-changes.ts'
import { tagsOf } from '../../api/publish/changes.ts'
import { isSame } from '../../api/publish/check.ts'
import { openPublishedSite, type PublishedSite } from '../support/published-site.ts'
import { addChurch, addEvent } from '../support/records.ts'

let site: PublishedSite | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

const letters = 'ABCDEFG'

/** Seven churches of one area, a waiting one in their midst and two elsewhere; the first holds an event of today. */
const settle = async (own: PublishedSite) => {
  const ids: number[] = []
  for (const letter of letters) {
    ids.push((await addChurch(own.em(), { name: `Church ${letter}` })).id)
    if (letter === 'C') await addChurch(own.em(), { name: 'Waiting', status: 'pending' })
  }
  for (const name of ['Far', 'Farther']) await addChurch(own.em(), { name, area: 'OSO' })
  const holder = await own.em().findOneOrFail(Church, { name: 'Church A' })
  await addEvent(own.em(), { title: 'Supper', date: dayOf(own.now()), church: holder })
  await addEvent(own.em(), { title: 'Concert', date: addDays(dayOf(own.now()), 3), church: holder, status: 'pending' })
  await own.publisher.publishDue()
}

type Work = (own: PublishedSite) => Promise<unknown>
const church = async (own: PublishedSite, name: string) => (await own.em().findOneOrFail(Church, { name })).id
const onChurch =
  (name: string, work: (em: ReturnType<PublishedSite['em']>, id: number) => Promise<unknown>): Work =>
  async (own) =>
    work(own.em(), await church(own, name))
const onEvent =
  (title: string, work: (em: ReturnType<PublishedSite['em']>, id: number) => Promise<unknown>): Work =>
  async (own) => {
    const [event] = await own.em().execute<{ id: number }[]>('select id from event where title = ?', [title])
    return work(own.em(), event?.id ?? 0)
  }
const holdBy =
  (name: string | undefined): ((em: ReturnType<PublishedSite['em']>, id: number) => Promise<unknown>) =>
  async (em, id) =>
    editEvent(em, id, { church: name === undefined ? null : await em.findOneOrFail(Church, { name }) })

const changes: [what: string, Work][] = [
  ['a church comes between others', onChurch('Waiting', approveChurch)],
  ['a church goes from between others', onChurch('Church F', withdrawChurch)],
  ['a church takes another name', onChurch('Church G', (em, id) => editChurch(em, id, { name: 'Church of G' }))],
  ['a church takes another address', onChurch('Church E', (em, id) => renameChurchSlug(em, id, 'House of E'))],
  ['a church moves away', onChurch('Church B', (em, id) => editChurch(em, id, { area: 'OSO' }))],
  ['a church moves here', onChurch('Far', (em, id) => editChurch(em, id, { area: 'Downtown' }))],
  ['the last church goes', onChurch('Far', deleteChurch)],
  ['the first church moves away', onChurch('Church A', (em, id) => editChurch(em, id, { area: 'OSO' }))],
  ['the first church comes back', onChurch('Church A', (em, id) => editChurch(em, id, { area: 'Downtown' }))],
  ['an event comes', onEvent('Concert', approveEvent)],
  ['an event takes another title', onEvent('Supper', (em, id) => editEvent(em, id, { title: 'Dinner' }))],
  ['an event takes another address', onEvent('Dinner', (em, id) => renameEventSlug(em, id, 'Late Dinner'))],
  ['an event changes hands', onEvent('Concert', holdBy('Church E'))],
  ['an event is held by no church', onEvent('Concert', holdBy(undefined))],
  ['an event is held by a church again', onEvent('Concert', holdBy('Church D'))],
  ['a day passes', (own) => own.advance(1)],
  ['an event is taken down', onEvent('Concert', withdrawEvent)],
  ['an event is deleted', onEvent('Dinner', deleteEvent)],
]

const ofChurches = /^(?:a|the \w+) church/
const ofEvents = /^(?:an event|a day)/

describe('church pages name what is beside them', () => {
  test('the next of the area, and its own events with their calendar files', async () => {
    site = await openPublishedSite()
    await settle(site)
    const page = async (slug: string) => (await fetch(`${site?.origin}${paths.church(slug)}`)).text()
    const linksIn = (html: string) => [...html.matchAll(/href="(\/(?:church|events)\/[^"]+)"/g)].map(([, href]) => href)
    expect(linksIn(await page('church-a'))).toEqual([
      paths.event('supper'),
      paths.calendar('supper'),
      ...['b', 'c', 'd', 'e'].map((letter) => paths.church(`church-${letter}`)),
    ])
    expect(linksIn(await page('church-g'))).toEqual(
      ['a', 'b', 'c', 'd'].map((letter) => paths.church(`church-${letter}`)),
    )
    await site.advance(1)
    await site.publisher.publishDue()
    expect(await page('church-a')).not.toContain(paths.event('supper'))
  })

  test.for([
    { of: 'churches', kinds: ofChurches },
    { of: 'events', kinds: ofEvents },
  ])('after each change of $of they are those of a full publish', async ({ kinds }) => {
    site = await openPublishedSite()
    await settle(site)
    for (const [what, work] of changes) {
      if (!kinds.test(what)) continue
      await work(site)
      await site.publisher.publishDue()
      expect(site.publisher.faults(), what).toEqual([])
      expect(await site.compare(), what).toMatchObject({ missing: [], surplus: [], different: [], faults: [] })
    }
  })

  // Only changes of the kind are made: another kind's could bring the page up to date that this one has forgotten.
  const mutations = [
    { dropped: 'churches:area=Downtown', kinds: ofChurches },
    { dropped: 'churches:area=Downtown:', kinds: ofChurches },
    { dropped: 'events:church=', kinds: ofEvents },
  ]
  test.for(mutations)('without the tag $dropped the comparison finds a difference', async ({ dropped, kinds }) => {
    const isDropped = (tag: string) => (/[:=]$/.test(dropped) ? tag.startsWith(dropped) : tag === dropped)
    site = await openPublishedSite({ tags: (change) => tagsOf(change).filter((tag) => !isDropped(tag)) })
    await settle(site)
    for (const [what, work] of changes) {
      if (!kinds.test(what)) continue
      await work(site)
      await site.publisher.publishDue()
      if (!isSame(await site.compare())) return
    }
    expect.unreachable(`no difference without ${dropped}`)
  })

  test('an edit renders the pages that name the church and no others, however many the area has', async () => {
    site = await openPublishedSite()
    const ids: number[] = []
    for (let number = 0; number < 40; number += 1)
      ids.push((await addChurch(site.em(), { name: `Church ${number}` })).id)
    await site.publisher.publishDue()
    const rendered = async (work: Promise<unknown>) => {
      const before = await hashes(site)
      await work
      await site?.publisher.publishDue()
      return [...(await hashes(site))].flatMap(([path, hash]) => (before.get(path) === hash ? [] : [path]))
    }
    const id = ids[20] ?? 0
    const named = [16, 17, 18, 19, 20].map((number) => paths.church(`church-${number}`))
    expect(await rendered(editChurch(site.em(), id, { name: 'Another Name' }))).toEqual(named)
    expect(await rendered(editChurch(site.em(), id, { description: 'Other words.' }))).toEqual(named.slice(4))
    expect(await rendered(withdrawChurch(site.em(), id))).toHaveLength(6)
  })
})

/** What each church page read when it was last rendered. */
const hashes = async (own: PublishedSite | undefined): Promise<Map<string, string>> => {
  const rows = await own
    ?.em()
    .execute<{ path: string; hash: string }[]>(
      "select path, reads_hash as hash from published_page where name = 'church' order by path",
    )
  return new Map(rows?.map(({ path, hash }) => [path, hash]))
}
