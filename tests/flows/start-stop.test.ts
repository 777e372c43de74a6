import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { remaining, serverPid } from '../../api/database/embedded/test-folders.ts'
import { until } from '../../api/database/embedded/wait.ts'
import { assertWhole, get } from '../support/public-addresses.ts'
import {
  freePort,
  type Program,
  type ServerProgram,
  startProgram,
  startServerProgram,
} from '../support/server-process.ts'
import { createTestDatabase } from '../support/test-database.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let scratch: string
let dataDir: string
let running: Program[]

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'start-'))
  dataDir = join(scratch, 'data')
  running = []
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all(running.map(({ ended }) => ended))
  await rm(scratch, { recursive: true, force: true })
})

const configured = async (more: Record<string, string> = {}): Promise<Record<string, string>> => ({
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  LOG_LEVEL: 'error',
  ...more,
})
const serve = (configuration: Record<string, string>): ServerProgram => {
  const server = startServerProgram(configuration)
  running.push(server)
  return server
}

/** One sentence, on one line, and nothing else. */
const expectRefusal = async (program: Program, sentence: RegExp): Promise<void> => {
  running.push(program)
  expect(await program.ended).toEqual({ code: 1, signal: null })
  expect(program.complained()).toMatch(sentence)
  expect(program.complained().trimEnd()).toMatch(/^\S[^\n]*\.$/)
}

