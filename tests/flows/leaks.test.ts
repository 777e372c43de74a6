import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChurchFields } from '../../api/churches/church.entity.ts'
import { deleteChurch, editChurch, rejectChurch, withdrawChurch } from '../../api/churches/church-changes.ts'
import { approveEvent, rejectEvent, withdrawEvent } from '../../api/events/event-changes.ts'
import { filesIn } from '../../api/publish/release.ts'
import type { PublishedSite } from '../support/published-site.ts'
import { ask } from '../support/raw-request.ts'
import { addChurch, addEvent } from '../support/records.ts'
import { openSampleSite } from '../support/sample-site.ts'

// No word of the site contains it, whatever is done to upper and lower case.
const marker = 'zqcanaryqz'
const zip = '00377'
const digits = '5550199377'

const markedChurch: ChurchFields = {
  name: `${marker} Name`,
  denomination: `${marker} Denomination`,
  description: `${marker} Description`,
  address: `1 ${marker} Street`,
  zip,
  area: `${marker} Area`,
  phone: digits,
  website: `https://${marker}.example.org/`,
  youtubeChannel: `https://www.youtube.com/@${marker}`,
  services: [`Sunday 10 AM ${marker}`],
  thumbnail: `/uploads/${marker}-480.jpg`,
  heroImage: `/uploads/${marker}-960.jpg`,
  pastorName: `${marker} Pastor`,
  missionStatement: `${marker} Mission`,
  history: `${marker} History`,
  specialPrograms: `${marker} Special`,
  youthPrograms: `${marker} Youth`,
  musicMinistry: `${marker} Music`,
  outreachPrograms: `${marker} Outreach`,
  facebookPage: `https://www.facebook.com/${marker}`,
  instagramHandle: `@${marker}`,
  email: `${marker}@example.org`,
  city: `${marker} City`,
  additionalInfo: `${marker} More`,
}
const markedEvent = {
  title: `${marker} Title`,
  description: `${marker} Description`,
  date: '2026-12-24',
  time: `6 PM ${marker}`,
  location: `${marker} Hall`,
  category: `${marker}`,
}

let site: PublishedSite
beforeAll(async () => {
  site = await openSampleSite()
})
afterAll(() => site?.close())

const told = (bytes: Buffer) => {
  const text = bytes.toString('latin1').toLowerCase()
  return [marker, zip, digits].filter((secret) => text.includes(secret))
}

/** Where a marker can be read: published files by their names and contents, answers of every call, searches. */
const whereTold = async (): Promise<string[]> => {
  await site.publisher.publishDue()
  expect(site.publisher.faults()).toEqual([])
  const found: string[] = []
  const root = site.options.root
  const files = await filesIn(root)
  expect(files.length).toBeGreaterThan(200)
  for (const file of files) {
    const secrets = new Set([...told(Buffer.from(file)), ...told(await readFile(join(root, file)))])
    for (const secret of secrets) found.push(`file ${file}: ${secret}`)
  }
  const searches = [`${marker} Name`, marker, zip, digits, `1 ${marker} Street`, 'zqcanaryq']
  const calls = [
    ...['/api/churches', '/api/churches?featured=true', '/api/events', '/api/articles'],
    ...searches.map((words) => `/api/churches?search=${encodeURIComponent(words)}`),
    '/api/churches/map?bounds=27,-98,28,-97&zoom=19',
    ...searches.map((words) => `/api/churches/map?bounds=27,-98,28,-97&zoom=11&search=${encodeURIComponent(words)}`),
    `/api/churches?area=${marker}%20Area`,
    `/api/churches?denomination=${marker}%20Denomination`,
    '/api/docs/json',
  ]
  for (const call of calls) {
    const { status, headers, body } = await ask(site.origin, call)
    expect(status, call).toBe(200)
    for (const secret of told(body)) found.push(`${call}: ${secret}`)
    if (/[?]search|[?]area|[?]denom/.test(call) && headers['x-total-count'] !== '0') found.push(`${call}: counted`)
  }
  // The address of what was public and is gone stays on record: as a file name, and nothing of it is readable.
  return found.filter((place) => !/\/(?:church|events)\/zqcanaryqz-[a-z-]+\.gone: /.test(place))
}

const addressesOf = (kind: 'church' | 'event', slugOrId: string | number) => {
  const [page, call] = kind === 'church' ? ['/church', '/api/churches'] : ['/events', '/api/events']
  const files = kind === 'event' ? [`/events/${slugOrId}.ics`] : []
  return [`${page}/${slugOrId}`, `${call}/${slugOrId}`, `/social/${kind}/${slugOrId}.jpg`, ...files]
}

/** Everything about an answer but the moment at which it was given. */
const wholeAnswer = async (path: string) => {
  const { status, headers, body } = await ask(site.origin, path)
  const { date: _, ...others } = headers
  return { status, headers: others, body: body.toString('base64') }
}

const unknown = { slug: 'no-such-record-anywhere', id: 987_654 }
const expectUnknown = async (kind: 'church' | 'event', { slug, id }: { slug: string; id: number }) => {
  for (const [own, other] of [
    [slug, unknown.slug],
    [id, unknown.id],
  ] as const) {
    const paths = addressesOf(kind, own)
    const others = addressesOf(kind, other)
    for (const [at, path] of paths.entries()) {
      const answer = await wholeAnswer(path)
      expect(answer.status, path).toBe(404)
      expect(answer, path).toEqual(await wholeAnswer(others[at] ?? ''))
    }
  }
}

