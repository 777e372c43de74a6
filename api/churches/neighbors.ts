import type { EntityManager } from '@mikro-orm/postgresql'
import { display } from '#content/business.ts'
import type { NeighborChurch } from '#contract/page.ts'
import { recordRead } from '../database/reads.ts'

/** Numbers per stretch of an area: who looks for the next few churches there reads one or two stretches. */
const stretchSize = 64
// Who has to look further than this stands in a gap, and few stand there.
const mostStretches = 8

const stretchOf = (id: number): number => Math.floor(id / stretchSize)
const areaTag = (area: string) => `churches:area=${area}`
const stretchTag = (area: string, stretch: number) => `${areaTag(area)}:${stretch}`

/** What a church that comes to an area or leaves it touches: the area, and the stretch in which the church stands. */
export const areaTags = (area: string, id: number): string[] => [areaTag(area), stretchTag(area, stretchOf(id))]

/**
 * The next four approved churches of the same area by number, the lowest after the highest. Each church is thereby
 * named by four others at most, however many the area has.
 */
export const listNeighbors = async (
  em: EntityManager,
  { id, area }: { id: number; area: string },
): Promise<NeighborChurch[]> => {
  const part = (side: '>' | '<') =>
    `(select id, slug, name, denomination from church
      where status = 'approved' and area = ? and id ${side} ? order by id limit ?)`
  const values = [area, id, display.neighbors]
  const rows = await em.execute<(NeighborChurch & { id: number })[]>(
    `select * from (${part('>')} union all ${part('<')}) as found order by id < ?, id limit ?`,
    [...values, ...values, id, display.neighbors],
  )
  const last = rows.at(-1)?.id
  const isShort = rows.length < display.neighbors
  recordRead(em, ...rows.map((row) => `church:${row.id}`), ...readTags(area, id, isShort ? undefined : last))
  return rows.map(({ slug, name, denomination }) => ({ slug, name, denomination }))
}

/** What was looked through from a church to the last of its neighbors; to the end of the area, where that is none. */
const readTags = (area: string, from: number, to: number | undefined): string[] => {
  const first = stretchOf(from)
  if (to === undefined || to < from || stretchOf(to) - first >= mostStretches) return [areaTag(area)]
  return Array.from({ length: stretchOf(to) - first + 1 }, (_, index) => stretchTag(area, first + index))
}
