import { describe, expect, test } from 'vitest'
import type { ChurchPage } from '#contract/page.ts'
import { mapsLink } from '#contract/paths.ts'
import { assertGraph } from '../../tests/support/structured-data.ts'
import { articleGraph, churchGraph, directoryGraph, eventGraph, featuredGraph, homeGraph } from './graph.ts'
import { graphText } from './graph-text.ts'
import { bareChurch, event, fullChurch, host, hostileName, localsFor, origin } from './records.fixture.ts'
import { xmlText } from './xml.ts'

const churchLocals = (page: ChurchPage) => localsFor<'church'>('/church/bare', page)
const node = (graph: object[], type: string) => graph.find((one) => (one as { '@type': string })['@type'] === type)

const fullPage = ({ church }: ChurchPage, graph: object[]) => `<html><head>
<link rel="canonical" href="${origin}/church/bare"><script type="application/ld+json">${graphText(graph)}</script></head>
<body><h1>${xmlText(church.name)}</h1><p>${church.description}</p><img src="${church.heroImage}">
<p>${church.address}<br>Corpus Christi TX ${church.zip}</p><a href="tel:+13615550111">Call</a>
<a href="${xmlText(mapsLink(church.address, church.zip))}">Map</a><a href="https://full.example.org/">Website</a>
<a href="https://facebook.com/full.example">f</a><a href="https://www.instagram.com/full.example">i</a>
<a href="https://www.youtube.com/@full-example">y</a></body></html>`

describe('a church', () => {
  test('with nothing optional has the required properties and no others', () => {
    expect(node(churchGraph(churchLocals(bareChurch)), 'Church')).toEqual({
      '@type': 'Church',
      '@id': `${origin}/church/bare#church`,
      name: 'Bare Church',
      url: `${origin}/church/bare`,
      mainEntityOfPage: `${origin}/church/bare`,
      description: 'Only what is needed.',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 First Street',
        addressLocality: 'Corpus Christi',
        addressRegion: 'TX',
        postalCode: '78401',
        addressCountry: 'US',
      },
      hasMap: mapsLink('1 First Street', '78401'),
    })
  })

  test('with everything has every recommended property', () => {
    expect(node(churchGraph(churchLocals(fullChurch)), 'CatholicChurch')).toMatchObject({
      image: `${origin}/pictures/church-full-960.jpg`,
      geo: { '@type': 'GeoCoordinates', latitude: 27.79612, longitude: -97.39784 },
      telephone: '+13615550111',
      sameAs: [
        'https://full.example.org/',
        'https://facebook.com/full.example',
        'https://www.instagram.com/full.example',
        'https://www.youtube.com/@full-example',
      ],
    })
  })

  test.each([
    ['Jewish', 'Synagogue'],
    ['Catholic', 'CatholicChurch'],
    ['Other', 'PlaceOfWorship'],
    ['Non-Denominational', 'Church'],
  ])('of the tradition %s is a %s', (denomination, type) => {
    const page = { ...bareChurch, church: { ...bareChurch.church, denomination } }
    expect(node(churchGraph(churchLocals(page)), type)).toBeDefined()
  })

  test('never passes on an address that is not one', () => {
    const website = 'java\nscript:alert(1)'
    const church = { ...bareChurch.church, website, youtubeChannel: 'https://evil.example.org/@a', phone: '555' }
    const graph = churchGraph(churchLocals({ ...bareChurch, church }))
    expect(node(graph, 'Church')).not.toHaveProperty('sameAs')
    expect(node(graph, 'Church')).not.toHaveProperty('telephone')
  })

  test('cannot leave its script by its name', () => {
    const graph = churchGraph(churchLocals(fullChurch))
    const text = graphText(graph)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)['@graph'][0].name).toBe(hostileName)
    expect(() => assertGraph(fullPage(fullChurch, graph), 'church', churchLocals(fullChurch))).not.toThrow()
  })

  test.each([
    ['the raw name in the script', (html: string) => html.replaceAll('\\u003c', '<')],
    ['a missing telephone link', (html: string) => html.replace('tel:', 'sms:')],
    ['a missing description', (html: string) => html.replace('<p>Only what is needed.</p>', '')],
    ['a canonical link elsewhere', (html: string) => html.replace('/church/bare"', '/church/other"')],
    [
      'a second script',
      (html: string) => html.replace('</head>', '<script type="application/ld+json">{}</script></head>'),
    ],
    ['an empty property', (html: string) => html.replace('"telephone":"+13615550111"', '"telephone":""')],
    ['a missing property', (html: string) => html.replace('"telephone":"+13615550111",', '')],
    ['a position that was not looked up', (html: string) => html.replace('"latitude":27.79612', '"latitude":27')],
  ])('is refused with %s', (_, spoil) => {
    const locals = churchLocals(fullChurch)
    const html = fullPage(fullChurch, churchGraph(locals))
    const spoiled = spoil(html)
    expect(spoiled).not.toBe(html)
    expect(() => assertGraph(spoiled, 'church', locals)).toThrow()
  })
})

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
      featured: churches.slice(2),
      regular: churches.slice(0, 2),
      total: 3,
    })
    const page = node(directoryGraph(locals), 'CollectionPage') as { mainEntity: { itemListElement: object[] } }
    expect(page.mainEntity.itemListElement).toEqual(
      ['c', 'a', 'b'].map((slug, at) => ({ '@type': 'ListItem', position: at + 1, url: `${origin}/church/${slug}` })),
    )
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
  const graph = homeGraph(localsFor<'home'>('/', { featured: [], churchCount: 0 }))
  expect(graph.map((one) => (one as { '@type': string })['@type'])).toEqual(['WebSite', 'Organization'])
})
