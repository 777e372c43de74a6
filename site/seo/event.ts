import type { Event } from 'schema-dts'
import type { EventItem } from '#contract/page.ts'
import { paths } from '#contract/paths.ts'
import { postalAddress } from './church.ts'
import type { GraphNode } from './node.ts'

export interface EventPlace {
  name: string
  /** Missing where neither the line nor a church says it. */
  street?: string
  zip?: string
}

/**
 * Where an event takes place, read out of its one line: 'Fellowship hall, 118 Harbor Bell Street' names the place and
 * then the street, which is a number followed by words. Without a street in the line it is the church's.
 */
export const eventPlace = ({ location, church }: Pick<EventItem, 'location' | 'church'>): EventPlace => {
  const [, before, street] = /^(?:(.*?\S)\s*,\s*)?(\d+\p{L}?\s+\p{L}.*)$/su.exec(location) ?? []
  const name = before ?? location
  if (church && (street === undefined || location.includes(church.address)))
    return { name, street: church.address, zip: church.zip }
  return { name, ...(street && { street }) }
}

/** @param url the event's page, absolute */
export const eventNode = (event: EventItem, origin: string, url: string): GraphNode<Event> => {
  const place = eventPlace(event)
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    url,
    mainEntityOfPage: url,
    startDate: event.starts,
    ...(event.ends && { endDate: event.ends }),
    ...(event.description && { description: event.description }),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place.name, address: postalAddress(place.street, place.zip) },
    ...(event.church && {
      organizer: {
        '@type': 'Organization',
        name: event.church.name,
        url: origin + paths.church(event.church.slug),
      },
    }),
  }
}
