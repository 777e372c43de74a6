import type { EntityManager, EventArgs, EventSubscriber } from '@mikro-orm/core'
import { Article } from '../../api/articles/article.entity.ts'
import { Church } from '../../api/churches/church.entity.ts'
import { ChurchEvent } from '../../api/events/event.entity.ts'
import { recordKinds } from '../../api/publish/records.ts'

const entities = { church: Church, event: ChurchEvent, article: Article } as const

/**
 * Keeps what every acknowledged change has left, beside the database. Articles that come from files are left out:
 * each start brings them back to what their files say.
 */
export class Ledger implements EventSubscriber {
  readonly #acknowledged = new Map<string, string>()
  #pending = new Map<string, string>()

  afterCreate({ entity }: EventArgs<object>): void {
    this.#note(entity, stateOf(entity))
  }
  afterUpdate({ entity }: EventArgs<object>): void {
    this.#note(entity, stateOf(entity))
  }
  afterDelete({ entity }: EventArgs<object>): void {
    this.#note(entity, 'deleted')
  }

  #note(entity: object, state: string): void {
    const read = recordKinds.get(entity.constructor)
    if (!read || (entity instanceof Article && entity.file)) return
    const { kind, id } = read(entity as Record<string, unknown>)
    this.#pending.set(`${kind} ${id}`, state)
  }

  /** To be called when the call that made the changes has answered. */
  acknowledge(): void {
    for (const [record, state] of this.#pending) this.#acknowledged.set(record, state)
    this.#pending = new Map()
  }

  /** The records that are not what their last acknowledged change has left, with both states. */
  async lost(em: EntityManager): Promise<string[]> {
    const lost: string[] = []
    for (const [record, state] of this.#acknowledged) {
      const [kind, id] = record.split(' ') as [keyof typeof entities, string]
      const found = await em.findOne(entities[kind] as typeof Church, { id: Number(id) })
      const now = found ? stateOf(found) : 'deleted'
      if (now !== state) lost.push(`${record} was ${state} and is ${now}`)
    }
    return lost
  }
}

const stateOf = (entity: object): string => {
  const { name, title, slug, status, area, date } = entity as Record<string, unknown>
  return JSON.stringify([name ?? title, slug, status, area ?? date])
}
