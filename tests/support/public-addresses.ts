import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { EntityManager } from '@mikro-orm/postgresql'
import { filesIn, foldersIn } from '../../api/publish/release.ts'
import type { PublishedSite } from './published-site.ts'
import { ask, type RawAnswer } from './raw-request.ts'

const kinds = [
  { kind: 'church', path: '/church', isPublic: "status = 'approved'" },
  { kind: 'event', path: '/events', isPublic: "status = 'approved'" },
  { kind: 'article', path: '/news', isPublic: 'true' },
]

/**
 * What every address of a record has to answer, worked out from the tables alone: 200, '301 /target', 410 or 404. A
 * slug is public history when its record was ever public, whatever it was called then.
 */
export const expectedAnswers = async (em: EntityManager): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  for (const { kind, path, isPublic } of kinds) {
    const rows = await em.execute<
      { slug: string; id: number; current: string | null; public: boolean; past: boolean }[]
    >(
      `select s.slug, s.record_id as id, r.slug as current, coalesce(r.is_public, false) as public,
         exists (select from slug o where o.kind = s.kind and o.record_id = s.record_id and o.was_public) as past
       from slug s left join (select id, slug, ${isPublic} as is_public from ${kind}) r on r.id = s.record_id
       where s.kind = ?`,
      [kind],
    )
    for (const { slug, id, current, public: now, past } of rows) {
      const gone = past ? '410' : '404'
      answers.set(`${path}/${slug}`, now ? (slug === current ? '200' : `301 ${path}/${current}`) : gone)
      answers.set(`${path}/${id}`, now ? `301 ${path}/${current}` : gone)
    }
  }
  return answers
}

/** What these addresses answer over HTTP, in the form of `expectedAnswers`. */
export const readAnswers = async (origin: string, paths: string[]): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  for (const path of paths) {
    const { status, headers } = await get(origin + path)
    answers.set(path, status === 301 ? `301 ${headers.location}` : String(status))
  }
  return answers
}

/** Reads every published file over HTTP, plain and in both compressed forms, and holds the three against each other. */
export const readEveryFile = async ({ origin, options }: PublishedSite): Promise<void> => {
  const files = await filesIn(`${foldersIn(options.root).current}/`)
  const pages = files.filter((file) => file.endsWith('.html') && !/^(?:404|not-found\/.*)\.html$/.test(file))
  assert(pages.length > 0, 'no page is published')
  for (const file of files.filter((name) => !/\.(?:html|br|gz|moved|gone)$/.test(name)).concat(pages)) {
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    const plain = await readWhole(origin + path)
    if (!files.includes(`${file}.br`)) continue
    const br = await readWhole(origin + path, 'br')
    const gz = await readWhole(origin + path, 'gzip')
    assert.equal(br.headers['content-encoding'], 'br', path)
    assert.equal(gz.headers['content-encoding'], 'gzip', path)
    assert(brotliDecompressSync(br.body).equals(plain.body), `${path} differs in brotli`)
    assert(gunzipSync(gz.body).equals(plain.body), `${path} differs in gzip`)
  }
}

/** One GET with the body's bytes as they were sent. */
export const get = (url: string, encoding = 'identity'): Promise<RawAnswer> => {
  const { origin, pathname, search } = new URL(url)
  return ask(origin, pathname + search, { headers: { 'accept-encoding': encoding } })
}

const readWhole = async (url: string, encoding?: string): Promise<RawAnswer> => {
  const answer = await get(url, encoding)
  assert.equal(answer.status, 200, url)
  assertWhole(answer, url)
  return answer
}

/** The ETag is the sha256 of the body, so that a reader can tell a torn one. */
export const assertWhole = ({ headers, body }: RawAnswer, url: string): void => {
  assert.equal(
    headers.etag,
    `"${createHash('sha256').update(body).digest('hex')}"`,
    `the bytes of ${url} are not those of its ETag`,
  )
  assert.equal(Number(headers['content-length']), body.length, url)
}
