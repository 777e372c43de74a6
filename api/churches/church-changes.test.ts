import { describe, expect, test } from 'vitest'
import { addChurch } from '../../tests/support/records.ts'
import { startServer } from '../../tests/support/server.ts'
import { Conflict, NotFound } from '../errors.ts'
import { Church } from './church.entity.ts'
import * as changes from './church-changes.ts'

describe('a church goes', () => {
  const moves = { approve: changes.approveChurch, reject: changes.rejectChurch, withdraw: changes.withdrawChurch }
  const allowed: Record<string, string> = {
    'pending approve': 'approved',
    'pending reject': 'rejected',
    'approved withdraw': 'withdrawn',
  }
  for (const status of ['pending', 'approved', 'rejected', 'withdrawn'] as const) {
    for (const move of ['approve', 'reject', 'withdraw'] as const) {
      const to = allowed[`${status} ${move}`]
      test(`from ${status} by ${move} ${to ? `to ${to}` : 'nowhere'}`, async () => {
        await using server = await startServer()
        const { id } = await addChurch(server.em(), { status })
        const done = moves[move](server.em(), id)
        if (to) expect((await done).status).toBe(to)
        else await expect(done).rejects.toThrow(Conflict)
        expect((await server.em().findOneOrFail(Church, { id })).status).toBe(to ?? status)
      })
    }
  }
})

test('approved and rejected at the same moment, it goes one way only', async () => {
  await using server = await startServer()
  for (let round = 0; round < 10; round++) {
    const { id } = await addChurch(server.em(), { name: `Contested ${round}`, status: 'pending' })
    const ends = await Promise.allSettled([
      changes.approveChurch(server.em(), id),
      changes.rejectChurch(server.em(), id),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = ends[0].status === 'fulfilled' ? 'approved' : 'rejected'
    expect((await server.em().findOneOrFail(Church, { id })).status).toBe(winner)
  }
})

test('an edit sets what is given, in the stored spelling, and nothing else', async () => {
  await using server = await startServer()
  const { id } = await addChurch(server.em(), { phone: '361-555-0101' })
  const sent = {
    area: 'West',
    denomination: 'Non-denominational',
    phone: ' ',
    status: 'pending',
    featured: true,
    id: 7,
  }
  await changes.editChurch(server.em(), id, sent)
  expect(await server.em().findOneOrFail(Church, { id })).toMatchObject({
    id,
    area: 'West Side',
    denomination: 'Non-Denominational',
    phone: null,
    status: 'approved',
    featured: false,
  })
})

test('an edit of a rejected church brings it back to review', async () => {
  await using server = await startServer()
  const { id } = await addChurch(server.em(), { status: 'pending' })
  await changes.rejectChurch(server.em(), id, ' Too short ')
  expect((await server.em().findOneOrFail(Church, { id })).rejectionReason).toBe('Too short')
  const church = await changes.editChurch(server.em(), id, { description: 'Longer now.' })
  expect([church.status, church.rejectionReason]).toEqual(['pending', null])
})

test('featured is what is paid or granted, and ends with the grant', async () => {
  await using server = await startServer()
  const { id } = await addChurch(server.em())
  const now = new Date('2026-05-01T12:00:00Z')
  const later = new Date('2026-06-01T12:00:00Z')
  expect((await changes.featureChurch(server.em(), id, later, now)).featured).toBe(true)
  expect(await changes.endGrants(server.em(), now)).toBe(0)
  expect(await changes.endGrants(server.em(), later)).toBe(1)
  expect((await server.em().findOneOrFail(Church, { id })).featured).toBe(false)
  await changes.featureChurch(server.em(), id, null, now)
  expect(await changes.endGrants(server.em(), later)).toBe(0)
  expect((await changes.unfeatureChurch(server.em(), id, now)).featured).toBe(false)
})

test('an unknown church cannot be changed', async () => {
  await using server = await startServer()
  await expect(changes.approveChurch(server.em(), 4711)).rejects.toThrow(NotFound)
})
