import { limits } from '#content/business.ts'
import {
  allAreas,
  allDenominations,
  areasStoredAsChosen,
  canonicalArea,
  canonicalDenomination,
  onboardingAreas,
  onboardingDenominations,
  searchAreas,
  searchDenominations,
  type ViewMode,
  viewModes,
} from '#content/options.ts'
import { paths } from '#contract/paths.ts'

/** What the directory is filtered by; empty means all. */
export interface Filters {
  search: string
  denomination: string
  area: string
}

/** All that the directory's address says. */
export interface DirectoryState extends Filters {
  view: ViewMode
}

export const unfiltered: Filters = { search: '', denomination: '', area: '' }
export const initialState: DirectoryState = { ...unfiltered, view: viewModes[0] }

/** The names in the query string, which the page's head looks for too. */
export const addressParts = ['search', 'denomination', 'area', 'view'] as const satisfies (keyof DirectoryState)[]

const longestValue = 100

/** Text as the server takes it: signs that cannot be seen, which pasting brings along, are spaces. */
export const cleanText = (text: string): string => text.replace(/\p{Cc}/gu, ' ').toWellFormed()

const denominations = [...searchDenominations, ...onboardingDenominations]
const areas = [...searchAreas, ...onboardingAreas, ...areasStoredAsChosen]

/** A value of one of our lists in its own spelling, whatever its capitals are; any other as it is. */
const inOwnSpelling = (lists: readonly string[], value: string): string =>
  lists.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value.slice(0, longestValue)

/** Reads a query string. What makes no sense counts as not said; of a name given twice the first counts. */
export const readAddress = (query: string): DirectoryState => {
  const parts = new URLSearchParams(query)
  const said = (name: (typeof addressParts)[number]) => cleanText(parts.get(name) ?? '').trim()
  const denomination = canonicalDenomination(inOwnSpelling(denominations, said('denomination')))
  const area = canonicalArea(inOwnSpelling(areas, said('area')))
  return {
    search: said('search').slice(0, limits.searchTextLength),
    denomination: denomination === allDenominations ? '' : denomination,
    area: area === allAreas ? '' : area,
    view: viewModes.find((view) => view === said('view')) ?? initialState.view,
  }
}

/** The address of a state; the directory's own where nothing is asked. */
export const addressOf = (state: DirectoryState): string => {
  const parts = new URLSearchParams()
  for (const name of addressParts) {
    const value = state[name].trim()
    if (value && value !== initialState[name]) parts.set(name, value)
  }
  return parts.size ? `${paths.directory}?${parts}` : paths.directory
}

/** Whether anything is filtered out. */
export const isFiltered = ({ search, denomination, area }: Filters): boolean =>
  Boolean(search.trim() || denomination || area)
