import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renameChurchSlug, withdrawChurch } from '../../api/churches/church-changes.ts'
import type { PublishedSite } from '../support/published-site.ts'
import { ask as askAt, type RawAnswer } from '../support/raw-request.ts'
import { addChurch } from '../support/records.ts'
import { openSampleSite, pageAddresses, publishedFiles } from '../support/sample-site.ts'

let site: PublishedSite
let uploads: string[]
let movedId: number
beforeAll(async () => {
  site = await openSampleSite(async ({ em }) => {
    const gone = await addChurch(em(), { name: 'Gone Chapel' })
    await withdrawChurch(em(), gone.id)
    const moved = await addChurch(em(), { name: 'Former Chapel' })
    await renameChurchSlug(em(), moved.id, 'Present Chapel')
    movedId = moved.id
  })
  uploads = await readdir(join(site.dataDir, 'uploads'))
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
    for (const path of ['/', '/nowhere', '/church/gone-chapel', '/favicon.ico', '/church/former-chapel', '/directory/']) {
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

const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

test('every kind of answer carries the security headers and sets no cookie', async () => {
  const paths: Record<string, number> = {
    '/': 200,
    '/church/harbor-bell-baptist-church': 200,
    [(await assets())[0] ?? '']: 200,
    '/social.jpg': 200,
    '/robots.txt': 200,
    '/api/churches': 200,
    '/api/churches?limit=abc': 400,
    '/api/churches/none': 404,
    '/api/churches/gone-chapel': 410,
    '/api/churches/former-chapel': 301,
    '/api/docs': 200,
    '/api/docs/json': 200,
    '/healthz': 200,
    '/nowhere': 404,
    '/church/gone-chapel': 410,
    '/church/former-chapel': 301,
    '/directory/': 301,
    [`/uploads/${uploads[0]}`]: 200,
    '/uploads/none.jpg': 404,
    '/%ff': 400,
  }
  for (const [path, status] of Object.entries(paths)) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(status)
    expect(answer.headers, path).toMatchObject(secure)
    expect(answer.headers['set-cookie'], path).toBeUndefined()
    const policy = String(answer.headers['content-security-policy'])
    for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
      expect(policy, path).toContain(part)
    if (path.startsWith('/api/')) expect(answer.headers['cache-control'], path).toBe('no-store')
  }
  expect((await ask('/', { method: 'POST' })).headers).toMatchObject(secure)
  expect((await ask('/', { headers: { 'if-none-match': '*' } })).headers).toMatchObject(secure)
})

describe('the content policy of every page', () => {
  const policyOf = (html: string) => {
    const page = parse(html)
    const meta = page.querySelectorAll('meta[http-equiv="content-security-policy"]')
    expect(meta).toHaveLength(1)
    const content = meta[0]?.getAttribute('content') ?? ''
    const directives = content.split(';').map((part) => part.trim().split(/\s+/))
    return { page, policy: new Map(directives.map(([name = '', ...values]) => [name, values])) }
  }

  test('allows nothing inline but what it knows by its hash, and stands before all that it governs', async () => {
    for (const path of [...(await pageAddresses(site)), '/nowhere', '/church/no', '/events/no', '/news/no']) {
      const html = (await ask(path)).body.toString()
      const { page, policy } = policyOf(html)
      for (const name of ['script-src', 'style-src']) {
        const values = policy.get(name) ?? []
        expect(values, path).toContain("'self'")
        expect(values.filter((value) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(value)), path).toEqual([])
      }
      expect([policy.get('default-src'), policy.get('object-src')], path).toEqual([["'self'"], ["'none'"]])
      expect(html.indexOf('content-security-policy'), path).toBeLessThan(html.search(/<(?:script|link|style)/))
      for (const script of page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')) {
        const hash = createHash('sha256').update(script.rawText).digest('base64')
        expect(policy.get('script-src'), path).toContain(`'sha256-${hash}'`)
      }
      expect(page.querySelectorAll('[style], [onclick], [onload], [onerror]'), path).toEqual([])
    }
  })
})

describe('an address that is none', () => {
  const published = [
    ...['/index', '/index.html', '/404', '/404.html', '/not-found', '/not-found/church', '/not-found/church.html'],
    ...['/directory.html', '/directory.html.br', '/directory.br', '/directory.gz', '/index.html.gz'],
    ...['/church/former-chapel.moved', '/church/gone-chapel.gone', '/church/harbor-bell-baptist-church.html'],
    ...['/settings.json', '/published/settings.json', '/_astro', '/church', '/social', '/scenes', '/not-found/x'],
  ]
  const longOnes = ['/a'.repeat(3000), `/${'a'.repeat(300)}`, `/church/${'a'.repeat(300)}`]
  const tricks = [
    ...['//evil.example', '//evil.example/', '///evil.example', '/\\evil', '/\\evil.example/', '/directory//', '/./directory'],
    ...['/../etc/passwd', '/church/../directory', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/church%2fx'],
    ...['/%64irectory', '/directory%00', '/directory%20', '/directory%0d%0aset-cookie:a=1', '/directory;x', '/Directory'],
    ...['/.env', '/.data/secret', '/_astro/.hidden', '/.well-known/x', '/church/.hidden', '/*', '/directory:80', '/~root'],
    ...['/_astro/../index.html', '/_astro/..%2findex.html', '/church/harbor-bell-baptist-church/more', ...longOnes],
  ]
  test.each([...published, ...tricks])('%s', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body.toString()).toMatch(/404 Page Not Found|Church not found or failed to load/)
  })

  test.each([
    ['/nowhere', '404 Page Not Found'],
    ['/church/no', 'Church not found or failed to load. Please try again later.'],
    ['/events/no', 'Event not found.'],
    ['/events/no.ics', 'Event not found.'],
    ['/news/no', 'Article Not Found'],
  ])('%s says so in the words of its section', async (path, words) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(parse(answer.body.toString()).querySelector('h1')?.text).toBe(words)
    expect(answer.body.toString()).toContain('<meta name="robots" content="noindex">')
  })
})

