import type { EntityManager } from '@mikro-orm/postgresql'
import { searchAreas, searchDenominations } from '#content/options.ts'
import { recordRead } from '../database/reads.ts'

/** The denominations and areas of approved churches that the search panel does not list itself, by name (ruling 8). */
export const listOtherValues = async (
  em: EntityManager,
): Promise<{ otherDenominations: string[]; otherAreas: string[] }> => {
  recordRead(em, 'churches')
  return {
    otherDenominations: await valuesOutside(em, 'denomination', searchDenominations),
    otherAreas: await valuesOutside(em, 'area', searchAreas),
  }
}

const valuesOutside = async (
  em: EntityManager,
  column: 'denomination' | 'area',
  listed: readonly string[],
): Promise<string[]> => {
  const rows = await em.execute<{ value: string }[]>(
    `select distinct ${column} as value from church where status = 'approved' and ${column} <> all(?::text[])`,
    [`{${listed.map((one) => `"${one}"`).join(',')}}`],
  )
  return rows.map(({ value }) => value).toSorted((one, other) => one.localeCompare(other, 'en-US'))
}
