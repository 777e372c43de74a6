import { display } from '#content/business.ts'
import { type NotFoundSection, paths } from '#contract/paths.ts'
import { positionOf } from '#contract/position.ts'
import { getArticle, listArticles } from '../articles/articles.ts'
import { countChurches, getChurch, listChurches, listFeatured } from '../churches/churches.ts'
import { listNeighbors } from '../churches/neighbors.ts'
import { listOtherValues } from '../churches/other-values.ts'
import { readServiceTimes } from '../churches/service-times.ts'
import { recordRead } from '../database/reads.ts'
import { getEvent, listEvents, listEventsOf } from '../events/events.ts'
import { listOf } from './list-pages.ts'
import { fixedPage, type Loaded } from './page-kind.ts'
import type { PageKinds } from './page-writer.ts'
import { recordPaths } from './record-pages.ts'
import type { SiteSettings } from './release.ts'
import { sitemap, sitemapIndex } from './sitemaps.ts'
import { socialPicture } from './social-pictures.ts'

const nothing = async () => ({})

/** The answer in place of a page, for an address at which the record's own page does not stand. */
export const elsewhere = (
  found: { kind: 'found' } | { kind: 'moved'; slug: string } | { kind: 'gone' } | { kind: 'none' },
  pathOf: (slug: string) => string,
): Exclude<Loaded, { kind: 'page' }> => {
  if (found.kind === 'moved') return { kind: 'moved', to: pathOf(found.slug) }
  return found.kind === 'gone' ? { kind: 'gone' } : { kind: 'none' }
}

/** Where each page's content comes from. Does not compile while a page of the contract has no entry. */
export const pageKinds = (settings: Pick<SiteSettings, 'build'>): PageKinds => ({
  home: fixedPage(paths.home, async (em) => ({
    featured: (await listFeatured(em, { limit: display.homeFeatured })).churches,
  })),
  directory: fixedPage(paths.directory, async (em) => {
    const { churches, total } = await listChurches(em, { limit: display.directoryFirst })
    return { churches, total, ...(await listOtherValues(em)) }
  }),
  church: {
    patterns: ['/church/:slug'],
    ...recordPaths('church', paths.church, paths.church),
    load: async (em, { slug = '' }, { today }) => {
      const found = await getChurch(em, slug)
      if (found.kind !== 'found') return elsewhere(found, paths.church)
      const { church } = found
      if (church.slug !== slug) return { kind: 'moved', to: paths.church(church.slug) }
      const events = await listEventsOf(em, church.id, { from: today(), limit: display.churchEvents + 1 })
      // A new day takes events away and brings none.
      if (events.length > 0) recordRead(em, 'day')
      return {
        kind: 'page',
        page: {
          church,
          services: readServiceTimes(church.services),
          position: positionOf(church),
          events: events.slice(0, display.churchEvents),
          hasMoreEvents: events.length > display.churchEvents,
          neighbors: await listNeighbors(em, church),
        },
      }
    },
  },
  featured: listOf(paths.featured, ['featured'], async (em, part) => {
    const { churches, total } = await listFeatured(em, part)
    return { items: churches, total }
  }),
  events: listOf(paths.events, ['events', 'day'], async (em, part, { today }) => {
    recordRead(em, 'day')
    const { events, total } = await listEvents(em, { ...part, from: today() })
    return { items: events, total }
  }),
  event: {
    patterns: ['/events/:slug'],
    ...recordPaths('event', paths.event, paths.event),
    load: async (em, { slug = '' }, { today }) => {
      const found = await getEvent(em, slug)
      if (found.kind !== 'found') return elsewhere(found, paths.event)
      const { event } = found
      if (event.slug !== slug) return { kind: 'moved', to: paths.event(event.slug) }
      recordRead(em, 'day')
      return { kind: 'page', page: { event, over: event.date < today(), updatedAt: event.updatedAt } }
    },
  },
  calendar: {
    patterns: ['/events/:slug.ics'],
    isPart: true,
    ...recordPaths('event', paths.calendar),
    load: async (em, { slug = '' }) => {
      const found = await getEvent(em, slug)
      if (found.kind !== 'found' || found.event.slug !== slug) return { kind: 'none' }
      return { kind: 'page', page: { event: found.event, over: false, updatedAt: found.event.updatedAt } }
    },
  },
  'events-feed': fixedPage(paths.eventsFeed, async (em, { today }) => {
    recordRead(em, 'day')
    return { events: (await listEvents(em, { from: today(), limit: display.feedItems })).events }
  }),
  news: listOf(paths.news, ['articles'], async (em, part) => {
    const { articles, total } = await listArticles(em, part)
    return { items: articles, total }
  }),
  article: {
    patterns: ['/news/:slug'],
    ...recordPaths('article', paths.article, paths.article),
    load: async (em, { slug = '' }) => {
      const found = await getArticle(em, slug)
      if (found.kind !== 'found') return elsewhere(found, paths.article)
      const { article, updatedAt } = found
      if (article.slug !== slug) return { kind: 'moved', to: paths.article(article.slug) }
      const readMinutes = Math.ceil(article.content.length / display.readTimeDivisor)
      return { kind: 'page', page: { article, readMinutes, updatedAt } }
    },
  },
  'news-feed': fixedPage(paths.newsFeed, async (em) => ({
    articles: (await listArticles(em, { limit: display.feedItems })).articles,
  })),
  about: fixedPage(paths.about, async (em) => ({ churchCount: await countChurches(em) })),
  advertise: fixedPage(paths.advertise, nothing),
  contact: fixedPage(paths.contact, nothing),
  terms: fixedPage(paths.terms, nothing),
  privacy: fixedPage(paths.privacy, nothing),
  bulletin: fixedPage(paths.bulletin, nothing),
  robots: fixedPage(paths.robots, nothing),
  'not-found': {
    patterns: ['/404', '/not-found/:section'],
    status: 404,
    paths: async () => (['site', 'church', 'events', 'news'] as const).map(paths.notFound),
    touchedBy: async () => [],
    load: async (_em, { section = 'site' }) => ({ kind: 'page', page: { section: section as NotFoundSection } }),
  },
  'social-picture': socialPicture,
  sitemap,
  'sitemap-index': sitemapIndex(settings.build.clientFolder),
})
