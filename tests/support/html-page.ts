import assert from 'node:assert/strict'
import { type HTMLElement, parse } from 'node-html-parser'

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A page as its reader has it: words, links, pictures; and the structured data it carries. */
export const readPage = (html: string) => {
  const root = parse(html, { blockTextElements: { script: true, style: true } })
  const body = root.querySelector('body')?.clone() as HTMLElement | undefined
  assert(body, 'the page has no body')
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove()
  // A space between elements, so that the last word of one and the first of the next stay two words.
  const words = oneLine(parse(body.innerHTML.replace(/></g, '> <')).text)
  const attribute = (selector: string, name: string) =>
    root.querySelectorAll(selector).map((one) => one.getAttribute(name) ?? '')
  return {
    words,
    canonical: attribute('link[rel="canonical"]', 'href'),
    links: attribute('a', 'href'),
    pictures: [...attribute('img', 'src'), ...attribute('img, source', 'srcset')].join(' '),
    days: attribute('time', 'datetime'),
    heading: oneLine(root.querySelector('h1')?.text ?? ''),
  }
}
export type ReadPage = ReturnType<typeof readPage>

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
export type Node = { [name: string]: Json }

/** The graph of the one structured data script that a page may have, read from the raw text as a browser reads it. */
export const readGraph = (html: string): Node[] => {
  const scripts = [...html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script/gi)]
  assert.equal(scripts.length, 1, 'structured data scripts in the page')
  const text = scripts[0]?.[1] ?? ''
  assert.doesNotMatch(text, /[<\u2028\u2029]/, 'a character that could end the script')
  const data = JSON.parse(text) as Node
  assert.equal(data['@context'], 'https://schema.org')
  assert(Array.isArray(data['@graph']) && data['@graph'].length > 0, 'an empty graph')
  return data['@graph'] as Node[]
}
