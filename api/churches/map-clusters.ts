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
// Whoever asks for more of the world than a large screen shows gets a coarser level, so that the answer stays small.
const widestView = 4096

/**
 * The clusters and single points of one zoom level whose members may be inside the bounds. Where they are depends on the
 * points and the level alone, so that they stay where they are while the map is moved.
 * @param bounds south, west, north, east in degrees
 */
export const clusterPoints = (points: readonly MapPoint[], bounds: number[], zoom: number): Cluster[] => {
  const [south = -90, west = -180, north = 90, east = 180] = bounds
  const level = Math.min(zoom, levelShowing(Math.max(north - south, east - west)))
  const index = new Supercluster<MapPoint, Extent>({
    minZoom: level,
    maxZoom: level,
    extent: tile,
    radius: level < lastLevel ? radius : 0,
    map: ({ featured, latitude, longitude }) => ({
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
  return index
    .getClusters([west - margin, south - margin, east + margin, north + margin], level)
    .map(({ properties, geometry }) => {
      if ('id' in properties) return onSpot([properties])
      if (isSpot(properties))
        return onSpot(index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties))
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

const levelShowing = (degrees: number) => Math.max(0, Math.floor(Math.log2((widestView * 360) / (tile * degrees))))

const toFeature = (point: MapPoint) => ({
  type: 'Feature' as const,
  properties: point,
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
