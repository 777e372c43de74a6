import type { CatholicChurch, Church, PlaceOfWorship, PostalAddress, Synagogue } from 'schema-dts'
import { business } from '#content/business.ts'
import type { ChurchPage } from '#contract/page.ts'
import { mapsLink } from '#contract/paths.ts'
import { facebookAddress, instagramAddress, telephoneE164, webAddress, youtubeAddress } from './links.ts'
import type { GraphNode } from './node.ts'

export type Worship = GraphNode<CatholicChurch | Church | PlaceOfWorship | Synagogue>

// A church whose tradition is not told ('Other') may be anything, so it stays with the word that fits all.
const worshipType = (denomination: string) => {
  if (/jewish|synagogue/i.test(denomination)) return 'Synagogue'
  if (/catholic/i.test(denomination)) return 'CatholicChurch'
  return /^(other|)$/i.test(denomination.trim()) ? 'PlaceOfWorship' : 'Church'
}

/** The town is the same for all (ruling 18); the street is as written, where one is known. */
export const postalAddress = (street: string | undefined, zip?: string): GraphNode<PostalAddress> => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  addressLocality: business.locality,
  addressRegion: business.region,
  ...(zip && { postalCode: zip }),
  addressCountry: business.country,
})

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : webAddress(address))

/** @param url the church's page, absolute */
export const churchNode = ({ church, position }: ChurchPage, origin: string, url: string): Worship => {
  const picture = church.heroImage ?? church.thumbnail
  const image = picture && absolute(origin, picture)
  const telephone = telephoneE164(church.phone)
  const sameAs = [
    webAddress(church.website),
    facebookAddress(church.facebookPage),
    instagramAddress(church.instagramHandle),
    youtubeAddress(church.youtubeChannel),
  ].filter((address) => address !== undefined)
  return {
    '@type': worshipType(church.denomination),
    '@id': `${url}#church`,
    name: church.name,
    url,
    mainEntityOfPage: url,
    ...(church.description && { description: church.description }),
    ...(image && { image }),
    address: postalAddress(church.address, church.zip),
    ...(!position.approximate && {
      geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    }),
    ...(telephone && { telephone }),
    ...(sameAs.length > 0 && { sameAs }),
    hasMap: mapsLink(church.address, church.zip),
  }
}
