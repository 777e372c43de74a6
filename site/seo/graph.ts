import { about } from '#content/about.ts'
import { contact } from '#content/contact.ts'
import { layout } from '#content/layout.ts'
import { screens } from '#content/screens.ts'
import type { PageLocals } from '#contract/page.ts'
import { paths } from '#contract/paths.ts'
import { articleNode } from './article.ts'
import { breadcrumb } from './breadcrumb.ts'
import { churchNode } from './church.ts'
import { eventNode } from './event.ts'
import { collectionPage } from './lists.ts'
import { organization, organizationId, website, websiteId } from './organization.ts'

const pageUrl = ({ origin, path }: Pick<PageLocals, 'origin' | 'path'>) => origin + path

export const homeGraph = ({ origin }: PageLocals<'home'>): object[] => [website(origin), organization(origin)]

interface ListScreen {
  title: string
  /** Where the list begins; its later pages lie below it. */
  path: string
  /** How many the whole list has, where the page says so. */
  total?: number
}

const listGraph = (locals: PageLocals, screen: ListScreen, items: readonly string[], number = 1): object[] => {
  const { origin } = locals
  const url = pageUrl(locals)
  const name = layout.numberedTitle(screen.title, number)
  const first = { name: screen.title, path: screen.path }
  const crumbs = number === 1 ? [{ name: screen.title }] : [first, { name: layout.pagination.page(number) }]
  return [
    collectionPage({
      origin,
      url,
      name,
      ...(screen.total !== undefined && { total: screen.total }),
      items: items.map((path) => origin + path),
    }),
    breadcrumb(origin, url, crumbs),
  ]
}

export const directoryGraph = (locals: PageLocals<'directory'>): object[] =>
  listGraph(
    locals,
    { title: screens.directory.title, path: paths.directory, total: locals.page.total },
    locals.page.churches.map(({ slug }) => paths.church(slug)),
  )

export const featuredGraph = (locals: PageLocals<'featured'>): object[] =>
  listGraph(
    locals,
    { title: screens.featured.title, path: paths.featured },
    locals.page.items.map(({ slug }) => paths.church(slug)),
    locals.page.number,
  )

export const eventsGraph = (locals: PageLocals<'events'>): object[] =>
  listGraph(
    locals,
    { title: screens.events.title, path: paths.events },
    locals.page.items.map(({ slug }) => paths.event(slug)),
    locals.page.number,
  )

export const newsGraph = (locals: PageLocals<'news'>): object[] =>
  listGraph(
    locals,
    { title: screens.news.title, path: paths.news },
    locals.page.items.map(({ slug }) => paths.article(slug)),
    locals.page.number,
  )

export const churchGraph = (locals: PageLocals<'church'>): object[] => {
  const url = pageUrl(locals)
  const crumbs = [{ name: screens.directory.title, path: paths.directory }, { name: locals.page.church.name }]
  return [churchNode(locals.page, locals.origin, url), breadcrumb(locals.origin, url, crumbs)]
}

export const eventGraph = (locals: PageLocals<'event'>): object[] => {
  const url = pageUrl(locals)
  const { event } = locals.page
  const crumbs = [{ name: screens.events.title, path: paths.events }, { name: event.title }]
  return [eventNode(event, locals.origin, url), breadcrumb(locals.origin, url, crumbs)]
}

export const articleGraph = (locals: PageLocals<'article'>): object[] => {
  const url = pageUrl(locals)
  const crumbs = [{ name: screens.news.title, path: paths.news }, { name: locals.page.article.title }]
  return [articleNode(locals.page, locals.origin, url), breadcrumb(locals.origin, url, crumbs)]
}

const pageNode = (locals: PageLocals, type: 'AboutPage' | 'ContactPage' | 'WebPage', name: string) => ({
  '@type': type,
  '@id': pageUrl(locals),
  url: pageUrl(locals),
  name,
  isPartOf: { '@id': websiteId(locals.origin) },
  breadcrumb: { '@id': `${pageUrl(locals)}#breadcrumb` },
})

export const aboutGraph = (locals: PageLocals<'about'>): object[] => [
  { ...pageNode(locals, 'AboutPage', about.title), mainEntity: { '@id': organizationId(locals.origin) } },
  organization(locals.origin),
  breadcrumb(locals.origin, pageUrl(locals), [{ name: about.title }]),
]

export const contactGraph = (locals: PageLocals<'contact'>): object[] => [
  { ...pageNode(locals, 'ContactPage', contact.title), about: { '@id': organizationId(locals.origin) } },
  breadcrumb(locals.origin, pageUrl(locals), [{ name: contact.title }]),
]

/** For pages that describe nothing but themselves. */
export const plainGraph = (locals: PageLocals, title: string): object[] => [
  pageNode(locals, 'WebPage', title),
  breadcrumb(locals.origin, pageUrl(locals), [{ name: title }]),
]
