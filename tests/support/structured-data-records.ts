import assert from 'node:assert/strict'
import { business } from '#content/business.ts'
import { type Json, type Node, oneLine } from './html-page.ts'
import { type Check, exactly, only, shows } from './structured-data-checks.ts'

const e164 = (phone: string | undefined) => {
  const digits = phone?.replace(/\D/g, '') ?? ''
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : undefined
}

const assertAddress = (address: Json | undefined, street: string | undefined, zip: string | undefined) =>
  assert.deepEqual(address, {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    addressLocality: 'Corpus Christi',
    addressRegion: 'TX',
    ...(zip && { postalCode: zip }),
    addressCountry: 'US',
  })

// What may not be linked is not named either.
const linkable = (address: string | undefined) => address && !/^\s*(data:|[a-z\s]*script:)/i.test(address)

const notForPlaces = 'email contactPoint parentOrganization memberOf foundingDate employee areaServed priceRange'.split(
  ' ',
)

export const church: Check<'church'> = ({ graph, page, url, locals: { page: facts, origin } }) => {
  const { church: record, position } = facts
  const types = { Jewish: 'Synagogue', Catholic: 'CatholicChurch', Other: 'PlaceOfWorship' } as Record<string, string>
  const node = only(graph, types[record.denomination] ?? 'Church')
  assert.equal(node['@id'], `${url}#church`)
  exactly(node, 'name', record.name)
  assert.equal(page.heading, oneLine(record.name))
  exactly(node, 'url', url)
  assertAddress(node.address, record.address, record.zip)
  for (const fact of [record.address, record.zip, 'Corpus Christi']) shows(page, fact, 'address')
  exactly(node, 'description', record.description || undefined)
  shows(page, record.description, 'description')
  exactly(node, 'telephone', e164(record.phone))
  if (node.telephone) assert(page.links.includes(`tel:${node.telephone}`), 'no link calls the telephone')
  const geo = { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude }
  exactly(node, 'geo', position.approximate ? undefined : geo)
  const picture = record.heroImage ?? record.thumbnail
  exactly(node, 'image', picture && (picture.startsWith('/') ? origin + picture : picture))
  if (picture) assert(page.pictures.includes(picture), 'the picture is not in the page')
  for (const address of (node.sameAs ?? []) as string[]) assert(page.links.includes(address), `no link to ${address}`)
  const elsewhere = [record.website, record.facebookPage, record.instagramHandle, record.youtubeChannel]
  assert.equal(((node.sameAs ?? []) as string[]).length, elsewhere.filter(linkable).length, 'sameAs')
  assert(page.links.includes(String(node.hasMap)), 'no link to the map')
  for (const property of notForPlaces) assert(!(property in node), `${property} does not belong to a place`)
}

export const event: Check<'event'> = ({ graph, page, url, locals: { page: facts, origin } }) => {
  const { event: record } = facts
  const node = only(graph, 'Event')
  exactly(node, 'name', record.title)
  assert.equal(page.heading, oneLine(record.title))
  exactly(node, 'url', url)
  exactly(node, 'startDate', record.starts)
  exactly(node, 'endDate', record.ends)
  for (const moment of [record.starts, record.ends ?? record.starts]) {
    assert.match(moment, /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?-0[56]:00)?$/, 'a day, or an hour with its offset')
  }
  assert(
    page.days.some((day) => day.slice(0, 10) === record.date),
    'the page does not show the day',
  )
  exactly(node, 'description', record.description)
  shows(page, record.description, 'description')
  exactly(node, 'eventStatus', 'https://schema.org/EventScheduled')
  const place = node.location as { '@type': string; name: string; address: Node }
  assert.equal(place['@type'], 'Place')
  // The street is known where the line names one, or the church that holds it.
  const street = place.address.streetAddress as string | undefined
  if (/\b\d+ \p{L}{3}/u.test(record.location) || record.church) assert(street, 'the place has no street')
  for (const fact of [place.name, ...(street === undefined ? [] : [street])]) shows(page, fact, 'place')
  assertAddress(place.address, street, place.address.postalCode as string | undefined)
  if (place.address.postalCode) shows(page, place.address.postalCode, 'zip code')
  const { church } = record
  const organizer = church && { '@type': 'Organization', name: church.name, url: `${origin}/church/${church.slug}` }
  exactly(node, 'organizer', organizer)
  if (church) shows(page, church.name, 'organizer')
}

export const article: Check<'article'> = ({ graph, page, url, locals: { page: facts, origin } }) => {
  const { article: record } = facts
  const node = only(graph, 'NewsArticle')
  exactly(node, 'headline', record.title)
  assert.equal(page.heading, oneLine(record.title))
  exactly(node, 'url', url)
  exactly(node, 'description', record.excerpt)
  shows(page, record.excerpt, 'excerpt')
  exactly(node, 'datePublished', record.publishedAt)
  assert(page.days.includes(record.publishedAt), 'the page does not show the day')
  assert.match(String(node.dateModified), /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/)
  assert(Date.parse(String(node.dateModified)) >= Date.parse(record.publishedAt), 'modified before it was published')
  assert.equal('image' in node, record.imageUrl !== undefined, 'NewsArticle.image')
  if (record.imageUrl) {
    assert((node.image as string[]).includes(origin + record.imageUrl), 'NewsArticle.image')
    assert(page.pictures.includes(record.imageUrl), 'the picture is not in the page')
  }
  const author = node.author as Node
  assert.deepEqual([author['@type'], author.name, author.url], ['Organization', business.name, `${origin}/`])
}
