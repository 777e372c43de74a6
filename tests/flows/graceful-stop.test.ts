import { once } from 'node:events'
import { Agent, type IncomingMessage, get as request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../api/database/embedded/wait.ts'
import { stopsGracefully } from '../../api/graceful-stop.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let graceful: ReturnType<typeof stopsGracefully>
let arrived: number
let gate: PromiseWithResolvers<void>

// The real app, with a call whose answer waits until the test says so.
beforeEach(async () => {
  arrived = 0
  gate = Promise.withResolvers<void>()
  server = await startServer({
    isReady: () => !graceful.closing(),
    register: [
      (app) => {
        graceful = stopsGracefully(app)
        app.get('/test/slow', async () => {
          arrived += 1
          await gate.promise
          return 'whole '.repeat(20_000)
        })
      },
    ],
  })
})
afterEach(() => server[Symbol.asyncDispose]())

const fetchOn = (path: string, agent: Agent): Promise<{ status?: number; connection?: string; length: number }> =>
  new Promise((done, fail) => {
    const outgoing = request(server.origin + path, { agent }, (response: IncomingMessage) => {
      const { statusCode: status, headers } = response
      text(response).then((body) => {
        done({
          ...(status && { status }),
          ...(headers.connection && { connection: headers.connection }),
          length: body.length,
        })
      }, fail)
    })
    outgoing.on('error', fail)
  })
/** How many connections the server has taken; what only waits in the system's queue is lost when it stops. */
const openConnections = () => promisify(server.app.server.getConnections).call(server.app.server)
const seconds = async (work: Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work
  return (performance.now() - from) / 1000
}

test('answers under way are completed, on connections that are not kept', async () => {
  const agent = new Agent({ keepAlive: true })
  const answers = Promise.all(Array.from({ length: 50 }, () => fetchOn('/test/slow', agent)))
  await until(() => arrived === 50, 10_000)
  const stopped = seconds(graceful.stop())
  gate.resolve()
  for (const answer of await answers) expect(answer).toEqual({ status: 200, connection: 'close', length: 120_000 })
  expect(await stopped).toBeLessThan(2)
})

test('a request on a connection made before is answered, and readiness says no', async () => {
  const { port } = server.app.server.address() as AddressInfo
  const held = fetchOn('/test/slow', new Agent())
  const early = await Promise.all(
    ['/healthz', '/readyz'].map(async (path) => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      return { path, socket }
    }),
  )
  await until(async () => arrived === 1 && (await openConnections()) === 3, 10_000)
  const stopped = graceful.stop()
  const answers = early.map(({ path, socket }) => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    return text(socket)
  })
  const [health, readiness] = await Promise.all(answers)
  expect(health).toMatch(/^HTTP\/1\.1 200 /)
  expect(readiness).toMatch(/^HTTP\/1\.1 503 [\s\S]*not ready/)
  gate.resolve()
  expect((await held).length).toBe(120_000)
  await stopped
})

test('a client that keeps its connection does not delay the end', async () => {
  const agent = new Agent({ keepAlive: true })
  await fetchOn('/healthz', agent)
  expect(await seconds(graceful.stop())).toBeLessThan(1)
  agent.destroy()
})

test('an answer that never comes is cut off after three seconds', async () => {
  const hanging = expect(fetchOn('/test/slow', new Agent())).rejects.toThrow('socket hang up')
  await until(() => arrived === 1, 10_000)
  const took = await seconds(graceful.stop())
  expect(took).toBeGreaterThan(2.5)
  expect(took).toBeLessThan(5)
  await hanging
  gate.resolve()
})
