import type { EntityManager } from '@mikro-orm/postgresql'
import { eventCategory, newsCategoryLabel } from '#content/categories.ts'
import { screens } from '#content/screens.ts'
import type { SocialPicture } from '#contract/page.ts'
import { paths, type RecordKind } from '#contract/paths.ts'
import { getArticle } from '../articles/articles.ts'
import { getChurch } from '../churches/churches.ts'
import { getEvent } from '../events/events.ts'
import type { PageKind } from './page-kind.ts'
import { recordPaths } from './record-pages.ts'

const kinds = ['church', 'event', 'article'] as const satisfies RecordKind[]
const byKind = new Map(kinds.map((kind) => [kind, recordPaths(kind, (slug) => paths.socialPicture(kind, slug))]))

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const longDay = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

const sceneOf = ({ name, denomination }: SocialPicture['scene']) => ({ name, denomination })

const pictureOf: Record<RecordKind, (em: EntityManager, slug: string) => Promise<SocialPicture | undefined>> = {
  church: async (em, slug) => {
    const found = await getChurch(em, slug)
    if (found.kind !== 'found' || found.church.slug !== slug) return undefined
    const { name, denomination, area } = found.church
    return { title: name, kicker: denomination, line: area, scene: sceneOf(found.church) }
  },
  event: async (em, slug) => {
    const found = await getEvent(em, slug)
    if (found.kind !== 'found' || found.event.slug !== slug) return undefined
    const { title, category, date, time, church } = found.event
    const holder = church && (await getChurch(em, church.slug))
    return {
      title,
      kicker: eventCategory(category).label,
      line: [longDay(date), time].filter(Boolean).join(' · '),
      // The coast and the building of the church that holds it.
      scene: holder?.kind === 'found' ? sceneOf(holder.church) : { name: title, denomination: '' },
    }
  },
  article: async (em, slug) => {
    const found = await getArticle(em, slug)
    if (found.kind !== 'found' || found.article.slug !== slug) return undefined
    const { title, category } = found.article
    return {
      title,
      kicker: screens.news.title,
      line: newsCategoryLabel(category),
      scene: { name: title, denomination: '' },
    }
  },
}

/** The picture that a shared link shows, made from the record. */
export const socialPicture: PageKind<'social-picture'> = {
  patterns: ['/social/:kind/:slug.jpg'],
  isPart: true,
  paths: async (em) => (await Promise.all([...byKind.values()].map(({ paths: all }) => all(em)))).flat(),
  touchedBy: async (em, tags) =>
    (await Promise.all([...byKind.values()].map(({ touchedBy }) => touchedBy(em, tags)))).flat(),
  load: async (em, { kind, slug = '' }) => {
    const picture = await pictureOf[kinds.find((known) => known === kind) ?? 'church'](em, slug)
    return picture ? { kind: 'page', page: picture } : { kind: 'none' }
  },
}
