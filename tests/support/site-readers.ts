import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { assertWhole, get } from './public-addresses.ts'
import type { RawAnswer } from './raw-request.ts'

export interface ReaderOptions {
  origin: string
  random: () => number
  /** Whether nothing listens now: an answer may fail only then, or over a kill. */
  isDown: () => boolean
  /** How often the server has been killed. */
  kills: () => number
}

const encodings = ['identity', 'br', 'gzip'] as const
const recordPage = /^\/(?:church|events|news)\/[a-z0-9-]+$/
const imageProperties = 'meta[property="og:image"], meta[name="twitter:image"]'

/** Everything that a browser or a preview fetches for this page, and where its links lead: paths of this site only. */
export const namedIn = (html: string, origin: string): { assets: string[]; links: string[] } => {
  const document = parse(html)
  const own = (addresses: (string | undefined)[]) => [
    ...new Set(
      addresses
        .map((address) => address?.replaceAll('&amp;', '&').replace(origin, '').split(/[?#]/)[0])
        .filter((address): address is string => Boolean(address && /^\/(?!\/)/.test(address))),
    ),
  ]
  const attributes = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(name))
  const sources = attributes('[srcset]', 'srcset').flatMap((set) =>
    set?.split(',').map((part) => part.trim().split(' ')[0]),
  )
  return {
    assets: own([
      ...attributes('[src]', 'src'),
      ...sources,
      ...attributes('link:not([rel="canonical"]):not([rel="alternate"])', 'href'),
      ...attributes('astro-island', 'component-url'),
      ...attributes('astro-island', 'renderer-url'),
      ...attributes(imageProperties, 'content'),
    ]),
    links: own(attributes('a[href]', 'href')).filter((path) => !path.startsWith('/uploads/')),
  }
}

const decoded = ({ headers, body }: RawAnswer): string => {
  const coding = headers['content-encoding']
  return (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString()
}

/**
 * Readers of a site that is being changed and killed: each takes addresses at random, plain or compressed, and holds
 * every answer against what must always be true. The first answer that is not ends `run` with an error.
 */
export const createReaders = ({ origin, random, isDown, kills }: ReaderOptions) => {
  const known = new Set<string>(['/'])
  const everPublic = new Set<string>()
  const sound = new Set<string>()
  const answers: Record<number, number> = {}
  let reads = 0
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

  /** Undefined where the server was dead, or died over the answer. */
  const fetch = async (path: string, encoding: string = pick(encodings)): Promise<RawAnswer | undefined> => {
    const [wasDown, killsBefore] = [isDown(), kills()]
    try {
      return await get(origin + path, encoding)
    } catch (error) {
      assert(wasDown || isDown() || kills() !== killsBefore, `${path} broke off from a living server: ${error}`)
      return undefined
    }
  }

  const names = async (path: string, asset: string): Promise<boolean | undefined> => {
    const page = await fetch(path)
    return page && page.status === 200 && namedIn(decoded(page), origin).assets.includes(asset)
  }

  /** A picture of a record may go after the page was read; then the page does not name it any more. */
  const readAsset = async (path: string, asset: string): Promise<void> => {
    const fromRecord = asset.startsWith('/social/')
    if (!fromRecord && sound.has(asset)) return
    const answer = await fetch(asset)
    if (!answer) return
    if (answer.status === 200) {
      if (asset.startsWith('/uploads/'))
        assert.equal(Number(answer.headers['content-length']), answer.body.length, asset)
      else assertWhole(answer, asset)
      sound.add(asset)
      return
    }
    assert(fromRecord, `${path} names ${asset}, which answers ${answer.status}`)
    if (!(await names(path, asset))) return
    const again = await fetch(asset)
    if (again) assert.equal(again.status, 200, `${path} still names ${asset}, which is not there`)
  }

  const readPage = async (path: string, answer: RawAnswer): Promise<void> => {
    const html = decoded(answer)
    assert(html.trimEnd().endsWith('</html>'), `${path} breaks off`)
    const canonical = parse(html).querySelector('link[rel="canonical"]')?.getAttribute('href')
    assert.equal(canonical, origin + path, `the page at ${path} is another one`)
    const { assets, links } = namedIn(html, origin)
    for (const link of links) known.add(link)
    for (const asset of assets) await readAsset(path, asset)
  }

  const read = async (): Promise<void> => {
    const path = pick([...known])
    const wasPublic = everPublic.has(path)
    const answer = await fetch(path)
    if (!answer) return
    const { status, headers } = answer
    reads += 1
    answers[status] = (answers[status] ?? 0) + 1
    assert([200, 301, 404, 410].includes(status), `${path} answers ${status}`)
    // Whatever was public once is there, or elsewhere, or gone; never as if it had not existed.
    assert(!(wasPublic && status === 404), `${path} was public and answers 404`)
    if (recordPage.test(path) && status !== 404) everPublic.add(path)
    if (status === 301) known.add(String(headers.location))
    else assertWhole(answer, path)
    if (status === 200 && String(headers['content-type']).startsWith('text/html')) await readPage(path, answer)
  }

  return {
    /** Adds addresses to read. */
    know: (paths: Iterable<string>) => {
      for (const path of paths) known.add(path)
    },
    reads: () => reads,
    answers: () => answers,
    /** Reads with as many readers at once until it is told to end. */
    run: async (isOver: () => boolean, width = 6): Promise<void> => {
      let failed = false
      const reader = async () => {
        while (!isOver() && !failed) {
          const before = reads
          await read().catch((error) => {
            failed = true
            throw error
          })
          // Nothing listens: to ask at once again would only keep the machine busy.
          if (reads === before) await pause(20)
        }
      }
      const results = await Promise.allSettled(Array.from({ length: width }, reader))
      for (const result of results) if (result.status === 'rejected') throw result.reason
    },
  }
}
