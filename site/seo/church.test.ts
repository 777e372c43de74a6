import { describe, expect, test } from 'vitest'
import type { ChurchPage } from '#contract/page.ts'
import { mapsLink } from '#contract/paths.ts'
import { assertGraph } from '../../tests/support/structured-data.ts'
import { churchGraph } from './graph.ts'
import { graphText } from './graph-text.ts'
import { bareChurch, fullChurch, hostileName, localsFor, origin } from './records.fixture.ts'
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
