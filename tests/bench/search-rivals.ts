import type { EntityManager } from '@mikro-orm/postgresql'
import MiniSearch from 'minisearch'
import { listedColumns } from '../../api/churches/church-shape.ts'

/** Finds the first churches for a text and answers how many it found; with `count`, how many there are in all. */
export type Find = (text: string, count: boolean) => Promise<number>

const columns = [
  ...['name', 'denomination', 'area', 'zip', 'address', 'description', "array_to_string(services, ' ')"],
  ...['special_programs', 'youth_programs', 'music_ministry', 'outreach_programs'],
]

/** Every word somewhere in one of the searched columns, without an index; the order is the directory's, without match. */
export const createIlike =
  (em: () => EntityManager, limit: number): Find =>
  async (text, count) => {
    const words = text.split(' ').map((word) => `%${word}%`)
    const any = `(${columns.map((column) => `${column} ilike ?`).join(' or ')})`
    const condition = `status = 'approved' and ${words.map(() => any).join(' and ')}`
    const values = words.flatMap((word) => columns.map(() => word))
    const rows = await em().execute(
      `select ${listedColumns} from church where ${condition}
       order by featured desc, is_premium desc, search_name, id limit ${limit}`,
      values,
    )
    if (!count) return rows.length
    const [counted] = await em().execute<{ total: number }[]>(
      `select count(*)::int as total from church where ${condition}`,
      values,
    )
    return counted?.total ?? 0
  }

/** All churches in memory; featured ones first, else by its own score. It always knows how many there are. */
export const createMiniSearch = async (em: EntityManager, limit: number): Promise<Find> => {
  const names = columns.map((_, index) => `field${index}`)
  const index = new MiniSearch<Record<string, unknown>>({
    fields: names,
    storeFields: ['featured'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { field0: 8, field1: 4, field2: 4 } },
  })
  const batch = 5000
  for (let after = 0; ; ) {
    const rows = await em.execute<{ id: number }[]>(
      `select id, featured, ${columns.map((column, at) => `coalesce(${column}, '') as field${at}`).join(', ')}
       from church where status = 'approved' and id > ? order by id limit ${batch}`,
      [after],
    )
    index.addAll(rows)
    if (rows.length < batch) break
    after = rows.at(-1)?.id ?? 0
  }
  return async (text, count) => {
    const found = index.search(text)
    const first = [...found.filter((one) => one.featured), ...found.filter((one) => !one.featured)].slice(0, limit)
    return count ? found.length : first.length
  }
}
