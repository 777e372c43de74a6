/** The choice of the search panel that means 'no filter'. It is part of its list, as an empty area is not. */
export const allDenominations = 'All Denominations'
export const allAreas = 'All Areas'

// Each screen keeps its own list: they differ on purpose, and the aliases below bring what they send to one spelling.

export const searchDenominations = [
  'All Denominations',
  'Baptist',
  'Catholic',
  'Episcopal',
  'Methodist',
  'Presbyterian',
  'Lutheran',
  'Non-Denominational',
  'Church of Christ',
  'Jewish',
  'Pentecostal',
] as const

export const searchAreas = [
  'Downtown',
  'North Side',
  'North East',
  'North West',
  'South Side',
  'East Side',
  'West Side',
  'Flour Bluff',
  'Calallen',
  'OSO',
  'Corpus Christi Bay',
  'Portland',
  'Annaville',
] as const

export const onboardingDenominations = [
  'Baptist',
  'Methodist',
  'Presbyterian',
  'Lutheran',
  'Episcopal',
  'Catholic',
  'Pentecostal',
  'Assembly of God',
  'Church of Christ',
  'Non-denominational',
  'Anglican',
  'Evangelical',
  'Nazarene',
  'Seventh-day Adventist',
  'Mennonite',
  'Brethren',
  'Disciples of Christ',
  'United Church of Christ',
  'Congregational',
  'Charismatic',
  'Other',
] as const

export const submissionDenominations = [
  'Baptist',
  'Methodist',
  'Presbyterian',
  'Lutheran',
  'Episcopal',
  'Catholic',
  'Pentecostal',
  'Non-Denominational',
  'Assembly of God',
  'Church of Christ',
  'Seventh-day Adventist',
  'Other',
] as const

export const onboardingAreas = [
  'Downtown',
  'North',
  'South',
  'East',
  'West',
  'North East',
  'North West',
  'Far North',
  'South East',
  'South West',
] as const

export const submissionAreas = [
  'Downtown',
  'North Side',
  'South Side',
  'East Side',
  'West Side',
  'Flour Bluff',
  'Calallen',
  'OSO',
  'North East',
  'North West',
  'Corpus Christi Bay',
  'Portland',
  'Annaville',
  'Robstown',
] as const

export const contactSubjects = [
  { value: 'church-listing', label: 'Church listing' },
  { value: 'advertising', label: 'Advertising' },
  { value: 'event-submission', label: 'Event submission' },
  { value: 'technical-support', label: 'Technical support' },
  { value: 'general-inquiry', label: 'General inquiry' },
] as const

export const eventCategories = [
  { value: 'music', label: 'Music & Worship' },
  { value: 'community', label: 'Community Service' },
  { value: 'interfaith', label: 'Interfaith Events' },
  { value: 'education', label: 'Education & Classes' },
  { value: 'youth', label: 'Youth Programs' },
  { value: 'social', label: 'Social Events' },
  { value: 'general', label: 'General' },
] as const

/** A missing or unknown category counts as this one. */
export const defaultEventCategory = 'general'

export const newsCategories = ['all', 'faith', 'community', 'church life', 'holidays', 'history'] as const

export const viewModes = ['grid', 'list', 'map'] as const

export const areaAliases: Record<string, string> = {
  North: 'North Side',
  South: 'South Side',
  East: 'East Side',
  West: 'West Side',
}

export const denominationAliases: Record<string, string> = {
  'Non-denominational': 'Non-Denominational',
}

/** Areas that the search panel does not list and that are kept as they were chosen. */
export const areasStoredAsChosen = ['Far North', 'South East', 'South West', 'Robstown', 'Southtown'] as const

/** Denominations that the search panel does not list and that are kept as they were chosen. */
export const denominationsStoredAsChosen = [
  'Assembly of God',
  'Anglican',
  'Evangelical',
  'Nazarene',
  'Seventh-day Adventist',
  'Mennonite',
  'Brethren',
  'Disciples of Christ',
  'United Church of Christ',
  'Congregational',
  'Charismatic',
  'Other',
] as const

/** The spelling in which an area is stored and searched. Unknown values come back trimmed and otherwise unchanged. */
export function canonicalArea(area: string): string {
  return canonical(areaAliases, area)
}

/** The spelling in which a denomination is stored and searched. Unknown values come back trimmed and otherwise unchanged. */
export function canonicalDenomination(denomination: string): string {
  return canonical(denominationAliases, denomination)
}

function canonical(aliases: Record<string, string>, value: string): string {
  const chosen = value.trim()
  // Own keys only: 'constructor' in a query string must not find the prototype's.
  return Object.hasOwn(aliases, chosen) ? (aliases[chosen] ?? chosen) : chosen
}

export type ContactSubject = (typeof contactSubjects)[number]['value']
export type EventCategory = (typeof eventCategories)[number]['value']
export type NewsCategory = (typeof newsCategories)[number]
export type ViewMode = (typeof viewModes)[number]