describe('a start that cannot succeed says in one sentence what to change and writes nothing', {
  timeout: 60_000,
}, () => {
  test.for([
    ['PORT', 'eighty', /^PORT must be a whole number/],
    ['TILE_URL', 'https://tiles.example.org/', /^TILE_URL must contain \{z\}/],
    ['DATABASE_URL', 'mysql://localhost/x', /^DATABASE_URL must be an address/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of/],
  ] as const)('%s=%s', async ([name, value, sentence]) => {
    await expectRefusal(startProgram('api/server.ts', await configured({ [name]: value })), sentence)
    expect(existsSync(dataDir)).toBe(false)
  })

  test.for([
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', '127.0.0.1'],
    ['localhost', '::1'],
  ])('HOST=%s with its port in use on %s', async ([HOST = '', host]) => {
    const other = createServer()
    await new Promise<void>((done) => other.listen({ host, port: 0 }, done))
    const { port } = other.address() as { port: number }
    const program = startProgram('api/server.ts', await configured({ PORT: String(port), HOST }))
    await expectRefusal(program, new RegExp(`^Port ${port} is in use: `))
    expect(existsSync(dataDir)).toBe(false)
    other.close()
  })

  test('a data folder below a file', async () => {
    const file = join(scratch, 'file')
    await writeFile(file, 'mine')
    const program = startProgram('api/server.ts', await configured({ DATA_DIR: join(file, 'data') }))
    await expectRefusal(program, /^The data folder .* cannot be written \(ENOTDIR\): /)
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  test('a data folder where nothing can be made', async () => {
    const program = startProgram('api/server.ts', await configured({ DATA_DIR: '/proc/church-directory' }))
    await expectRefusal(program, /^The data folder \/proc\/church-directory cannot be written \(\w+\): /)
  })

  test('a database that does not answer', async () => {
    const url = `postgresql://someone:secret@127.0.0.1:${await freePort()}/directory`
    const program = startProgram('api/server.ts', await configured({ DATABASE_URL: url }))
    await expectRefusal(program, /^The database at DATABASE_URL \(127\.0\.0\.1:\d+\/directory\) does not answer/)
    expect(program.complained()).not.toContain('secret')
    expect(existsSync(dataDir)).toBe(false)
  })

  test('a broken news file', async () => {
    const copy = join(scratch, 'project')
    await mkdir(copy)
    for (const part of ['api', 'content', 'package.json'])
      await cp(join(root, part), join(copy, part), { recursive: true })
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    await writeFile(join(copy, 'content/news/broken.md'), '---\ntitle: Only a title\n---\n\nWords.\n')
    const program = startProgram('api/server.ts', await configured(), { cwd: copy })
    await expectRefusal(program, /^content\/news\/broken\.md cannot be read: slug: /)
    expect(existsSync(dataDir)).toBe(false)
  })
})

/** Ends it, with more than one signal as a terminal and npm do, and measures how long that takes. */
const stop = async ({ child, ended }: Program, ...signals: NodeJS.Signals[]): Promise<{ seconds: number }> => {
  const from = performance.now()
  for (const signal of signals) child.kill(signal)
  expect(await ended).toEqual({ code: 0, signal: null })
  return { seconds: (performance.now() - from) / 1000 }
}

/** Lets no page be recorded as published until the connection is ended. */
const holdPublishing = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('begin')
  await client.query('lock table published_page in access exclusive mode')
  return client
}

describe('a server', { timeout: 180_000 }, () => {
  test('serves its data folder alone, stops cleanly, and finds everything again', async () => {
    const configuration = await configured()
    const first = serve(configuration)
    await first.up()
    expect(first.printed()).toContain('Published')
    const etag = (await get(`http://localhost:${configuration.PORT}/directory`)).headers.etag
    expect(serverPid(dataDir)).toBeGreaterThan(0)

    const second = startProgram('api/server.ts', await configured())
    await expectRefusal(second, new RegExp(`already being served at http://localhost:${configuration.PORT}: `))
    const same = startProgram('api/server.ts', configuration)
    await expectRefusal(same, new RegExp(`already being served at http://localhost:${configuration.PORT}: `))

    const { seconds } = await stop(first, 'SIGINT', 'SIGINT', 'SIGTERM', 'SIGTERM')
    expect(seconds).toBeLessThan(10)
    expect(first.complained()).toBe('')
    expect(await remaining(dataDir)).toEqual([])
    expect(serverPid(dataDir)).toBeUndefined()

    const again = serve(configuration)
    await again.up()
    expect(again.printed()).not.toMatch(/Building|Published|Loaded|Made/)
    expect((await get(`http://localhost:${configuration.PORT}/directory`)).headers.etag).toBe(etag)
    expect((await stop(again, 'SIGTERM')).seconds).toBeLessThan(10)
    expect(again.complained()).toBe('')
    expect(await remaining(dataDir)).toEqual([])
  })

  test('that is stopped while it publishes leaves as cleanly, however long that would take', async () => {
    const url = (await createTestDatabase()).url
    const configuration = await configured({ DATABASE_URL: url })
    const hold = await holdPublishing(url)
    const first = serve(configuration)
    await until(() => existsSync(join(dataDir, 'published/releases')) || first.hasEnded(), 60_000)
    expect((await stop(first, 'SIGTERM')).seconds).toBeLessThan(9)
    expect(first.complained()).toBe('')
    await hold.end()

    const second = serve(configuration)
    await second.up()
    const client = new pg.Client(url)
    await client.connect()
    const holdAgain = await holdPublishing(url)
    await client.query(`insert into change (tags, created_at) values ('{churches}', now())`)
    await client.query(`select pg_notify('change', '')`)
    expect((await stop(second, 'SIGTERM')).seconds).toBeLessThan(9)
    expect(second.complained()).toBe('')
    await holdAgain.end()
    await client.end()

    const again = serve(configuration)
    await again.up()
    expect((await get(`http://localhost:${configuration.PORT}/`)).status).toBe(200)
  })

  test('completes the answers that are under way when it is stopped', async () => {
    const configuration = await configured({ DATABASE_URL: (await createTestDatabase()).url })
    const server = serve(configuration)
    await server.up()
    const origin = `http://localhost:${configuration.PORT}`
    let stopping = false
    let complete = 0
    const reader = async () => {
      for (;;) {
        const answer = await get(`${origin}/directory`).catch((error: NodeJS.ErrnoException) => error)
        if (answer instanceof Error) {
          // Only a connection that no request was answered on may fail, and only once it stops.
          expect([stopping, answer.code]).toEqual([true, expect.stringMatching(/^ECONN(REFUSED|RESET)$/)])
          return
        }
        expect(answer.status).toBe(200)
        assertWhole(answer, '/directory')
        complete += 1
      }
    }
    const readers = Promise.all(Array.from({ length: 8 }, reader))
    await until(() => complete > 100, 30_000)
    stopping = true
    const before = complete
    await Promise.all([stop(server, 'SIGTERM'), readers])
    expect(complete).toBeGreaterThan(before)
  })
})
