import { atom, computed, onMount } from 'nanostores'
import { display, timings } from '#content/business.ts'
import { browserCalls } from '#contract/browser-calls.ts'
import type { Church } from '#contract/church.ts'
import type { Answer } from '#contract/client.ts'
import type { CardChurch } from '../components/ChurchCard.tsx'
import {
  addressOf,
  type DirectoryState,
  type Filters,
  initialState,
  readAddress,
  unfiltered,
} from './directory-address.ts'
import { createRead } from './queries.ts'

export interface ChurchPart {
  churches: CardChurch[]
  /** How many match in all. */
  total: number
}

interface Step {
  /** The step was made by typing: more typing changes it instead of adding another. */
  typing?: boolean
  /** How many parts of the list were shown. */
  parts?: number
}

const inBrowser = typeof window !== 'undefined'
const step = (): Step => (inBrowser ? ((history.state as Step | null) ?? {}) : {})

/** What the address says. */
export const $state = atom<DirectoryState>(inBrowser ? readAddress(location.search) : initialState)
/** What stands in the text box; the state follows after a pause. */
export const $text = atom($state.get().search)
/** How many parts of the list are wanted. */
export const $parts = atom(step().parts ?? 1)
/** How often everything was cleared: the area map starts anew with each. */
export const $resets = atom(0)

let pause: ReturnType<typeof setTimeout> | undefined

const change = (changes: Partial<DirectoryState>, { typing = false } = {}): void => {
  clearTimeout(pause)
  const before = $state.get()
  const next = { ...before, search: $text.get().trim(), ...changes }
  if (addressOf(next) === addressOf(before)) return
  $parts.set(1)
  $state.set(next)
  const made: Step = { typing }
  if (typing && step().typing) history.replaceState(made, '', addressOf(next))
  else history.pushState(made, '', addressOf(next))
}

/** Takes what is typed, and searches once nothing more comes for a moment. */
export const typeText = (text: string): void => {
  $text.set(text)
  clearTimeout(pause)
  pause = setTimeout(() => change({}, { typing: true }), timings.searchPause)
}

/** Searches at once. */
export const setText = (text: string): void => {
  $text.set(text)
  change({})
}

export const choose = (changes: Partial<Omit<DirectoryState, 'search'>>): void => change(changes)

/** Empties the three filters, brings the area map back to the county and the list to its first part; the view stays. */
export const clearFilters = (): void => {
  $text.set('')
  $resets.set($resets.get() + 1)
  if ($parts.get() > 1) showParts(1)
  change(unfiltered)
}

/** Has this many parts of the list shown, also after a reload. */
export const showParts = (parts: number): void => {
  $parts.set(parts)
  history.replaceState({ ...step(), parts } satisfies Step, '')
}

export const showMore = (): void => showParts($parts.get() + 1)

onMount($state, () => {
  if (!inBrowser) return
  const goBack = () => {
    clearTimeout(pause)
    const state = readAddress(location.search)
    $text.set(state.search)
    $parts.set(step().parts ?? 1)
    $state.set(state)
  }
  addEventListener('popstate', goBack)
  return () => removeEventListener('popstate', goBack)
})

/** The input of the list's call for one part of it, counted from 0. */
export const partQuery = ({ search, denomination, area }: Filters, part = 0) => ({
  query: {
    search: search.trim(),
    denomination,
    area,
    limit: String(display.directoryFirst),
    offset: String(part * display.directoryFirst),
  },
})

export const partOf = ({ data, headers }: Answer<Church[]>): ChurchPart => ({
  churches: data,
  total: Number(headers.get('x-total-count')),
})

const $query = computed($state, (state) => partQuery(state))

/** The first part of what matches. */
export const $first = createRead(browserCalls.listChurches, $query, partOf)