describe('an address that leads elsewhere', () => {
  test.each([
    ['/directory/', '/directory'],
    ['/directory/?search=a&area=%20', '/directory?search=a&area=%20'],
    ['/directory/?', '/directory?'],
    ['/church/harbor-bell-baptist-church/', '/church/harbor-bell-baptist-church'],
    ['/church/1', '/church/harbor-bell-baptist-church'],
    ['/church/former-chapel', '/church/present-chapel'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers.location, body.length]).toEqual([301, to, 0])
  })

  test('numbers and former addresses lead to the page, in the call too', async () => {
    for (const path of [`/church/${movedId}`, `/api/churches/${movedId}`, '/api/churches/former-chapel']) {
      const { status, headers } = await ask(path)
      const target = path.replace(/[^/]*$/, 'present-chapel')
      expect([status, headers.location ?? target], path).toEqual([path === `/api/churches/${movedId}` ? 200 : 301, target])
      expect((await ask(target)).status).toBe(200)
    }
  })

  test('what is gone answers 410 on its page and in the call', async () => {
    for (const path of ['/church/gone-chapel', '/api/churches/gone-chapel']) expect((await ask(path)).status).toBe(410)
  })
})

test('the bulletin and all below it answer with the one page that leads to the news', async () => {
  const { body } = await ask('/bulletin')
  for (const path of ['/bulletin', '/bulletin/', '/bulletin/x', '/bulletin/2024/05', '/bulletin/x/', '/bulletin?a=1']) {
    const answer: RawAnswer = await ask(path)
    expect([answer.status, answer.body.equals(body)], path).toEqual([200, true])
  }
  const page = parse(body.toString())
  expect(page.querySelector('main')?.text).toContain('Redirecting to news...')
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(body.toString()).toContain('<meta http-equiv="refresh" content="0;url=/news">')
  expect((await ask('/bulletins')).status).toBe(404)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('a page cannot be asked to do anything by %s', async (method) => {
  for (const path of ['/', '/directory', '/nowhere', '/church/1', '/_astro/x']) {
    const answer = await ask(path, { method })
    expect([answer.status, answer.headers.allow], path).toEqual([405, 'GET, HEAD'])
  }
})

test('no request header changes a page', async () => {
  const { body } = await ask('/church/harbor-bell-baptist-church')
  const headers = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-original-url', 'x-rewrite-url', 'cookie', 'accept']
  for (const name of headers) {
    const answer = await ask('/church/harbor-bell-baptist-church', { headers: { [name]: 'evil.example' } })
    expect([answer.status, answer.body.equals(body)], name).toEqual([200, true])
  }
})

test('every published file is served as what it is', async () => {
  const types: Record<string, string> = { svg: 'image/svg+xml', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }
  for (const file of (await publishedFiles(site)).filter((name) => !name.endsWith('.html'))) {
    const { status, headers } = await ask(`/${file}`)
    expect(status, file).toBe(200)
    expect(headers['content-type'], file).not.toBe('application/octet-stream')
    const type = types[file.replace(/^.*\./, '')]
    if (type) expect([headers['content-type'], headers['cache-control']], file).toEqual([type, 'public, max-age=3600'])
  }
})
