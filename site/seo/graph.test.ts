import { describe, expect, test } from 'vitest'
import { articleGraph, directoryGraph, eventGraph, featuredGraph, homeGraph } from './graph.ts'
import { bareChurch, event, host, localsFor, origin } from './records.fixture.ts'

const node = (graph: object[], type: string) => graph.find((one) => (one as { '@type': string })['@type'] === type)

describe('an event', () => {
  const graphOf = (changed: object) =>
    node(
      eventGraph(
        localsFor<'event'>('/events/fish-fry', {
          event: { ...event, ...changed },
          over: false,
          updatedAt: '2026-11-01T00:00:00.000Z',
        }),
      ),
      'Event',
    )

  test('without a church has no organizer, and the street of its own line', () => {
    expect(graphOf({ location: 'Pier, 4 Water Street' })).toMatchObject({
      startDate: '2026-12-06T17:30:00-06:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Pier', address: { streetAddress: '4 Water Street', addressLocality: 'Corpus Christi' } },
    })
    for (const absent of ['organizer', 'endDate', 'image', 'offers']) expect(graphOf({})).not.toHaveProperty(absent)
  })

  test('of a church names it as organizer and takes its zip code', () => {
    expect(graphOf({ church: host, ends: '2026-12-06T19:30:00-06:00' })).toMatchObject({
      endDate: '2026-12-06T19:30:00-06:00',
      organizer: { '@type': 'Organization', name: 'Harbor Bell', url: `${origin}/church/harbor-bell` },
      location: { name: 'Fellowship hall', address: { streetAddress: '118 Harbor Bell Street', postalCode: '78401' } },
    })
  })

  test('of a church but elsewhere does not borrow its address', () => {
    const place = graphOf({ church: host, location: 'Pier, 4 Water Street' }) as { location: { address: object } }
    expect(place.location.address).toMatchObject({ streetAddress: '4 Water Street' })
    expect(place.location.address).not.toHaveProperty('postalCode')
  })

  test('without a street in its line and without a church names the town alone', () => {
    for (const location of ['The public pier', 'Pier 19, behind the 4th dock', '78401']) {
      expect((graphOf({ location }) as { location: object }).location).toEqual({
        '@type': 'Place',
        name: location,
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Corpus Christi',
          addressRegion: 'TX',
          addressCountry: 'US',
        },
      })
    }
  })

  test.each([
    ['4 Water Street', '4 Water Street', '4 Water Street'],
    ['Room 4, Hall of the Harbor, 12B Water Street', 'Room 4, Hall of the Harbor', '12B Water Street'],
  ])('at %j is at %j, %j', (location, name, streetAddress) => {
    expect(graphOf({ location })).toMatchObject({ location: { name, address: { streetAddress } } })
  })

  test('at an unknown hour keeps the day alone', () => {
    expect(graphOf({ starts: '2026-12-06' })).toMatchObject({ startDate: '2026-12-06' })
  })
})

test('an article has its pictures, days and author', () => {
  const article = {
    id: 1,
    slug: 'a',
    title: 'Bells',
    excerpt: 'About bells.',
    imageUrl: '/pictures/news-a-960.jpg',
    publishedAt: '2026-09-08T14:00:00.000Z',
    category: 'church life',
    content: '<p>Bells.</p>',
  }
  const page = { article, readMinutes: 1, updatedAt: '2026-09-09T14:00:00.000Z' }
  expect(node(articleGraph(localsFor<'article'>('/news/a', page)), 'NewsArticle')).toMatchObject({
    headline: 'Bells',
    image: [`${origin}/pictures/news-a-1440.jpg`, `${origin}/pictures/news-a-960.jpg`],
    datePublished: '2026-09-08T14:00:00.000Z',
    dateModified: '2026-09-09T14:00:00.000Z',
    author: { '@type': 'Organization' },
  })
})

describe('lists', () => {
  const churches = ['a', 'b', 'c'].map((slug) => ({ ...bareChurch.church, slug }))

  test('name what they lead to in the order of the page', () => {
    const locals = localsFor<'directory'>('/directory', {
      churches: [...churches.slice(2), ...churches.slice(0, 2)],
      total: 75,
      otherDenominations: [],
      otherAreas: [],
    })
    const page = node(directoryGraph(locals), 'CollectionPage') as {
      mainEntity: { itemListElement: object[]; numberOfItems: number }
    }
    expect(page.mainEntity.itemListElement).toEqual(
      ['c', 'a', 'b'].map((slug, at) => ({ '@type': 'ListItem', position: at + 1, url: `${origin}/church/${slug}` })),
    )
    // The page says how many there are in all, and prints the first of them.
    expect(page.mainEntity.numberOfItems).toBe(75)
    expect(page).not.toHaveProperty('description')
  })

  test('of one entry are no list', () => {
    const locals = localsFor<'featured'>('/featured', { items: churches.slice(0, 1), number: 1, pages: 1 })
    expect(node(featuredGraph(locals), 'CollectionPage')).not.toHaveProperty('mainEntity')
  })

  test('lead back to their first page from a later one', () => {
    const locals = localsFor<'featured'>('/featured/page/2', { items: churches, number: 2, pages: 2 })
    const crumbs = node(featuredGraph(locals), 'BreadcrumbList') as { itemListElement: object[] }
    expect(crumbs.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}/featured` },
      { position: 3 },
    ])
  })
})

test('the home page names the site and who is behind it', () => {
  const graph = homeGraph(localsFor<'home'>('/', { featured: [] }))
  expect(graph.map((one) => (one as { '@type': string })['@type'])).toEqual(['WebSite', 'Organization'])
  expect(graph[0]).not.toHaveProperty('alternateName')
})
