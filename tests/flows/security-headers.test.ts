import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedSite } from '../support/published-site.ts'
import { ask as askAt } from '../support/raw-request.ts'
import { addFormerChurches, openSampleSite, pageAddresses } from '../support/sample-site.ts'

let site: PublishedSite
beforeAll(async () => {
  site = await openSampleSite(addFormerChurches)
})
afterAll(() => site?.close())

const ask = (path: string, options?: Parameters<typeof askAt>[2]) => askAt(site.origin, path, options)

const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

test('every kind of answer carries the security headers and sets no cookie', async () => {
  const [asset = ''] = (await ask('/')).body.toString().match(/\/_astro\/[\w.-]+/) ?? []
  const [upload] = await readdir(join(site.dataDir, 'uploads'))
  const paths: Record<string, number> = {
    '/': 200,
    '/church/harbor-bell-baptist-church': 200,
    [asset]: 200,
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
    [`/uploads/${upload}`]: 200,
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
        expect(
          values.filter((value) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(value)),
          path,
        ).toEqual([])
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

  test('allows the tiles of the maps where there is a map, and pictures of nobody else', async () => {
    const { origin } = new URL(site.options.settings.tiles.url)
    const withMap = (path: string) => path === '/directory' || path.startsWith('/church/')
    const pages = (await pageAddresses(site)).map((path) => ({ path, hasMap: withMap(path) }))
    expect(pages.filter(({ hasMap }) => hasMap).length).toBeGreaterThan(10)
    const missing = ['/nowhere', '/church/no'].map((path) => ({ path, hasMap: false }))
    for (const { path, hasMap } of [...pages, ...missing]) {
      const html = (await ask(path)).body.toString()
      const { policy } = policyOf(html)
      expect(policy.get('img-src'), path).toEqual(["'self'", 'data:', ...(hasMap ? [origin] : [])])
      expect(html.match(/img-src/g), path).toHaveLength(1)
    }
  })
})
