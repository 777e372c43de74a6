import type { EntityManager } from '@mikro-orm/postgresql'
import type { MapChurch, MapPlaces, MapQuery } from '#contract/map.ts'
import { positionOf } from '#contract/position.ts'
import { churchFilter } from './church-filter.ts'
import { type Cluster, clusterPoints, extentOf, type MapPoint } from './map-clusters.ts'

const mostNamed = 50

/**
 * The markers of the approved churches that match, for the part of the map that `bounds` names and a little around it.
 * Those too near to each other at this zoom are one place; its churches are named, 50 at most and in the order of
 * ruling 9, where it is a single one or they all stand on one spot.
 */
export const listMapPlaces = async (em: EntityManager, query: MapQuery): Promise<MapPlaces> => {
  const points = await matching(em, query)
  const clusters = clusterPoints(points, query.bounds, query.zoom)
  const churches = await churchesOf(em, clusters)
  const bounds = extentOf(points)
  const places = clusters.map(({ members, bounds, ...place }, index) => ({
    ...place,
    ...(place.count > 1 && { bounds }),
    churches: churches[index] ?? [],
  }))
  return {
    total: points.length,
    ...(bounds && { bounds }),
    // One that has just been withdrawn has no name any more.
    places: places.filter(({ count, churches }) => count > 1 || churches.length > 0),
  }
}

const matching = async (em: EntityManager, query: MapQuery): Promise<MapPoint[]> => {
  const filter = await churchFilter(em, query)
  if (!filter) return []
  const rows = await em.execute<{ id: number; name: string; area: string; featured: boolean }[]>(
    `select id, name, area, featured from church where ${filter.condition} order by id`,
    filter.values,
  )
  return rows.map(({ id, name, area, featured }) => ({ id, featured, ...positionOf({ id, name, area }) }))
}

interface NamedRow extends Omit<MapChurch, 'approximate' | 'service'> {
  place: number
  service: string | null
}

/** The churches that each place names. */
const churchesOf = async (em: EntityManager, clusters: readonly Cluster[]): Promise<MapChurch[][]> => {
  const named: MapChurch[][] = clusters.map(() => [])
  const wanted = clusters.flatMap(({ members }, place) => members.map(({ id }) => ({ id, place })))
  if (wanted.length === 0) return named
  const rows = await em.execute<NamedRow[]>(
    `select place, id, slug, name, denomination, area, featured, services[1] as service,
       greatest(cardinality(services) - 1, 0) as "otherServices"
     from (
       select church.*, place, row_number() over (
         partition by place order by featured desc, is_premium desc, name collate pg_catalog."en-x-icu", id
       ) as rank
       from church join unnest(?::int[], ?::int[]) as wanted(id, place) using (id)
       where status = 'approved'
     ) ranked
     where rank <= ? order by place, rank`,
    [`{${wanted.map(({ id }) => id)}}`, `{${wanted.map(({ place }) => place)}}`, mostNamed],
  )
  const approximate = new Set(
    clusters.flatMap(({ members }) => members.filter((one) => one.approximate)).map(({ id }) => id),
  )
  for (const { place, service, ...church } of rows)
    named[place]?.push({ ...church, approximate: approximate.has(church.id), ...(service !== null && { service }) })
  return named
}
