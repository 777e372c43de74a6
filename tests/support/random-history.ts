import type { EntityManager } from '@mikro-orm/postgresql'
import { Article } from '../../api/articles/article.entity.ts'
import { deleteArticle, editArticle, newArticle, renameArticleSlug } from '../../api/articles/article-changes.ts'
import { Church } from '../../api/churches/church.entity.ts'
import {
  approveChurch,
  deleteChurch,
  editChurch,
  featureChurch,
  rejectChurch,
  renameChurchSlug,
  submitChurch,
  unfeatureChurch,
  withdrawChurch,
} from '../../api/churches/church-changes.ts'
import { addDays, dayOf } from '../../api/clock.ts'
import { ChurchEvent } from '../../api/events/event.entity.ts'
import {
  approveEvent,
  deleteEvent,
  editEvent,
  renameEventSlug,
  submitEvent,
  withdrawEvent,
} from '../../api/events/event-changes.ts'

const words = [
  'Bay',
  'Dune',
  'Harbor',
  'Palm',
  'Gulf',
  'Heron',
  'Shell',
  'Tide',
  '</script><script>alert(1)</script>',
  'São',
]
const areas = ['Downtown', 'North Side', 'Flour Bluff', 'OSO', 'Calallen']

/** The site on which a history is played: a clock, and forks of one database. */
export interface Stage {
  em: () => EntityManager
  now: () => Date
  advance: (days: number) => Promise<void>
}

/**
 * Makes random changes of every kind that the site knows, each through its verb, one transaction each. A change that
 * finds no record to work on is passed over for another.
 * @param kinds which changes to make, by their names
 */
export const createHistory = (stage: Stage, random: () => number, kinds = /./) => {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const name = () => `${pick(words)} ${pick(words)} Church`
  const one = async (entity: typeof Church | typeof ChurchEvent | typeof Article, where: object = {}) => {
    const rows = await stage.em().find(entity as typeof Church, where, { fields: ['id'], orderBy: { id: 'asc' } })
    return rows.length ? pick(rows).id : undefined
  }
  const onOne =
    (
      entity: typeof Church | typeof ChurchEvent | typeof Article,
      where: object,
      work: (em: EntityManager, id: number) => Promise<unknown>,
    ) =>
    async () => {
      const id = await one(entity, where)
      if (id === undefined) return false
      await work(stage.em(), id)
      return true
    }
  const church = () => ({
    name: name(),
    denomination: pick(['Baptist', 'Catholic', 'Jewish']),
    description: `A church by the ${pick(words)}, open to everyone.`,
    address: `${Math.ceil(random() * 999)} ${pick(words)} Street`,
    zip: '78401',
    area: pick(areas),
    services: ['Sunday 10:30 AM', pick(['Wednesday 6 PM', 'By appointment'])],
  })
  const day = () => addDays(dayOf(stage.now()), Math.floor(random() * 6) - 1)

  const changes: Record<string, () => Promise<boolean>> = {
    'submit a church': async () => Boolean(await submitChurch(stage.em(), church())),
    'approve a church': onOne(Church, { status: 'pending' }, approveChurch),
    'approve another church': onOne(Church, { status: 'pending' }, approveChurch),
    'reject a church': onOne(Church, { status: 'pending' }, (em, id) => rejectChurch(em, id, 'No address')),
    'rename a church': onOne(Church, { status: 'approved' }, (em, id) => editChurch(em, id, { name: name() })),
    'move a church': onOne(Church, { status: 'approved' }, (em, id) => editChurch(em, id, { area: pick(areas) })),
    'change services': onOne(Church, { status: 'approved' }, (em, id) =>
      editChurch(em, id, { services: [`Sunday ${Math.ceil(random() * 11)} AM`] }),
    ),
    'edit a pending church': onOne(Church, { status: 'pending' }, (em, id) => editChurch(em, id, church())),
    'change the slug of a church': onOne(Church, { status: 'approved' }, (em, id) => renameChurchSlug(em, id, name())),
    'feature a church': onOne(Church, { status: 'approved', featured: false }, (em, id) =>
      featureChurch(em, id, null, stage.now()),
    ),
    'end a feature': onOne(Church, { featured: true }, (em, id) => unfeatureChurch(em, id, stage.now())),
    'withdraw a church': onOne(Church, { status: 'approved' }, withdrawChurch),
    'delete a church': onOne(Church, {}, deleteChurch),
    'submit an event': async () => {
      const em = stage.em()
      const id = await one(Church, random() < 0.7 ? { status: 'approved' } : {})
      const holder = id === undefined || random() < 0.3 ? null : await em.findOneOrFail(Church, { id })
      await submitEvent(em, {
        title: `${pick(words)} Supper`,
        description: 'Food and songs for all.',
        date: day(),
        time: pick(['6:30 PM', null]),
        location: 'The hall',
        category: pick(['music', 'youth', 'general']),
        church: holder,
      })
      return true
    },
    'approve an event': onOne(ChurchEvent, { status: 'pending' }, approveEvent),
    'approve another event': onOne(ChurchEvent, { status: 'pending' }, approveEvent),
    'edit an event': onOne(ChurchEvent, { status: 'approved' }, (em, id) =>
      editEvent(em, id, { title: `${pick(words)} Concert`, date: day() }),
    ),
    'change the slug of an event': onOne(ChurchEvent, { status: 'approved' }, (em, id) =>
      renameEventSlug(em, id, name()),
    ),
    'withdraw an event': onOne(ChurchEvent, { status: 'approved' }, withdrawEvent),
    'delete an event': onOne(ChurchEvent, {}, deleteEvent),
    'write an article': async () => {
      const em = stage.em()
      await newArticle(em, {
        title: `About ${name()}`,
        excerpt: 'A short word on it.',
        content: `<p>${pick(words)} news.</p>`,
        publishedAt: new Date(stage.now().getTime() - Math.floor(random() * 1e9)),
        category: pick(['faith', 'history']),
      })
      await em.flush()
      return true
    },
    'edit an article': onOne(Article, {}, (em, id) => editArticle(em, id, { title: `More on ${name()}` })),
    'change the slug of an article': onOne(Article, {}, (em, id) => renameArticleSlug(em, id, name())),
    'delete an article': onOne(Article, {}, deleteArticle),
    'a new day': async () => {
      await stage.advance(1)
      return true
    },
  }

  const names = Object.keys(changes).filter((name) => kinds.test(name))
  /** Makes one change and answers which. */
  const next = async (): Promise<string> => {
    for (;;) {
      const which = pick(names)
      if (await changes[which]?.()) return which
    }
  }
  return { next }
}
