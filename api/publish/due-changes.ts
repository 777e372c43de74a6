import type { EntityManager } from '@mikro-orm/postgresql'

/** Says that changes have been published; whoever waits looks whether its own are among them. */
export const publishedChannel = 'published'

/** A tag that every page reads. */
export const everything = '*'

export interface DueChange {
  id: string
  tags: string[]
}

/** Changes whose pages are not yet published, oldest first. They are claimed by being there, never by 'id > last'. */
export const dueChanges = (em: EntityManager, most = 500): Promise<DueChange[]> =>
  em.execute<DueChange[]>('select id::text, tags from change order by id limit ?', [most])

/** Takes published changes off the list, in the transaction that stores what their pages read. */
export const markDone = async (em: EntityManager, changes: readonly DueChange[]): Promise<void> => {
  if (changes.length === 0) return
  await em.execute(
    `with done as (delete from change where id = any(?::bigint[])) select pg_notify('${publishedChannel}', '')`,
    [`{${changes.map(({ id }) => id).join(',')}}`],
  )
}

/** Whether any of these changes still waits for its pages. */
export const anyDue = async (em: EntityManager, ids?: readonly string[]): Promise<boolean> => {
  const rows = ids
    ? await em.execute('select 1 from change where id = any(?::bigint[]) limit 1', [`{${ids.join(',')}}`])
    : await em.execute('select 1 from change limit 1')
  return rows.length > 0
}
