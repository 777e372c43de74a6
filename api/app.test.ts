import { readdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { addChurch } from '../tests/support/records.ts'
import { startServer, type TestServer } from '../tests/support/server.ts'
import { runOnServer } from '../tests/support/test-database.ts'

const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'; object-src 'none'; base-uri 'none'"),
}

/** Sends bytes as they are, which fetch would refuse to. */
const sendRaw = (server: TestServer, request: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += String(data)
    })
    socket.on('close', () => done(answer))
    socket.on('error', fail)
    socket.write(request)
  })

describe('every answer', () => {
  test.each([
    ['/api/churches', 200],
    ['/api/churches/nobody', 404],
    ['/api/churches?limit=x', 400],
    ['/api/nothing', 404],
    ['/api/churches/%E0%A4%A', 400],
    ['/api/docs/json', 200],
    ['/api/docs', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/uploads/nothing.jpg', 404],
    ['/elsewhere', 404],
  ])('%s carries the security headers', async (path, status) => {
    await using server = await startServer()
    const response = await server.get(path)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(secure)
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(response.headers.has('x-powered-by')).toBe(false)
    if (path.startsWith('/api/')) expect(response.headers.get('cache-control')).toBe('no-store')
    await response.text()
  })

  test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])(
    'to %s of an unknown call is 404 with a message',
    async (method) => {
      await using server = await startServer()
      for (const path of ['/api/nothing', '/api/', '/api/churches/a/b']) {
        const response = await server.get(path, { method })
        expect([response.status, await response.json()]).toEqual([404, { message: 'There is no such call' }])
      }
    },
  )
})

describe('a fault of our own', () => {
  const fail = (app: FastifyInstance) => {
    app.get('/api/fails', async () => {
      throw new Error('relation "secret_table" does not exist at /srv/secret.ts:12')
    })
    app.post('/api/takes', async () => ({ ok: true }))
  }

  test('is told as one fixed sentence with the number of the request', async () => {
    await using server = await startServer({ register: [fail] })
    const response = await server.get('/api/fails')
    const body = await response.json()
    expect(response.status).toBe(500)
    expect(Object.keys(body)).toEqual(['message'])
    expect(body.message).toMatch(/^Something went wrong on our side\. Please try again later\. \([0-9a-f-]{36}\)$/)
  })

  test('is not what a wrong body makes', async () => {
    await using server = await startServer({ register: [fail] })
    const post = async (type: string, body: string) => {
      const response = await server.get('/api/takes', { method: 'POST', headers: { 'content-type': type }, body })
      expect(Object.keys(await response.json())).toEqual(response.ok ? ['ok'] : ['message'])
      return response.status
    }
    expect(await post('application/json', '{}')).toBe(200)
    expect(await post('text/plain', 'a')).toBe(415)
    expect(await post('application/x-www-form-urlencoded', 'a=1')).toBe(415)
    expect(await post('application/json', '{')).toBe(400)
    expect(await post('application/json', '{"__proto__": {"a": 1}}')).toBe(400)
    expect(await post('application/json', JSON.stringify('x'.repeat(1024 * 1024)))).toBe(413)
  })
})

test('a thousand readers without a cookie get none and leave no session', async () => {
  await using server = await startServer()
  await addChurch(server.em())
  for (let round = 0; round < 50; round++) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.get('/api/churches/quiet-harbor-church')),
    )
    for (const response of responses) {
      expect([response.status, response.headers.has('set-cookie')]).toEqual([200, false])
      await response.text()
    }
  }
  expect(await server.em().execute('select from session')).toHaveLength(0)
})

test('without its database the API says so within two seconds, the process is well, and it recovers by itself', async () => {
  await using server = await startServer()
  const name = new URL(server.databaseUrl).pathname.slice(1)
  await runOnServer(`alter database "${name}" allow_connections false`)
  await runOnServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  for (const path of ['/api/churches', '/api/churches?search=a', '/api/events/a']) {
    const started = performance.now()
    const response = await server.get(path)
    expect(performance.now() - started).toBeLessThan(2000)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toEqual({ message: expect.stringContaining('cannot be reached right now') })
  }
  expect((await server.get('/healthz')).status).toBe(200)
  expect((await server.get('/readyz')).status).toBe(503)
  await runOnServer(`alter database "${name}" allow_connections true`)
  expect((await server.get('/api/churches')).status).toBe(200)
  expect((await server.get('/readyz')).status).toBe(200)
})

test('it is not ready while the process says so', async () => {
  let ready = true
  await using server = await startServer({ isReady: () => ready })
  expect((await server.get('/readyz')).status).toBe(200)
  ready = false
  const response = await server.get('/readyz')
  expect([response.status, await response.json()]).toEqual([503, { status: 'not ready' }])
  expect((await server.get('/healthz')).status).toBe(200)
})

test('uploads are served as what they are, for good, and nothing else is', async () => {
  await using server = await startServer()
  const folder = join(server.dataDir, 'uploads')
  expect(await readdir(folder)).toEqual([])
  await writeFile(join(folder, 'picture.jpg'), 'picture')
  await writeFile(join(folder, '.hidden'), 'secret')
  await writeFile(join(server.dataDir, 'password'), 'secret')
  const response = await server.get('/uploads/picture.jpg')
  expect(await response.text()).toBe('picture')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...secure,
    'content-type': 'image/jpeg',
    'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  for (const path of [
    '.hidden',
    '../password',
    '..%2fpassword',
    '%2e%2e/password',
    '',
    'picture.jpg/',
    '%00',
    '..%5cpassword',
  ]) {
    const raw = await sendRaw(server, `GET /uploads/${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(raw, path).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(raw, path).not.toContain('secret')
  }
})

test('the documentation names every call of the contract', async () => {
  await using server = await startServer()
  const { paths } = await (await server.get('/api/docs/json')).json()
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(documented.sort()).toEqual(declared.sort())
  expect(await (await server.get('/api/docs')).text()).toContain('swagger')
})

test('no input makes a fault of our own', async () => {
  await using server = await startServer()
  await addChurch(server.em())
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.constantFrom('\0', '\ud800', '9'.repeat(40), '-1', '1e9', "'", '\u202e', '[]', '{}', '11', '27,-98,28,-97'),
  )
  const names = [
    'search',
    'denomination',
    'area',
    'featured',
    'limit',
    'offset',
    'bounds',
    'zoom',
    'a[b]',
    '__proto__',
    'constructor',
  ]
  const query = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 4 })
  const path = fc.constantFrom('/api/churches', '/api/churches/map', '/api/events', '/api/articles')
  const encode = (value: string) => encodeURIComponent(value.toWellFormed())
  await fc.assert(
    fc.asyncProperty(path, query, fc.option(text), async (start, pairs, slug) => {
      const search = pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')
      const address = slug === null ? start : `${start}/${encode(slug)}`
      const response = await server.app.inject({ url: `${address}?${search}` })
      return response.statusCode < 500
    }),
    { numRuns: process.env.TEST_LONG ? 5000 : 500, seed: Number(process.env.SEED ?? 1) },
  )
})
