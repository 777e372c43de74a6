import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { display } from '#content/business.ts'
import { editChurch } from '../../api/churches/church-changes.ts'
import { dayOf } from '../../api/clock.ts'
import { withdrawEvent } from '../../api/events/event-changes.ts'
import { writeChange } from '../../api/publish/changes.ts'
import { isSame } from '../../api/publish/check.ts'
import { createPublisher } from '../../api/publish/publisher.ts'
import {
  filesIn,
  foldersIn,
  publishAssets,
  readLiveSettings,
  removeOldAssets,
  saveSettings,
} from '../../api/publish/release.ts'
import type { Render } from '../../api/publish/renderer.ts'
import { get } from '../support/public-addresses.ts'
import { openPublishedSite, type PublishedSite } from '../support/published-site.ts'
import { addChurch, addEvent } from '../support/records.ts'

let site: PublishedSite
beforeEach(async () => {
  site = await openPublishedSite()
})
afterEach(() => site.close())

const read = async (path: string) => {
  const { status, body } = await get(site.origin + path)
  return { status, text: body.toString() }
}

test('a new day: what is past says so, and lists and feeds leave it out', async () => {
  const today = dayOf(site.now())
  const { slug } = await addEvent(site.em(), { title: 'Lantern Supper', date: today })
  await site.publisher.publishDue()
  expect((await read(`/events/${slug}`)).text).not.toContain('This event is over')
  for (const list of ['/events', '/events/rss.xml']) expect((await read(list)).text).toContain('Lantern Supper')

  await site.advance(1)
  await site.publisher.publishDue()
  const { status, text } = await read(`/events/${slug}`)
  expect(status).toBe(200)
  expect(text).toContain('This event is over')
  for (const list of ['/events', '/events/rss.xml']) expect((await read(list)).text).not.toContain('Lantern Supper')
  expect(isSame(await site.compare())).toBe(true)
})

test('a page that cannot be made is reported and keeps its old state, the rest is published; mended, it follows', async () => {
  const church = await addChurch(site.em(), { name: 'Bay Church' })
  const other = await addChurch(site.em(), { name: 'Dune Church' })
  await site.publisher.publishDue()
  const path = `/church/${church.slug}`
  let isBroken = true
  const render: Render = (rendered, locals) => {
    if (isBroken && rendered === path) throw new Error('the page will not have it')
    return site.options.render(rendered, locals)
  }
  const said: string[] = []
  const publisher = createPublisher({ ...site.options, render, log: (line) => said.push(line) })
  await publisher.open()
  await editChurch(site.em(), church.id, { name: 'Bay Chapel' })
  await editChurch(site.em(), other.id, { name: 'Dune Chapel' })
  await publisher.publishDue()
  expect(publisher.faults()).toEqual([{ path, message: 'the page will not have it' }])
  expect(said).toEqual([`${path} cannot be published: the page will not have it`])
  expect((await read(path)).text).toContain('Bay Church')
  expect((await read(`/church/${other.slug}`)).text).toContain('Dune Chapel')
  for (const name of ['Bay Chapel', 'Dune Chapel']) expect((await read('/directory')).text).toContain(name)

  isBroken = false
  await editChurch(site.em(), church.id, { area: 'OSO' })
  await publisher.publishDue()
  expect(publisher.faults()).toEqual([])
  expect((await read(path)).text).toContain('Bay Chapel')
  expect(isSame(await site.compare())).toBe(true)
})

test('a page that could not be made is reported and tried again by the next process', async () => {
  const church = await addChurch(site.em(), { name: 'Bay Church' })
  const path = `/church/${church.slug}`
  const refuse: Render = (rendered, locals) => {
    if (rendered === path) throw new Error('the page will not have it')
    return site.options.render(rendered, locals)
  }
  for (const render of [refuse, refuse]) {
    const publisher = createPublisher({ ...site.options, render })
    await publisher.open()
    await writeChange(site.em(), ['day'])
    await publisher.publishDue()
    expect(publisher.faults()).toEqual([{ path, message: 'the page will not have it' }])
    expect((await read(path)).status).toBe(404)
  }
  await site.publisher.open()
  await writeChange(site.em(), ['day'])
  await site.publisher.publishDue()
  expect((await read(path)).text).toContain('Bay Church')
  expect(isSame(await site.compare())).toBe(true)
})

test('a switch to another configuration that broke off leaves nothing behind that a check would trust', async () => {
  const { root, settings } = site.options
  // What is on the disk when the process is killed before the last step of the switch.
  await writeFile(join(root, 'settings.json'), JSON.stringify({ origin: 'https://other.example.org', tiles: {} }))
  await site.publisher.open()
  expect(await readLiveSettings(root)).toMatchObject({ origin: settings.origin, tiles: settings.tiles })
})

test.for([
  ['church', 'created_at'],
  ['church', 'updated_at'],
  ['event', 'date'],
  ['event', 'updated_at'],
])('the table %s refuses a value of %s that no page can print', async ([table, column]) => {
  await addChurch(site.em(), {})
  await addEvent(site.em(), {})
  await expect(site.em().execute(`update ${table} set ${column} = 'infinity'`)).rejects.toThrow('check constraint')
})

test('a page of a list that a broken batch has written goes when the list no longer reaches it', async () => {
  const date = dayOf(site.now())
  for (let count = 0; count < display.listPage; count += 1) await addEvent(site.em(), { date })
  await site.publisher.publishDue()
  const last = await addEvent(site.em(), { date })
  // The batch ends between its files and its rows.
  await site
    .em()
    .execute('create function refuse() returns trigger language plpgsql as $$ begin raise exception $a$no$a$; end $$')
  await site
    .em()
    .execute('create trigger refuse before insert on published_page for each statement execute function refuse()')
  await expect(site.publisher.publishDue()).rejects.toThrow('no')
  expect((await read('/events/page/2')).status).toBe(200)
  await withdrawEvent(site.em(), last.id)
  await site.em().execute('drop trigger refuse on published_page')
  await site.publisher.publishDue()
  expect((await read('/events/page/2')).status).toBe(404)
  expect(isSame(await site.compare())).toBe(true)
})

test('a new build keeps the assets of the pages that are live until then, and drops what no build has used for 7 days', async () => {
  const { root, settings } = site.options
  const names = async () =>
    new Set((await filesIn(foldersIn(root).assets)).map((file) => file.replace(/^_astro\//, '')))
  const before = await names()
  expect(before.size).toBeGreaterThan(0)
  const clientFolder = await mkdtemp(join(tmpdir(), 'client-'))
  onTestFinished(() => rm(clientFolder, { recursive: true, force: true }))
  await mkdir(join(clientFolder, '_astro'))
  await writeFile(join(clientFolder, '_astro', 'next.css'), 'a{}')
  const next = { ...settings, build: { ...settings.build, clientFolder } }
  const after = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

  await publishAssets(root, next, after(8))
  await removeOldAssets(root, next, after(8))
  expect([...before].filter((name) => !existsSync(join(foldersIn(root).assets, '_astro', name)))).toEqual([])
  await saveSettings(root, next)
  await removeOldAssets(root, next, after(16))
  expect(await names()).toEqual(new Set(['next.css', 'next.css.br', 'next.css.gz']))
})
