import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addChurch } from '../../tests/support/records.ts'
import { startServer } from '../../tests/support/server.ts'
import { approveChurch, deleteChurch, renameChurchSlug, withdrawChurch } from './church-changes.ts'

const names = (churches: { name: string }[]) => churches.map(({ name }) => name)

describe('the list', () => {
  test('is ordered by rank, then by name as people sort it', async () => {
    await using server = await startServer()
    const em = server.em()
    await addChurch(em, { name: 'Zion Church' })
    await addChurch(em, { name: 'Ágape Church' })
    await addChurch(em, { name: 'bethel church' })
    await addChurch(em, { name: 'Premium Church', premium: true })
    await addChurch(em, { name: 'Featured Church', featured: true })
    const { data } = await server.call(calls.listChurches)
    // What is premium is featured as well, so it stands first (rulings 9 and 35).
    expect(names(data)).toEqual(['Premium Church', 'Featured Church', 'Ágape Church', 'bethel church', 'Zion Church'])
    const featured = await server.call(calls.listChurches, { query: { featured: 'true' } })
    expect(names(featured.data)).toEqual(['Premium Church', 'Featured Church'])
    const rest = await server.call(calls.listChurches, { query: { featured: 'false' } })
    expect(rest.data).toHaveLength(3)
  })

  test('carries the fields of the contract and no others', async () => {
    await using server = await startServer()
    await addChurch(server.em(), {
      city: 'Portland',
      email: 'secret@example.org',
      additionalInfo: 'secret words',
      pastorName: 'Pastor of the page only',
      phone: ' ',
    })
    const text = await (await server.get('/api/churches')).text()
    const [church] = JSON.parse(text)
    expect(Object.keys(church).sort()).toEqual(
      'address area createdAt denomination description featured id isPremium name services slug status zip'.split(' '),
    )
    expect(church.address).toBe('12 Pelican Street, Portland')
    expect(text + (await (await server.get('/api/churches/quiet-harbor-church')).text())).not.toContain('secret')
  })

  test('comes in parts, with the total and the neighbouring parts in its headers', async () => {
    await using server = await startServer()
    const em = server.em()
    for (const letter of 'ABCDE') await addChurch(em, { name: `${letter} Church`, area: 'North' })
    const query = { area: 'North Side', limit: '2', offset: '2' }
    const { data, headers } = await server.call(calls.listChurches, { query })
    expect(names(data)).toEqual(['C Church', 'D Church'])
    expect(headers.get('x-total-count')).toBe('5')
    expect(headers.get('link')).toBe(
      '</api/churches?area=North+Side&limit=2&offset=4>; rel="next", </api/churches?area=North+Side&limit=2&offset=0>; rel="prev"',
    )
    const whole = await server.call(calls.listChurches)
    expect(whole.headers.get('link')).toBeNull()
    const beyond = await server.call(calls.listChurches, { query: { offset: '99' } })
    expect([beyond.data, beyond.headers.get('x-total-count')]).toEqual([[], '5'])
  })

  test.each([{}, { search: 'church' }])('comes without a count where none is asked for: %j', async (filter) => {
    await using server = await startServer()
    for (const letter of 'ABCDE') await addChurch(server.em(), { name: `${letter} Church` })
    const part = async (limit: string, offset: string) => {
      const query = { ...filter, limit, offset, count: 'false' as const }
      const { data, headers } = await server.call(calls.listChurches, { query })
      expect(headers.get('x-total-count')).toBeNull()
      const links = [...(headers.get('link') ?? '').matchAll(/[?]([^>]*)>; rel="(\w+)"/g)]
      const neighbors = links.map(([, query, rel]) => [rel, new URLSearchParams(query).get('offset')])
      expect(links.every(([, query]) => query?.includes('count=false'))).toBe(true)
      return [
        names(data)
          .map(([letter]) => letter)
          .join(''),
        Object.fromEntries(neighbors),
      ]
    }
    expect(await part('2', '0')).toEqual(['AB', { next: '2' }])
    expect(await part('2', '2')).toEqual(['CD', { prev: '0', next: '4' }])
    expect(await part('3', '2')).toEqual(['CDE', { prev: '0' }])
    expect(await part('5', '0')).toEqual(['ABCDE', {}])
    expect(await part('2', '9')).toEqual(['', { prev: '7' }])
    const counted = await server.call(calls.listChurches, { query: { ...filter, count: 'true' } })
    expect(counted.headers.get('x-total-count')).toBe('5')
  })

  test('takes both spellings of a value that has two, and finds nothing for an unknown one', async () => {
    await using server = await startServer()
    const em = server.em()
    await addChurch(em, { area: 'South', denomination: 'Non-denominational' })
    await addChurch(em, { area: 'East Side', denomination: 'Baptist' })
    const count = async (query: Record<string, string>) =>
      (await server.call(calls.listChurches, { query })).data.length
    expect(await count({ area: 'South' })).toBe(1)
    expect(await count({ area: 'South Side' })).toBe(1)
    expect(await count({ denomination: 'Non-Denominational' })).toBe(1)
    expect(await count({ denomination: 'Non-denominational', area: 'East' })).toBe(0)
    expect(await count({ area: 'constructor' })).toBe(0)
    expect(await count({ denomination: 'Druid' })).toBe(0)
    expect(await count({ area: '', denomination: '' })).toBe(2)
  })

  test.each([
    ['limit=abc', 'limit'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=1.5', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=', 'offset'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['search=a&search=b', 'search'],
    ['limit=1&limit=1', 'limit'],
    ['nothing=1&nothing=2', 'nothing'],
    ['search=%00', 'search'],
    ['area=%1F', 'area'],
    ['featured=yes', 'featured'],
    ['count=0', 'count'],
    ['area=OSO&area=OSO', 'area'],
    ['denomination=a&denomination=b', 'denomination'],
  ])('refuses %s and names the parameter', async (query, parameter) => {
    await using server = await startServer()
    const response = await server.get(`/api/churches?${query}`)
    const body = await response.json()
    expect(response.status).toBe(400)
    expect(body.issues[0].path).toBe(parameter)
    expect(body.message).toContain(parameter)
  })
})

describe('one church', () => {
  test('is found by its slug and by its number', async () => {
    await using server = await startServer()
    const { id, slug } = await addChurch(server.em(), { name: 'Señor’s Café & Church', history: 'Long.' })
    expect(slug).toBe('senors-cafe-and-church')
    const bySlug = await server.call(calls.getChurch, { params: { slug } })
    const byNumber = await server.call(calls.getChurch, { params: { slug: String(id) } })
    expect(bySlug.data).toMatchObject({ id, slug, history: 'Long.' })
    expect(byNumber.data).toEqual(bySlug.data)
  })

  test('answers at a former slug with a redirect to the current one', async () => {
    await using server = await startServer()
    const { id } = await addChurch(server.em(), { name: 'Old Name' })
    await renameChurchSlug(server.em(), id, 'New Name')
    const response = await server.get('/api/churches/old-name')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/api/churches/new-name'])
    await withdrawChurch(server.em(), id)
    for (const slug of ['old-name', 'new-name', String(id)]) {
      expect((await server.get(`/api/churches/${slug}`)).status).toBe(410)
    }
  })

  test('that was public is gone, withdrawn or deleted', async () => {
    await using server = await startServer()
    const { id } = await addChurch(server.em(), { name: 'Leaving Church' })
    await deleteChurch(server.em(), id)
    const deleted = await server.get('/api/churches/leaving-church')
    expect(deleted.status).toBe(410)
    expect(await deleted.json()).toEqual({ message: expect.any(String) })
    await addChurch(server.em(), { name: 'Withdrawn Church', status: 'withdrawn' })
    expect((await server.get('/api/churches/withdrawn-church')).status).toBe(410)
    // Its slug is not given to another.
    expect((await addChurch(server.em(), { name: 'Leaving Church' })).slug).toBe('leaving-church-2')
  })

  test('that was never public is byte for byte like one that does not exist', async () => {
    await using server = await startServer()
    const pending = await addChurch(server.em(), { name: 'Pending Church', status: 'pending' })
    const rejected = await addChurch(server.em(), { name: 'Rejected Church', status: 'rejected' })
    const all = async (path: string) => {
      const response = await server.get(path)
      const headers = [...response.headers].filter(([name]) => name !== 'date')
      return JSON.stringify([response.status, headers, await response.text()])
    }
    const unknown = await all('/api/churches/nobody')
    expect(unknown).toContain('404')
    for (const slug of [
      pending.slug,
      rejected.slug,
      pending.id,
      rejected.id,
      999,
      '0',
      '-1',
      '99999999999',
      'a%2Fb',
      '..%2f',
      'é',
    ]) {
      expect(await all(`/api/churches/${slug}`)).toBe(unknown)
    }
    // A slug that it had before it was public is told to nobody either.
    await renameChurchSlug(server.em(), pending.id, 'Second Name')
    expect(await all('/api/churches/pending-church')).toBe(unknown)
    await approveChurch(server.em(), pending.id)
    expect(await all('/api/churches/pending-church')).toBe(unknown)
    expect(await all('/api/churches/second-name')).toContain('Pending Church')
  })
})

test('nothing of a church that is not public appears in any answer', async () => {
  await using server = await startServer()
  const em = server.em()
  await addChurch(em)
  const canary = 'Xylocanary'
  const fields = {
    name: `${canary} Church`,
    description: canary,
    address: canary,
    zip: canary,
    denomination: canary,
    area: canary,
  }
  for (const status of ['pending', 'rejected', 'withdrawn'] as const)
    await addChurch(em, { ...fields, services: [canary], status })
  const asked = [
    '',
    `?search=${canary}`,
    `?search=xylocanari`,
    `?denomination=${canary}`,
    `?area=${canary}`,
    '?featured=false',
  ]
  for (const query of asked) {
    const response = await server.get(`/api/churches${query}`)
    expect(await response.text()).not.toMatch(/xylocanary/i)
    expect(Number(response.headers.get('x-total-count'))).toBeLessThanOrEqual(1)
  }
})
