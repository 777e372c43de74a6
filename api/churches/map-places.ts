import type { EntityManager } from '@mikro-orm/postgresql'
import type { MapChurch, MapPlaces, MapQuery } from '#contract/map.ts'
import type { Cluster } from './map-clusters.ts'
import type { MapIndex } from './map-index.ts'

const mostNamed = 50

/**
 * The markers of the approved churches that match, for the part of the map that `bounds` names and a little around it.
 * Those too near to each other at this zoom are one place; its churches are named, 50 at most and in the order of
 * ruling 9, where it is a single one or they all stand on one spot.
 */
export const listMapPlaces = async (em: EntityManager, index: MapIndex, query: MapQuery): Promise<MapPlaces> => {
  const { total, bounds, clusters } = await index.find(em, query)
  const churches = await churchesOf(em, clusters)
  const places = clusters.map(({ members, bounds, ...place }) => ({
    ...place,
    ...(place.count > 1 && { bounds }),
    churches: named(members).flatMap(({ id }) => churches.get(id) ?? []),
  }))
  return {
    total,
    ...(bounds && { bounds }),
    // One that has just been withdrawn has no name any more.
    places: places.filter(({ count, churches }) => count > 1 || churches.length > 0),
  }
}

const named = (members: Cluster['members']) => members.slice(0, mostNamed)

interface Row extends Omit<MapChurch, 'approximate' | 'service'> {
  service: string | null
}

/** The churches that the places name, by their numbers. */
const churchesOf = async (em: EntityManager, clusters: readonly Cluster[]): Promise<Map<number, MapChurch>> => {
  const wanted = new Map(clusters.flatMap(({ members }) => named(members).map((member) => [member.id, member])))
  if (wanted.size === 0) return new Map()
  const rows = await em.execute<Row[]>(
    `select id, slug, name, denomination, area, featured, services[1] as service,
       greatest(cardinality(services) - 1, 0) as "otherServices"
     from church where id = any(?::int[]) and status = 'approved'`,
    [`{${[...wanted.keys()]}}`],
  )
  return new Map(
    rows.map(({ service, ...church }) => {
      const approximate = wanted.get(church.id)?.approximate ?? true
      return [church.id, { ...church, approximate, ...(service !== null && { service }) }]
    }),
  )
}
