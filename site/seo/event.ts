import type { Event } from 'schema-dts'
import type { EventItem } from '#contract/page.ts'
import { paths } from '#contract/paths.ts'
import { postalAddress } from './church.ts'
import type { GraphNode } from './node.ts'

/**
 * Where an event takes place, read out of its one line: 'Fellowship hall, 118 Harbor Bell Street' names the place and
 * then the street. Without a street in the line it is the church's, and without a church the line itself.
 */
export const eventPlace = ({ location, church }: Pick<EventItem, 'location' | 'church'>) => {
  const [, name, street] = /^(.*?\S)\s*,\s*(\d+\s.*)$/s.exec(location) ?? []
  const atChurch = church && (street === undefined || location.includes(church.address))
  if (atChurch) return { name: name ?? location, street: church.address, zip: church.zip }
  return { name: name ?? location, street: street ?? location }
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
