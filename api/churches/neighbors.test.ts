import { expect, test } from 'vitest'
import { addChurch } from '../../tests/support/records.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { recordReads } from '../database/reads.ts'
import type { Church } from './church.entity.ts'
import { areaTags, listNeighbors } from './neighbors.ts'

/** Churches named by letters, as many as there are, in the order of their numbers. */
const addAll = async (server: TestServer, names: string, fields: Parameters<typeof addChurch>[1] = {}) => {
  const churches: Church[] = []
  for (const name of names) churches.push(await addChurch(server.em(), { name, ...fields }))
  return churches
}
const namesBeside = async (server: TestServer, church: Church | undefined) => {
  if (!church) throw new Error('there is no such church')
  return (await listNeighbors(server.em(), church)).map(({ name }) => name).join('')
}

test('they are the next four by number, and after the last comes the first', async () => {
  await using server = await startServer()
  const churches = await addAll(server, 'ABCDEFG')
  expect(await namesBeside(server, churches[0])).toBe('BCDE')
  expect(await namesBeside(server, churches[4])).toBe('FGAB')
  expect(await namesBeside(server, churches[6])).toBe('ABCD')
})

test('where there are fewer than four others, each stands there once and the church itself never', async () => {
  await using server = await startServer()
  const [first, second] = await addAll(server, 'ABC')
  expect(await namesBeside(server, first)).toBe('BC')
  expect(await namesBeside(server, second)).toBe('CA')
  const [alone] = await addAll(server, 'Z', { area: 'OSO' })
  expect(await namesBeside(server, alone)).toBe('')
})

test('they are approved churches of the same area, with what a page prints and no more', async () => {
  await using server = await startServer()
  const [church] = await addAll(server, 'A')
  for (const status of ['pending', 'rejected', 'withdrawn'] as const) await addAll(server, 'X', { status })
  await addAll(server, 'Y', { area: 'OSO' })
  await addAll(server, 'B', { denomination: 'Baptist' })
  if (!church) throw new Error('there is no such church')
  expect(await listNeighbors(server.em(), church)).toEqual([{ slug: 'b', name: 'B', denomination: 'Baptist' }])
})

test('what is read grows neither with the area nor with a gap in it', async () => {
  await using server = await startServer()
  for (const id of [3, 62, 63, 65, 130, 200, 201, 9000, 9001]) {
    await server.em().execute("select setval(pg_get_serial_sequence('church', 'id'), ?, false)", [id])
    expect(await addChurch(server.em())).toMatchObject({ id })
  }
  const readFrom = async (id: number) => {
    const em = server.em()
    const reads = recordReads(em)
    await listNeighbors(em, { id, area: 'Downtown' })
    return [...reads]
  }
  const records = (...ids: number[]) => ids.map((id) => `church:${id}`)
  const stretches = (...numbers: number[]) => numbers.map((number) => `churches:area=Downtown:${number}`)
  expect(areaTags('Downtown', 64)).toEqual(['churches:area=Downtown', ...stretches(1)])
  expect(await readFrom(3)).toEqual([...records(62, 63, 65, 130), ...stretches(0, 1, 2)])
  expect(await readFrom(65)).toEqual([...records(130, 200, 201, 9000), 'churches:area=Downtown'])
  expect(await readFrom(201)).toEqual([...records(9000, 9001, 3, 62), 'churches:area=Downtown'])
})
