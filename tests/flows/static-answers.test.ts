import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedSite } from '../support/published-site.ts'
import { ask as askAt } from '../support/raw-request.ts'
import { addFormerChurches, openSampleSite, publishedFiles } from '../support/sample-site.ts'

let site: PublishedSite
beforeAll(async () => {
  site = await openSampleSite(addFormerChurches)
})
afterAll(() => site?.close())

const ask = (path: string, options?: Parameters<typeof askAt>[2]) => askAt(site.origin, path, options)
const sha256 = (body: Buffer) => `"${createHash('sha256').update(body).digest('hex')}"`

const revalidate = 'public, max-age=0, must-revalidate'
const forever = 'public, max-age=31536000, immutable'

const assets = async () => {
  const home = (await ask('/')).body.toString()
  return [...new Set(home.match(/\/_astro\/[\w.-]+/g))]
}

describe('a published file', () => {
  test.each(['/', '/directory', '/church/harbor-bell-baptist-church', '/robots.txt', '/sitemap-index.xml'])(
    '%s comes as it is, in brotli and in gzip, each with the hash of its bytes',
    async (path) => {
      const plain = await ask(path)
      expect(plain.status).toBe(200)
      expect(plain.headers).toMatchObject({ 'cache-control': revalidate, vary: 'accept-encoding' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await ask(path, { headers: { 'accept-encoding': encoding } })
        expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
        expect(unpack(packed.body).equals(plain.body)).toBe(true)
        expect(packed.headers.etag).toBe(sha256(packed.body))
        expect(packed.body.length).toBeLessThan(plain.body.length)
      }
      expect(plain.headers.etag).toBe(sha256(plain.body))
    },
  )

  test.each([
    ['br, gzip', 'br'],
    ['gzip;q=0.5, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['GZIP', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['*', undefined],
    ['brotli', undefined],
  ])('asked for with accept-encoding %s comes as %s', async (accepted, expected) => {
    const { status, headers } = await ask('/', { headers: { 'accept-encoding': accepted } })
    expect([status, headers['content-encoding']]).toEqual([200, expected])
  })

  test('is not sent again to who has it', async () => {
    for (const path of ['/', '/news/rss.xml', ...(await assets())]) {
      const etag = (await ask(path)).headers.etag ?? ''
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await ask(path, { headers: { 'if-none-match': known } })
        expect([answer.status, answer.body.length, answer.headers.etag], `${path} ${known}`).toEqual([304, 0, etag])
      }
      expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    }
    const packed = await ask('/', { headers: { 'accept-encoding': 'br' } })
    const etag = packed.headers.etag ?? ''
    expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(200)
    expect((await ask('/', { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } })).status).toBe(304)
  })

  test('that does not exist is sent whatever the reader has', async () => {
    const etag = (await ask('/nowhere')).headers.etag ?? '*'
    expect((await ask('/nowhere', { headers: { 'if-none-match': etag } })).status).toBe(404)
  })

  test('is measured by HEAD without being sent', async () => {
    for (const path of [
      '/',
      '/nowhere',
      '/church/gone-chapel',
      '/favicon.ico',
      '/church/former-chapel',
      '/directory/',
    ]) {
      const whole = await ask(path)
      const measured = await ask(path, { method: 'HEAD' })
      expect(measured.body.length, path).toBe(0)
      // What leads elsewhere has no body to measure.
      const length = whole.status === 301 ? {} : { 'content-length': whole.headers['content-length'] }
      const { date: _, 'content-length': __, ...headers } = whole.headers
      expect([measured.status, { ...measured.headers }], path).toMatchObject([whole.status, { ...headers, ...length }])
    }
  })

  test('under /_astro may be kept for good, since its name changes with its bytes', async () => {
    const paths = await assets()
    expect(paths.length).toBeGreaterThan(1)
    for (const path of paths) {
      const { status, headers } = await ask(path)
      expect([status, headers['cache-control']], path).toEqual([200, forever])
    }
    expect((await ask('/_astro/none.0000.js')).headers['cache-control']).toBe(revalidate)
  })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'a page cannot be asked to do anything by %s',
  async (method) => {
    for (const path of ['/', '/directory', '/nowhere', '/church/1', '/_astro/x']) {
      const answer = await ask(path, { method })
      expect([answer.status, answer.headers.allow], path).toEqual([405, 'GET, HEAD'])
    }
  },
)

test('no request header changes a page', async () => {
  const { body } = await ask('/church/harbor-bell-baptist-church')
  const headers = [
    'host',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-url',
    'x-rewrite-url',
    'cookie',
    'accept',
  ]
  for (const name of headers) {
    const answer = await ask('/church/harbor-bell-baptist-church', { headers: { [name]: 'evil.example' } })
    expect([answer.status, answer.body.equals(body)], name).toEqual([200, true])
  }
})

test('every published file is served as what it is', async () => {
  const types: Record<string, string> = {
    svg: 'image/svg+xml',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
  }
  for (const file of (await publishedFiles(site)).filter((name) => !name.endsWith('.html'))) {
    const { status, headers } = await ask(`/${file}`)
    expect(status, file).toBe(200)
    expect(headers['content-type'], file).not.toBe('application/octet-stream')
    const type = types[file.replace(/^.*\./, '')]
    if (type) expect([headers['content-type'], headers['cache-control']], file).toEqual([type, 'public, max-age=3600'])
  }
})
