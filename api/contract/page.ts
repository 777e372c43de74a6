import type { ArticleSummary } from './article.ts'
import type { Church, ChurchDetail } from './church.ts'
import type { ChurchEvent } from './event.ts'
import type { NotFoundSection } from './paths.ts'

/** A part of a list that goes over several pages; `number` counts from 1. */
export interface Part<Item> {
  items: Item[]
  number: number
  pages: number
}

export type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'

/** A service line with what could be read out of it; `text` is the line as written. */
export interface ServiceTime {
  text: string
  /** The weekdays named in the line, empty where none can be read. */
  days: Weekday[]
  /** Start times as HH:MM in 24 hours, America/Chicago; none for what does not come round every week. */
  starts: string[]
  /** The language of the service (BCP 47), where the line names one or is written in one other than English. */
  language?: string
  /** The language of the line itself (BCP 47), where that is not English. */
  writtenIn?: string
}

/** Where a marker stands. Without a looked-up position it is the middle of the area (ruling 19). */
export interface Position {
  latitude: number
  longitude: number
  approximate: boolean
}

/** Another church of the same area. */
export type NeighborChurch = Pick<Church, 'slug' | 'name' | 'denomination'>

export interface ChurchPage {
  church: ChurchDetail
  services: ServiceTime[]
  position: Position
  /** The church's events of today and later, soonest first. */
  events: ComingEvent[]
  /** There are more of them than those. */
  hasMoreEvents: boolean
  neighbors: NeighborChurch[]
}

/** An event with what its pages, calendar file and structured data print. */
export interface EventItem extends ChurchEvent {
  /** ISO 8601: with hour and offset where `time` can be read, else the day alone. */
  starts: string
  ends?: string
  /** The church that holds it, where that church is public. */
  church?: Pick<Church, 'name' | 'slug' | 'address' | 'zip'>
}

/** An event as the page of its church prints it. */
export type ComingEvent = Pick<EventItem, 'slug' | 'title' | 'date' | 'time' | 'location'>

export interface EventPage {
  event: EventItem
  over: boolean
  updatedAt: string
}

export interface ArticlePage {
  article: ArticleSummary & { content: string }
  readMinutes: number
  updatedAt: string
}

export interface SocialPicture {
  title: string
  /** A line above the title: denomination, date or category. */
  kicker: string
  /** A line below it: area, place or date. */
  line: string
  /** The scene behind the words (site/scenes). */
  scene: { name: string; denomination: string }
}

export interface SitemapEntry {
  path: string
  /** ISO 8601, the record's last change. */
  lastModified: string
}

/** What each page prints, by the page's name. The publisher's registry and the site's locals both follow it. */
export interface Pages {
  home: { featured: Church[] }
  directory: {
    churches: Church[]
    total: number
    /** Denominations and areas in use that the search panel's own lists lack (ruling 8). */
    otherDenominations: string[]
    otherAreas: string[]
  }
  church: ChurchPage
  featured: Part<Church>
  events: Part<EventItem>
  event: EventPage
  news: Part<ArticleSummary>
  article: ArticlePage
  about: { churchCount: number }
  advertise: Record<string, never>
  contact: Record<string, never>
  terms: Record<string, never>
  privacy: Record<string, never>
  bulletin: Record<string, never>
  'not-found': { section: NotFoundSection }
  'news-feed': { articles: (ArticleSummary & { updatedAt: string })[] }
  'events-feed': { events: (EventItem & { updatedAt: string })[] }
  calendar: EventPage
  'social-picture': SocialPicture
  /** The sitemaps that the index names beside that of the fixed pages, by their paths. */
  'sitemap-index': { sitemaps: string[] }
  sitemap: { entries: SitemapEntry[] }
  robots: Record<string, never>
}
export type PageName = keyof Pages

/** Where the maps' pictures come from, and who is to be named for them. */
export interface Tiles {
  /** With {z}, {x} and {y}. */
  url: string
  attribution: string
  /** The address that the attribution leads to. */
  link: string
}

/** What a page finds in Astro.locals. */
export interface PageLocals<Name extends PageName = PageName> {
  page: Pages[Name]
  /** The page's own path, as its canonical link has it. */
  path: string
  /** The site's public address without a trailing slash. */
  origin: string
  tiles: Tiles
}
