import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { User } from './user.entity.ts'

const admin = { username: 'marisol', email: 'marisol@example.org', password: 'correct horse' }
const read = (server: TestServer) => server.em().find(User, {}, { populate: ['passwordHash'], orderBy: { id: 'asc' } })

/** Recomputes the hash from the parts of the PHC string. */
const matches = (phc: string, password: string): boolean => {
  const [, kind, , settings, nonce, hash = ''] = phc.split('$')
  expect([kind, settings]).toEqual(['argon2id', 'm=19456,t=2,p=1'])
  const made = argon2Sync('argon2id', {
    message: password,
    nonce: Buffer.from(nonce ?? '', 'base64'),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  })
  return made.equals(Buffer.from(hash, 'base64'))
}

test('the configured admin is made once', async () => {
  await using server = await startServer()
  expect(await makeFirstAdmin(server.em(), { admin })).toEqual({ username: 'marisol' })
  expect(await makeFirstAdmin(server.em(), { admin: { ...admin, username: 'other' } })).toBeUndefined()
  const [user, ...others] = await read(server)
  expect(others).toEqual([])
  expect(user).toMatchObject({ username: 'marisol', email: 'marisol@example.org', role: 'admin' })
  expect(matches(user?.passwordHash ?? '', admin.password)).toBe(true)
  expect(matches(user?.passwordHash ?? '', 'correct horsf')).toBe(false)
})

test('the embedded database gets one with a password that is told once', async () => {
  await using server = await startServer()
  const said: string[] = []
  const results = await Promise.all([1, 2].map(() => makeFirstAdmin(server.em(), {}, (line) => said.push(line))))
  const made = results.find(Boolean)
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(said).toEqual([expect.stringContaining(made?.password ?? '?')])
  expect(made?.password).toMatch(/^[a-z2-9]{20}$/)
  const [user] = await read(server)
  expect(matches(user?.passwordHash ?? '', made?.password ?? '')).toBe(true)
})

test('another database gets none without configuration', async () => {
  await using server = await startServer()
  expect(await makeFirstAdmin(server.em(), { databaseUrl: server.databaseUrl })).toBeUndefined()
  expect(await read(server)).toEqual([])
})

test('whoever has taken the name before loses the account to the configuration', async () => {
  await using server = await startServer()
  const em = server.em()
  em.create(User, { username: 'Marisol', email: 'x@example.org', passwordHash: 'x', role: 'user' })
  await em.flush()
  await makeFirstAdmin(server.em(), { admin })
  const [user, ...others] = await read(server)
  expect(others).toEqual([])
  expect(user).toMatchObject({ username: 'marisol', role: 'admin', email: 'marisol@example.org' })
  expect(matches(user?.passwordHash ?? '', admin.password)).toBe(true)
})
