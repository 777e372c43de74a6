import { setImmediate as otherWork } from 'node:timers/promises'
import { IsolationLevel } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { MapBounds, MapQuery } from '#contract/map.ts'
import { type Cluster, clusterLevel, extentOf, type LevelClusters, levelOf, type MapPoint } from './map-clusters.ts'
import { type MapFilter, readPoints } from './map-points.ts'
import { createQueue, Recent } from './recent.ts'

/** What is kept, counted in churches: one weighs about 150 bytes, and 100 more with each level. */
const mostPoints = { most: 8, heaviest: 300_000 }
const mostLevels = { most: 32, heaviest: 600_000 }

const oneMoment = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true }

interface Matching {
  points: MapPoint[]
  bounds: MapBounds | undefined
}

/** What a map shows: how many churches match and where all of them stand, and the clusters of one view. */
export interface MapFinding {
  total: number
  bounds: MapBounds | undefined
  clusters: Cluster[]
}

/**
 * Finds what a map shows. To read and to cluster all churches that match keeps the process busy for a tenth of a second
 * where there are tens of thousands, so what was found for the last few filters is kept as long as no church changes.
 */
export class MapIndex {
  readonly #matching = new Recent<Matching>(mostPoints)
  readonly #levels = new Recent<LevelClusters>(mostLevels)
  readonly #reading = createQueue(2)
  readonly #clustering = createQueue(1)

  async find(em: EntityManager, { bounds: view, zoom, ...filter }: MapQuery): Promise<MapFinding> {
    const name = JSON.stringify([filter.search?.trim() ?? '', filter.denomination ?? '', filter.area ?? ''])
    const matching = await this.#matching.take(name, await lastChange(em), () => this.#reading(() => read(em, filter)))
    const { points, bounds } = matching
    const level = levelOf(view, zoom)
    const clusters = await this.#levels.take(`${level} ${name}`, matching, () =>
      this.#clustering(async () => {
        // Whatever else waits comes first.
        await otherWork()
        return { value: clusterLevel(points, level), version: matching, weight: points.length }
      }),
    )
    return { total: points.length, bounds, clusters: clusters(view) }
  }
}

/** The mark of the last transaction that changed a church (migration 005). */
const lastChange = async (em: EntityManager): Promise<string | undefined> => {
  const [row] = await em.execute<{ madeBy: string }[]>('select made_by::text as "madeBy" from church_change')
  return row?.madeBy
}

const read = (em: EntityManager, filter: MapFilter) =>
  em.transactional(async (own) => {
    const version = await lastChange(own)
    const points = await readPoints(own, filter)
    return { value: { points, bounds: extentOf(points) }, version, weight: points.length }
  }, oneMoment)
