import { type BrowserContext, test as base, expect, type Request } from '@playwright/test'

export { expect }

interface Watched {
  /** The test expects answers with this status: the browser's own console line for them is no problem. */
  allowStatus: (...statuses: number[]) => void
  /** The test lets requests fail whose address is like this. */
  allowFailure: (address: RegExp) => void
}

const statusLine = /^Failed to load resource: the server responded with a status of (\d{3})\b/

const isAborted = (request: Request) => request.failure()?.errorText === 'net::ERR_ABORTED'

/**
 * Playwright's `test`, failing on whatever a reader's browser would complain about: a console error, a page error, a
 * failed request, a violation of the content policy, and any request to another host, which is aborted. A route that a
 * test adds itself comes before this, so a stub for another host takes the request first.
 */
export const test = base.extend<Watched & { watch: Watched }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const problems = new Set<string>()
      const allowed = new Set<number>()
      const failing: RegExp[] = []
      await watchContext(context, { baseURL, allowed, failing, report: (problem) => problems.add(problem) })
      await use({
        allowStatus: (...statuses) => {
          for (const status of statuses) allowed.add(status)
        },
        allowFailure: (address) => failing.push(address),
      })
      expect([...problems], 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  allowStatus: ({ watch }, use) => use(watch.allowStatus),
  allowFailure: ({ watch }, use) => use(watch.allowFailure),
})

const tileHost = 'https://tile.openstreetmap.org/'
/** A transparent picture of one pixel. */
const emptyTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

interface Watching {
  baseURL: string | undefined
  allowed: Set<number>
  failing: RegExp[]
  report: (problem: string) => void
}

async function watchContext(context: BrowserContext, { baseURL, allowed, failing, report }: Watching) {
  const foreign = (address: string) => {
    const { protocol, host } = new URL(address)
    if (protocol === 'data:' || protocol === 'blob:') return false
    return !baseURL || host !== new URL(baseURL).host
  }
  const mayFail = (address: string) => failing.some((pattern) => pattern.test(address))
  const aborted = new WeakSet<Request>()
  // A download or a 204 ends a navigation as aborted, and leaving a page so ends what it still loads; a page's own
  // parts never end so while the page stays.
  let departures = 0
  const departuresBefore = new WeakMap<Request, number>()
  context.on('request', (request) => {
    departuresBefore.set(request, departures)
    if (request.isNavigationRequest()) departures += 1
  })
  const hasLeft = (request: Request) =>
    isAborted(request) && (request.isNavigationRequest() || departures > (departuresBefore.get(request) ?? 0))

  // A map lets go of the tiles that it has moved away from.
  const isTileNoLongerWanted = (request: Request) => isAborted(request) && request.url().startsWith(tileHost)

  await context.route('**/*', (route, request) => {
    if (!foreign(request.url())) return route.continue()
    aborted.add(request)
    report(`request to another host: ${request.method()} ${request.url()}`)
    return route.abort('blockedbyclient')
  })
  // The map tiles of a site as it starts; a test that cares answers them itself.
  await context.route(`${tileHost}**`, (route) => route.fulfill({ contentType: 'image/png', body: emptyTile }))
  await context.routeWebSocket(/./, (socket) => {
    if (!foreign(socket.url().replace(/^ws/, 'http'))) return void socket.connectToServer()
    report(`socket to another host: ${socket.url()}`)
    return socket.close()
  })

  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const status = Number(statusLine.exec(message.text())?.[1])
    if (allowed.has(status) || (/net::ERR_/.test(message.text()) && mayFail(message.location().url))) return
    report(`console error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => report(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('requestfailed', (request) => {
    if (aborted.has(request) || hasLeft(request) || mayFail(request.url()) || isTileNoLongerWanted(request)) return
    // A picture of a list that has given way to another before it came.
    if (isAborted(request) && request.resourceType() === 'image') return
    report(`failed request: ${request.url()} ${request.failure()?.errorText}`)
  })

  await context.exposeFunction('reportViolation', report)
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const told = `content policy: ${event.effectiveDirective} forbids ${event.blockedURI} on ${event.documentURI}`
      Reflect.get(window, 'reportViolation')(told)
    })
  })
}
