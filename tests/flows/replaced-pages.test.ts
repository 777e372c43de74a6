import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../api/database/embedded/wait.ts'
import type { Outcome } from '../../api/publish/outcome.ts'
import { folderOutput } from '../../api/publish/output.ts'
import { servePages } from '../../api/publish/serve.ts'
import { random, rounds, seed } from '../support/rounds.ts'

const start = seed(import.meta.filename)
const path = '/church/bay'

const page = (name: string, length: number): Outcome => ({
  kind: 'page',
  body: Buffer.from(`<!doctype html><html><body>${name.repeat(length)}</body></html>`),
})
const outcomes: Outcome[] = [
  page('short ', 10),
  page('longer ', 20_000),
  { kind: 'gone' },
  page('other ', 5000),
  { kind: 'moved', to: '/church/dune' },
]
const bodies = outcomes.flatMap((outcome) => (outcome.kind === 'page' ? [outcome.body.toString()] : []))

test('readers see the old answer or the new one while pages are replaced, go, move and come back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'replaced-'))
  const output = folderOutput(folder, { live: true })
  const app = fastify()
  servePages(app, { current: folder, assets: folder })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })
  const numbers = random(start)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(numbers() * items.length)] as Item
  await output.put(path, pick(outcomes))
  let reads = 0
  let isOver = false

  const read = async () => {
    const encoding = pick(['identity', 'br', 'gzip'])
    const answer = await app.inject({ url: path, headers: { 'accept-encoding': encoding } })
    reads += 1
    if (answer.statusCode === 301) return expect(answer.headers.location).toBe('/church/dune')
    expect([200, 410]).toContain(answer.statusCode)
    if (answer.statusCode === 410) return
    const raw = answer.rawPayload
    expect(answer.headers.etag).toBe(`"${createHash('sha256').update(raw).digest('hex')}"`)
    expect(Number(answer.headers['content-length'])).toBe(raw.length)
    const coding = answer.headers['content-encoding']
    const body = coding === 'br' ? brotliDecompressSync(raw) : coding === 'gzip' ? gunzipSync(raw) : raw
    expect(bodies.includes(body.toString())).toBe(true)
  }
  const reader = async () => {
    while (!isOver) await read()
  }
  const replace = async () => {
    try {
      for (let swap = 0; swap < rounds(3000); swap += 1) {
        const before = reads
        await output.put(path, pick(outcomes))
        await until(() => reads >= before + 8, 10_000)
      }
    } finally {
      isOver = true
    }
  }
  await Promise.all([replace(), ...Array.from({ length: 4 }, reader)])
  expect(reads).toBeGreaterThan(rounds(10_000))
})
