import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addChurch, addEvent } from '../../tests/support/records.ts'
import { startServer } from '../../tests/support/server.ts'
import { Church } from '../churches/church.entity.ts'
import { approveChurch, withdrawChurch } from '../churches/church-changes.ts'
import { recordReads } from '../database/reads.ts'
import { deleteEvent, renameEventSlug, withdrawEvent } from './event-changes.ts'
import { getEvent, listEvents } from './events.ts'

const lateInFebruary = () => new Date('2026-03-01T05:30:00Z')

describe('the list', () => {
  test('has today and later in America/Chicago, soonest first', async () => {
    await using server = await startServer({ now: lateInFebruary })
    const em = server.em()
    for (const date of ['2026-03-02', '2026-02-28', '2026-02-27', '2026-03-01'])
      await addEvent(em, { title: `On ${date}`, date })
    await addEvent(em, { date: '2026-03-05', status: 'pending' })
    const { data, headers } = await server.call(calls.listEvents)
    expect(data.map(({ date }) => date)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
    expect(headers.get('x-total-count')).toBe('3')
    const part = await server.call(calls.listEvents, { query: { limit: '1', offset: '1' } })
    expect(part.data.map(({ date }) => date)).toEqual(['2026-03-01'])
    expect(part.headers.get('link')).toContain('rel="next"')
    expect((await server.get('/api/events?limit=abc')).status).toBe(400)
  })

  test('carries the fields of the contract and no others', async () => {
    await using server = await startServer({ now: lateInFebruary })
    await addEvent(server.em(), { category: 'rodeo', time: '6-8 PM' })
    const [event] = await (await server.get('/api/events')).json()
    expect(event).toEqual({
      id: expect.any(Number),
      slug: 'fish-fry',
      title: 'Fish Fry',
      description: 'Plates to take home.',
      date: '2026-07-04',
      time: '6-8 PM',
      location: 'Fellowship hall',
      category: 'general',
    })
  })
})

describe('one event', () => {
  test('keeps its address when it is over', async () => {
    await using server = await startServer({ now: () => new Date('2030-01-01T00:00:00Z') })
    const { id } = await addEvent(server.em())
    expect((await server.call(calls.getEvent, { params: { slug: 'fish-fry' } })).data.id).toBe(id)
    expect((await server.call(calls.getEvent, { params: { slug: String(id) } })).data.id).toBe(id)
  })

  test('is moved, gone or unknown', async () => {
    await using server = await startServer()
    const { id } = await addEvent(server.em())
    await renameEventSlug(server.em(), id, 'Shrimp Boil')
    const moved = await server.get('/api/events/fish-fry')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/events/shrimp-boil'])
    await withdrawEvent(server.em(), id)
    expect((await server.get('/api/events/shrimp-boil')).status).toBe(410)
    await deleteEvent(server.em(), id)
    expect((await server.get('/api/events/shrimp-boil')).status).toBe(410)
    const { slug } = await addEvent(server.em(), { title: 'Waiting', status: 'pending' })
    const unknown = await server.get('/api/events/nothing')
    const waiting = await server.get(`/api/events/${slug}`)
    expect([unknown.status, await unknown.text()]).toEqual([waiting.status, await waiting.text()])
    expect(unknown.status).toBe(404)
  })
})

test('a church is told only while it is public (ruling 25)', async () => {
  await using server = await startServer({ now: lateInFebruary })
  const church = await addChurch(server.em(), { status: 'pending' })
  const em = server.em()
  await addEvent(em, { church: await em.findOneOrFail(Church, church.id) })
  const seen = async () => {
    const found = await getEvent(server.em(), 'fish-fry')
    const { data } = await server.call(calls.listEvents)
    return {
      ...(found.kind === 'found' && { church: found.event.church, id: found.event.churchId }),
      listed: data[0]?.churchId,
    }
  }
  const hidden = { church: undefined, id: undefined, listed: undefined }
  expect(await seen()).toEqual(hidden)
  await approveChurch(server.em(), church.id)
  expect(await seen()).toEqual({
    church: { name: 'Quiet Harbor Church', slug: 'quiet-harbor-church', address: '12 Pelican Street', zip: '78401' },
    id: church.id,
    listed: church.id,
  })
  await withdrawChurch(server.em(), church.id)
  expect(await seen()).toEqual(hidden)
})

test('what is read is recorded, of a church that is not public too', async () => {
  await using server = await startServer()
  const em = server.em()
  const church = await addChurch(em, { status: 'pending' })
  const event = await addEvent(em, { church })
  const reading = server.em()
  const tags = recordReads(reading)
  await getEvent(reading, 'fish-fry')
  await getEvent(reading, 'nothing')
  await listEvents(reading, { from: '2026-01-01' })
  expect([...tags].sort()).toEqual([`church:${church.id}`, `event:${event.id}`, 'event-slug:nothing', 'events'].sort())
})