test('the markers are found where they are public, so that their absence means something', async () => {
  const { id, slug } = await addChurch(site.em(), { ...markedChurch, name: `${marker} Public` })
  const places = (await whereTold()).join('\n')
  const some = [`/church/${slug}.html`, '/directory.html', 'sitemap-church-0.xml', '/api/churches:', '00377: counted']
  for (const place of some) expect(places).toContain(place)
  await withdrawChurch(site.em(), id)
  expect(await whereTold()).toEqual([])
  await deleteChurch(site.em(), id)
  expect(await whereTold()).toEqual([])
  for (const path of addressesOf('church', slug).slice(0, 2)) expect((await ask(site.origin, path)).status).toBe(410)
})

describe('a church that was never public', () => {
  const states: [string, (id: number) => Promise<unknown>][] = [
    ['pending', async () => {}],
    ['edited while pending', (id) => editChurch(site.em(), id, { history: `${marker} again` })],
    ['rejected with a reason', (id) => rejectChurch(site.em(), id, `${marker} reason`)],
    ['edited, so pending again', (id) => editChurch(site.em(), id, { name: `${marker} Other` })],
  ]
  test('is nowhere, and its addresses answer as unknown ones do', async () => {
    const { id, slug } = await addChurch(site.em(), { ...markedChurch, status: 'pending', featured: true })
    for (const [state, bring] of states) {
      await bring(id)
      expect(await whereTold(), state).toEqual([])
      await expectUnknown('church', { slug, id })
    }
    await deleteChurch(site.em(), id)
    await site.publisher.publishDue()
    await expectUnknown('church', { slug, id })
  })

  test('its event prints its own words only', async () => {
    const church = await addChurch(site.em(), { ...markedChurch, name: `${marker} Host`, status: 'pending' })
    const event = await addEvent(site.em(), { title: 'Open Evening', date: '2026-12-24', church })
    expect(await whereTold()).toEqual([])
    const { body } = await ask(site.origin, `/api/events/${event.slug}`)
    expect(Object.keys(JSON.parse(body.toString()))).not.toContain('churchId')
    await rejectChurch(site.em(), church.id)
  })
})

test('an event that was never public is nowhere, and its addresses answer as unknown ones do', async () => {
  const { id, slug } = await addEvent(site.em(), { ...markedEvent, status: 'pending' })
  expect(await whereTold()).toEqual([])
  await expectUnknown('event', { slug, id })
  await rejectEvent(site.em(), id)
  expect(await whereTold()).toEqual([])
  await expectUnknown('event', { slug, id })

  const later = await addEvent(site.em(), { ...markedEvent, title: `${marker} Later`, status: 'pending' })
  await approveEvent(site.em(), later.id)
  expect((await whereTold()).join('\n')).toContain('events/rss.xml')
  await withdrawEvent(site.em(), later.id)
  expect(await whereTold()).toEqual([])
  expect((await wholeAnswer(`/events/${later.slug}`)).status).toBe(410)
})

test('of a public church, what is not for the public is nowhere', async () => {
  const { email, additionalInfo } = markedChurch
  const { id } = await addChurch(site.em(), {
    name: 'Chapel With Secrets',
    ...{ email: email ?? '', additionalInfo: additionalInfo ?? '' },
  })
  // What an owner proposes waits for review; until then the page stays as approved.
  await site.em().execute('update church set proposed = ? where id = ?', [JSON.stringify(markedChurch), id])
  await editChurch(site.em(), id, { description: 'Meets at noon.' })
  expect(await whereTold()).toEqual([])
  const { body } = await ask(site.origin, '/api/churches/chapel-with-secrets')
  expect(JSON.parse(body.toString())).toMatchObject({ name: 'Chapel With Secrets', description: 'Meets at noon.' })
})

/** What Astro's attribute says, without the marks of its types. */
const plain = (value: unknown): unknown => {
  const [type, inner] = value as [number, unknown]
  if (type === 1) return (inner as unknown[]).map(plain)
  return typeof inner === 'object' && inner !== null
    ? Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, plain(one)]))
    : inner
}

test('an island is given what its page prints and no more', async () => {
  const release = (await filesIn(site.options.root)).filter((name) => name.endsWith('.html'))
  const given: [string, unknown][] = []
  for (const file of release) {
    const page = parse(await readFile(join(site.options.root, file), 'utf8'))
    for (const island of page.querySelectorAll('astro-island'))
      given.push([basename(file), plain([0, JSON.parse(island.getAttribute('props') ?? '')])])
  }
  expect(given.map(([file]) => file)).toEqual(['directory.html'])
  const props = given[0]?.[1] as { printed: { churches: object[] } }
  expect(Object.keys(props).toSorted()).toEqual(['otherAreas', 'otherDenominations', 'printed', 'tiles'])
  const cardFields = ['id', 'slug', 'name', 'description', 'address', 'zip', 'area', 'denomination', 'featured']
  const shown = new Set([...cardFields, 'services', 'thumbnail', 'heroImage'])
  expect(props.printed.churches.length).toBeGreaterThan(0)
  for (const church of props.printed.churches)
    expect(Object.keys(church).filter((name) => !shown.has(name))).toEqual([])
})
