import Supercluster from 'supercluster'
import type { MapBounds } from '#contract/map.ts'

/** A church where it stands. */
export interface MapPoint {
  id: number
  featured: boolean
  approximate: boolean
  latitude: number
  longitude: number
}

/** Points that the map shows as one, in the middle of them; `members` only where they all stand on one spot. */
export interface Cluster {
  latitude: number
  longitude: number
  count: number
  featured: boolean
  bounds: MapBounds
  members: MapPoint[]
}

interface RankedPoint {
  point: MapPoint
  rank: number
}

interface Extent {
  featured: boolean
  south: number
  west: number
  north: number
  east: number
}

// Pixels of the map. Two markers nearer than the radius are one.
const tile = 256
const radius = 60
/** On the last level only what stands on one spot is one. */
const lastLevel = 19
// More than the site's own map shows. Whoever asks for more of the world gets a coarser level, so that the answer stays
// small.
const mostPixels = 2 ** 21

/**
 * The level that is clustered for a view.
 * @param view south, west, north, east in degrees
 */
export const levelOf = ([south = 0, west = 0, north = 0, east = 0]: number[], zoom: number): number => {
  const turns = [Math.min((east - west) / 360, 1), down(south) - down(north)]
  const pixels = turns.reduce((product, turn) => product * turn * tile, 1)
  return Math.max(0, Math.min(zoom, Math.floor(Math.log2(mostPixels / pixels) / 2)))
}

/** How far down a place is on the map of the world, from 0 to 1. */
const down = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return Math.min(1, Math.max(0, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)))
}

/** The clusters and single points whose members may be inside the bounds: south, west, north, east in degrees. */
export type LevelClusters = (bounds: number[]) => Cluster[]

/**
 * Clusters the points for one zoom level. Where the clusters are depends on the points and the level alone, so that they
 * stay where they are while the map is moved. Members are in the order of the points.
 */
export const clusterLevel = (points: readonly MapPoint[], level: number): LevelClusters => {
  const index = new Supercluster<RankedPoint, Extent>({
    minZoom: level,
    maxZoom: level,
    extent: tile,
    radius: level < lastLevel ? radius : 0,
    map: ({ point: { featured, latitude, longitude } }) => ({
      featured,
      south: latitude,
      west: longitude,
      north: latitude,
      east: longitude,
    }),
    reduce: widen,
  })
  index.load(points.map(toFeature))
  // A member is less than two radii away from the middle of its cluster.
  const margin = (2 * radius * 360) / (tile * 2 ** level)
  const membersOf = (cluster: number) =>
    index
      .getLeaves(cluster, Infinity)
      .map(({ properties }) => properties)
      .sort((one, other) => one.rank - other.rank)
      .map(({ point }) => point)
  return ([south = -90, west = -180, north = 90, east = 180]) =>
    index
      .getClusters([west - margin, south - margin, east + margin, north + margin], level)
      .map(({ properties, geometry }) => {
        if ('point' in properties) return onSpot([properties.point])
        if (isSpot(properties)) return onSpot(membersOf(properties.cluster_id))
        const [longitude = 0, latitude = 0] = geometry.coordinates
        return {
          latitude: rounded(latitude),
          longitude: rounded(longitude),
          count: properties.point_count,
          featured: properties.featured,
          bounds: boundsOf(properties),
          members: [],
        }
      })
}

/** Where the points stand, or undefined where there are none. */
export const extentOf = (points: readonly MapPoint[]): MapBounds | undefined => {
  if (points.length === 0) return undefined
  const extent = { featured: false, south: 90, west: 180, north: -90, east: -180 }
  for (const { featured, latitude, longitude } of points)
    widen(extent, { featured, south: latitude, west: longitude, north: latitude, east: longitude })
  return boundsOf(extent)
}

const toFeature = (point: MapPoint, rank: number) => ({
  type: 'Feature' as const,
  properties: { point, rank },
  geometry: { type: 'Point' as const, coordinates: [point.longitude, point.latitude] },
})

const widen = (extent: Extent, other: Readonly<Extent>): void => {
  extent.featured ||= other.featured
  extent.south = Math.min(extent.south, other.south)
  extent.west = Math.min(extent.west, other.west)
  extent.north = Math.max(extent.north, other.north)
  extent.east = Math.max(extent.east, other.east)
}

const isSpot = ({ south, west, north, east }: Extent) => south === north && west === east
const boundsOf = ({ south, west, north, east }: Extent): MapBounds => [
  [south, west],
  [north, east],
]
// To about a metre.
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const onSpot = (members: MapPoint[]): Cluster => {
  const { latitude = 0, longitude = 0 } = members[0] ?? {}
  const bounds = boundsOf({ featured: false, south: latitude, west: longitude, north: latitude, east: longitude })
  return {
    latitude,
    longitude,
    count: members.length,
    featured: members.some(({ featured }) => featured),
    bounds,
    members,
  }
}
