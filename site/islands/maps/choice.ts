import type { Position } from '#content/areas.ts'
import type { MapChurch, MapPlace } from '#contract/map.ts'
import { positionOf } from '#contract/position.ts'
import type { CardChurch } from '../../components/ChurchCard.tsx'

/** What is chosen on the map or in the list beside it: a church, or a place at which several stand. */
export interface Choice {
  position: Position
  from: 'map' | 'list'
  church?: MapChurch
  place?: MapPlace
}

export const positionOfPlace = ({ latitude, longitude }: MapPlace): Position => [latitude, longitude]

/** How a place is found again in the document. */
export const placeName = (position: Position): string => position.join(' ')

/** A church of the list as the map tells of it. */
export const choiceInList = (church: CardChurch): Choice => {
  const { id, slug, name, denomination, area, featured, services } = church
  const { latitude, longitude, approximate } = positionOf(church)
  const [service] = services
  const otherServices = Math.max(services.length - 1, 0)
  return {
    position: [latitude, longitude],
    from: 'list',
    church: { id, slug, name, denomination, area, featured, approximate, otherServices, ...(service && { service }) },
  }
}
