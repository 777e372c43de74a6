import { Feed, type Item } from 'feed'
import { business } from '#content/business.ts'
import { eventCategory, newsCategoryLabel } from '#content/categories.ts'
import { screens } from '#content/screens.ts'
import type { Pages } from '#contract/page.ts'
import { paths } from '#contract/paths.ts'
import { longDate } from '../dates.ts'
import { xmlSafe, xmlText } from './xml.ts'

// Readers show a description as HTML.
const htmlOf = (text: string) => xmlText(text).replace(/\n/g, '<br>')

interface Channel {
  origin: string
  title: string
  description: string
  /** The list that the feed belongs to. */
  list: string
  feed: string
}

const rss = (
  { origin, title, description, list, feed: own }: Channel,
  items: readonly Item[],
  changes: readonly string[],
) => {
  const latest = changes.reduce((last, change) => Math.max(last, Date.parse(change)), 0)
  const feed = new Feed({
    title: `${title} – ${business.name}`,
    description,
    link: origin + list,
    feed: origin + own,
    language: 'en-us',
    generator: false,
    updated: new Date(latest),
  })
  for (const item of items) feed.addItem(item)
  const text = feed.rss2()
  // A feed of nothing was never built, and the clock must not be asked.
  return latest === 0 ? text.replace(/\s*<lastBuildDate>.*?<\/lastBuildDate>/, '') : text
}

export const newsFeed = ({ articles }: Pages['news-feed'], origin: string): string =>
  rss(
    { origin, ...screens.news, list: paths.news, feed: paths.newsFeed },
    articles.map((article) => ({
      title: xmlSafe(article.title),
      link: origin + paths.article(article.slug),
      guid: `${origin}/#article-${article.id}`,
      description: htmlOf(article.excerpt),
      date: new Date(article.publishedAt),
      category: [{ name: xmlSafe(newsCategoryLabel(article.category)) }],
    })),
    articles.map(({ updatedAt }) => updatedAt),
  )

export const eventsFeed = ({ events }: Pages['events-feed'], origin: string): string =>
  rss(
    { origin, ...screens.events, list: paths.events, feed: paths.eventsFeed },
    events.map((event) => ({
      title: xmlSafe(event.title),
      link: origin + paths.event(event.slug),
      guid: `${origin}/#event-${event.id}`,
      description: htmlOf(
        `${[longDate(event.date), event.time, event.location].filter(Boolean).join(', ')}\n\n${event.description}`,
      ),
      // A feed's date is the day of the notice; the event's own day opens the description.
      date: new Date(event.updatedAt),
      category: [{ name: eventCategory(event.category).label }],
    })),
    events.map(({ updatedAt }) => updatedAt),
  )
