import { parseFeed } from '@rowanmanning/feed-parser'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { eventsFeed, newsFeed } from './feeds.ts'
import { event, host, origin } from './records.fixture.ts'

const article = {
  id: 3,
  slug: 'bells',
  title: 'Bells & <i>Whistles</i>\u0001\ufffe ]]> twice',
  excerpt: '<script>alert(1)</script> rings',
  publishedAt: '2026-09-08T14:00:00.000Z',
  updatedAt: '2026-09-10T14:00:00.000Z',
  category: 'faith',
}

// The parser's own types name modules in a way that this compiler does not follow.
interface ReadFeed {
  url: string | null
  items: {
    id: string | null
    url: string | null
    title: string | null
    description: string | null
    published: Date | null
  }[]
}

const wellFormed = (text: string): ReadFeed => {
  const document = XmlDocument.fromString(text)
  document.dispose()
  return parseFeed(text)
}

describe('the news feed', () => {
  const text = newsFeed(
    { articles: [article, { ...article, id: 2, slug: 'old', updatedAt: '2026-01-01T00:00:00.000Z' }] },
    origin,
  )

  test('is well-formed and keeps what was written', () => {
    const feed = wellFormed(text)
    expect(feed.items.map((item) => item.url)).toEqual([`${origin}/news/bells`, `${origin}/news/old`])
    expect(feed.items[0]?.title).toBe('Bells & <i>Whistles</i> ]]> twice')
    expect(feed.items[0]?.published).toEqual(new Date(article.publishedAt))
    expect(new Set(feed.items.map((item) => item.id)).size).toBe(2)
  })

  test('names the category as the page does', () => {
    const life = newsFeed({ articles: [{ ...article, category: 'church life' }] }, origin)
    expect(life).toContain('<category>Church life</category>')
  })

  test('carries no markup that a reader would run', () => {
    expect(text).toContain('&lt;script&gt;alert(1)')
    expect(text).not.toContain('<script')
  })

  test('was last built when an article last changed', () => {
    expect(text).toContain('<lastBuildDate>Thu, 10 Sep 2026 14:00:00 GMT</lastBuildDate>')
  })

  test('names itself', () => {
    expect(text).toContain(`<atom:link href="${origin}/news/rss.xml" rel="self" type="application/rss+xml"/>`)
    expect(wellFormed(text).url).toBe(`${origin}/news`)
  })

  test('is a feed without articles too, and never asks the clock', () => {
    const empty = newsFeed({ articles: [] }, origin)
    expect(wellFormed(empty).items).toEqual([])
    expect(empty).not.toContain('lastBuildDate')
  })
})

describe('the events feed', () => {
  const text = eventsFeed({ events: [{ ...event, church: host, updatedAt: '2026-11-01T10:00:00.000Z' }] }, origin)

  test('says when and where', () => {
    const item = wellFormed(text).items[0]
    expect(item?.title).toBe(event.title)
    expect(item?.url).toBe(`${origin}/events/fish-fry`)
    expect(item?.description).toContain('Sunday, December 6, 2026, 5:30 PM, Fellowship hall, 118 Harbor Bell Street')
  })

  test('a broken feed is noticed', () => {
    expect(() => wellFormed(text.slice(0, -30))).toThrow()
    expect(() => wellFormed(text.replace('<![CDATA[', ''))).toThrow()
  })
})
