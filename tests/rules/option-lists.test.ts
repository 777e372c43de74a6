import { describe, expect, test } from 'vitest'
import { areaCentre, mapAreas } from '#content/areas.ts'
import * as options from '#content/options.ts'

// The lists as the specification gives them, to the letter and in their order. Each screen keeps its own.
const lists: Record<string, [actual: readonly string[], expected: string]> = {
  'denominations of the search panel': [
    options.searchDenominations,
    'All Denominations, Baptist, Catholic, Episcopal, Methodist, Presbyterian, Lutheran, Non-Denominational, Church of Christ, Jewish, Pentecostal',
  ],
  'areas of the search panel': [
    options.searchAreas,
    'Downtown, North Side, North East, North West, South Side, East Side, West Side, Flour Bluff, Calallen, OSO, Corpus Christi Bay, Portland, Annaville',
  ],
  'denominations of the onboarding form': [
    options.onboardingDenominations,
    'Baptist, Methodist, Presbyterian, Lutheran, Episcopal, Catholic, Pentecostal, Assembly of God, Church of Christ, Non-denominational, Anglican, Evangelical, Nazarene, Seventh-day Adventist, Mennonite, Brethren, Disciples of Christ, United Church of Christ, Congregational, Charismatic, Other',
  ],
  'denominations of the submission form': [
    options.submissionDenominations,
    'Baptist, Methodist, Presbyterian, Lutheran, Episcopal, Catholic, Pentecostal, Non-Denominational, Assembly of God, Church of Christ, Seventh-day Adventist, Other',
  ],
  'areas of the onboarding form': [
    options.onboardingAreas,
    'Downtown, North, South, East, West, North East, North West, Far North, South East, South West',
  ],
  'areas of the submission form': [
    options.submissionAreas,
    'Downtown, North Side, South Side, East Side, West Side, Flour Bluff, Calallen, OSO, North East, North West, Corpus Christi Bay, Portland, Annaville, Robstown',
  ],
  'areas of the area map': [
    mapAreas.map(({ name }) => name),
    'Downtown, North Side, North East, North West, Flour Bluff, South Side, East Side, West Side, Calallen, OSO, Southtown',
  ],
  'event categories': [
    options.eventCategories.map(({ value, label }) => `${value} ${label}`),
    'music Music & Worship, community Community Service, interfaith Interfaith Events, education Education & Classes, youth Youth Programs, social Social Events, general General',
  ],
  'news categories': [options.newsCategories, 'all, faith, community, church life, holidays, history'],
  'contact subjects': [
    options.contactSubjects.map(({ value }) => value),
    'church-listing, advertising, event-submission, technical-support, general-inquiry',
  ],
  'view modes': [options.viewModes, 'grid, list, map'],
}

test.each(Object.entries(lists))('the %s are those of the specification', (_, [actual, expected]) => {
  expect(actual).toEqual(expected.split(', '))
})

describe('every value of every list has been decided', () => {
  const without = (list: readonly string[], value: string) => list.filter((one) => one !== value)
  const decided = [
    {
      what: 'denomination',
      offered: [
        ...without(options.searchDenominations, options.allDenominations),
        ...options.onboardingDenominations,
        ...options.submissionDenominations,
      ],
      searched: without(options.searchDenominations, options.allDenominations),
      aliases: options.denominationAliases,
      asChosen: options.denominationsStoredAsChosen as readonly string[],
      canonical: options.canonicalDenomination,
    },
    {
      what: 'area',
      offered: [
        ...options.searchAreas,
        ...options.onboardingAreas,
        ...options.submissionAreas,
        ...mapAreas.map(({ name }) => name),
      ],
      searched: options.searchAreas as readonly string[],
      aliases: options.areaAliases,
      asChosen: options.areasStoredAsChosen as readonly string[],
      canonical: options.canonicalArea,
    },
  ]

  test.each(decided)(
    '$what: each is in the search panel, or has another spelling there, or is kept as chosen',
    (list) => {
      const ways = (value: string) => [
        ...(list.searched.includes(value) ? ['in the search panel'] : []),
        ...(Object.hasOwn(list.aliases, value) ? ['has another spelling'] : []),
        ...(list.asChosen.includes(value) ? ['kept as chosen'] : []),
      ]
      for (const value of list.offered) expect(ways(value), value).toHaveLength(1)
      for (const value of [...list.asChosen, ...Object.keys(list.aliases)]) expect(list.offered, value).toContain(value)
    },
  )

  test.each(decided)(
    '$what: another spelling is one of the search panel, and is final',
    ({ aliases, searched, canonical, offered }) => {
      for (const [value, spelling] of Object.entries(aliases)) {
        expect(searched).toContain(spelling)
        expect(canonical(value)).toBe(spelling)
      }
      for (const value of offered) expect(canonical(canonical(value))).toBe(canonical(value))
    },
  )

  test('the aliases are those that were ruled', () => {
    expect(options.areaAliases).toEqual({
      North: 'North Side',
      South: 'South Side',
      East: 'East Side',
      West: 'West Side',
    })
    expect(options.denominationAliases).toEqual({ 'Non-denominational': 'Non-Denominational' })
  })

  test('every area in its stored spelling has a place on the map', () => {
    const stored = new Set(decided[1]?.offered.map(options.canonicalArea))
    expect([...stored].filter((area) => !areaCentre(area))).toEqual([])
  })
})

test('a missing or unknown event category counts as general', () => {
  expect(options.defaultEventCategory).toBe('general')
})
