import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { editChurch } from '../../api/churches/church-changes.ts'
import { dayOf } from '../../api/clock.ts'
import { writeChange } from '../../api/publish/changes.ts'
import { isSame } from '../../api/publish/check.ts'
import { createPublisher } from '../../api/publish/publisher.ts'
import { readLiveSettings } from '../../api/publish/release.ts'
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
  await writeFile(join(root, 'settings.json'), JSON.stringify({ origin: 'https://other.example.org', tileUrl: 'x' }))
  await site.publisher.open()
  expect(await readLiveSettings(root)).toEqual({ origin: settings.origin, tileUrl: settings.tileUrl })
})

test('a record whose values no page can print does not keep others from being published', async () => {
  const church = await addChurch(site.em(), { name: 'Bay Church' })
  const other = await addChurch(site.em(), { name: 'Dune Church' })
  await site.publisher.publishDue()
  // Written past the application, where the table allows it.
  await site.em().execute(`update church set updated_at = 'infinity' where id = ?`, [church.id])
  await writeChange(site.em(), [`church:${church.id}`, 'churches', 'churches:block=0'])
  await editChurch(site.em(), other.id, { name: 'Dune Chapel' })
  await site.publisher.publishDue()
  const unmade = [`/church/${church.id}`, `/church/${church.slug}`, `/social/church/${church.slug}.jpg`]
  expect(site.publisher.faults().map(({ path }) => path)).toEqual(expect.arrayContaining(unmade))
  expect((await read(`/church/${church.slug}`)).text).toContain('Bay Church')
  expect((await read(`/church/${other.slug}`)).text).toContain('Dune Chapel')
  for (const list of ['/directory', '/']) expect((await read(list)).status).toBe(200)
  expect((await read('/directory')).text).toContain('Dune Chapel')

  await editChurch(site.em(), church.id, { name: 'Bay Chapel' })
  await site.publisher.publishDue()
  expect(site.publisher.faults()).toEqual([])
  expect((await read(`/church/${church.slug}`)).text).toContain('Bay Chapel')
  expect(isSame(await site.compare())).toBe(true)
})
