/** Every address of the site and the shapes of those made from a record. Public addresses have no trailing slash. */
export const paths = {
  home: '/',
  directory: '/directory',
  featured: '/featured',
  events: '/events',
  news: '/news',
  about: '/about',
  advertise: '/advertise',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  bulletin: '/bulletin',
  register: '/register',
  login: '/login',
  eventSubmission: '/event-submission',
  churchSubmission: '/church-submission',
  newsFeed: '/news/rss.xml',
  eventsFeed: '/events/rss.xml',
  sitemapIndex: '/sitemap-index.xml',
  robots: '/robots.txt',
  church: (slug: string | number) => `/church/${slug}`,
  event: (slug: string | number) => `/events/${slug}`,
  article: (slug: string | number) => `/news/${slug}`,
  calendar: (slug: string) => `/events/${slug}.ics`,
  /** A drawn coastal scene for a church without a photograph (site/scenes). */
  scene: (name: string) => `/scenes/${name}.svg`,
  socialPicture: (kind: RecordKind, slug: string) => `/social/${kind}/${slug}.jpg`,
  /** Page 1 of a list is the list's own address. */
  listPage: (list: string, number: number) => (number === 1 ? list : `${list}/page/${number}`),
  sitemap: (kind: RecordKind, block: number) => `/sitemap-${kind}-${block}.xml`,
  notFound: (section: NotFoundSection) => (section === 'site' ? '/404' : `/not-found/${section}`),
} as const

export type RecordKind = 'church' | 'event' | 'article'
export type NotFoundSection = 'site' | 'church' | 'events' | 'news'

export const pageAddress: Record<RecordKind, (slug: string | number) => string> = {
  church: paths.church,
  event: paths.event,
  article: paths.article,
}

/** The maps service's search for an address (spec section 2: the address is the query). */
export const mapsLink = (address: string, zip = ''): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, Corpus Christi, TX ${zip}`.trim())}`

/** What a slug looks like (ruling 2): words of letters and digits, at most 80 characters, at least one letter. */
export const slugPattern = /^(?=.{1,80}$)(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/
