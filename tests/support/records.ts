import type { EntityManager } from '@mikro-orm/postgresql'
import type { Article } from '../../api/articles/article.entity.ts'
import { type ArticleFields, newArticle } from '../../api/articles/article-changes.ts'
import type { Church } from '../../api/churches/church.entity.ts'
import { newChurch } from '../../api/churches/church-changes.ts'
import type { ChurchFields } from '../../api/churches/church-fields.ts'
import type { ChurchEvent, EventFields } from '../../api/events/event.entity.ts'
import { newEvent } from '../../api/events/event-changes.ts'

type Status = 'pending' | 'approved' | 'rejected' | 'withdrawn'

interface Moderated {
  approve(): void
  reject(): void
  withdraw(): void
}

/** Leads a new record to a status on the ways that there are. */
const bringTo = (record: Moderated, status: Status): void => {
  if (status === 'rejected') record.reject()
  if (status === 'approved' || status === 'withdrawn') record.approve()
}

/** Stores a church, approved where nothing else is said. */
export const addChurch = async (
  em: EntityManager,
  {
    status = 'approved',
    featured = false,
    premium = false,
    ...fields
  }: Partial<ChurchFields> & { status?: Status; featured?: boolean; premium?: boolean } = {},
): Promise<Church> => {
  const church = await newChurch(em, {
    name: 'Quiet Harbor Church',
    denomination: 'Methodist',
    description: 'Meets under the old oak.',
    address: '12 Pelican Street',
    zip: '78401',
    area: 'Downtown',
    services: ['Sunday 10:30 AM'],
    ...fields,
  })
  bringTo(church, status)
  if (premium) church.setPremium(true, new Date())
  if (featured) church.grantFeatured(null, new Date())
  await em.flush()
  if (status === 'withdrawn') church.withdraw()
  await em.flush()
  return church
}

/** Stores an event, approved where nothing else is said. */
export const addEvent = async (
  em: EntityManager,
  { status = 'approved', ...fields }: Partial<EventFields> & { status?: Status } = {},
): Promise<ChurchEvent> => {
  const event = await newEvent(em, {
    title: 'Fish Fry',
    description: 'Plates to take home.',
    date: '2026-07-04',
    location: 'Fellowship hall',
    ...fields,
  })
  bringTo(event, status)
  await em.flush()
  if (status === 'withdrawn') event.withdraw()
  await em.flush()
  return event
}

export const addArticle = async (em: EntityManager, fields: Partial<ArticleFields> = {}): Promise<Article> => {
  const article = await newArticle(em, {
    title: 'Candles in the Window',
    excerpt: 'A custom of the coast.',
    content: '<p>Every house has one.</p>',
    publishedAt: new Date('2026-01-06T15:00:00Z'),
    category: 'holidays',
    ...fields,
  })
  await em.flush()
  return article
}
