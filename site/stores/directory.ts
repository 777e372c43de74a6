import { atom, computed, onMount } from 'nanostores'
import { display, timings } from '#content/business.ts'
import { browserCalls } from '#contract/browser-calls.ts'
import type { calls } from '#contract/calls.ts'
import type { Church } from '#contract/church.ts'
import type { Answer, Input } from '#contract/client.ts'
import type { CardChurch } from '../components/ChurchCard.tsx'
import {
  addressOf,
  cleanText,
  type DirectoryState,
  type Filters,
  initialState,
  isFiltered,
  readAddress,
  unfiltered,
} from './directory-address.ts'
import { createRead } from './queries.ts'

export interface ChurchPart {
  /** The filters that it answers. */
  of: string
  churches: CardChurch[]
  /** How many match in all. */
  total: number
}

interface Step {
  /** The step was made by typing: more typing changes it instead of adding another. */
  typing?: boolean
  /** How many parts of the list were shown. */
  parts?: number
  /** Where the page stood when it was left, in CSS pixels. */
  scroll?: number
}

const inBrowser = typeof window !== 'undefined'
/** The step of the history on which the page stands. */
let step: Step = (inBrowser && (history.state as Step | null)) || {}
const write = (made: Step, how: 'pushState' | 'replaceState', address?: string): void => {
  step = made
  history[how](made, '', address)
}

const keepScroll = (): void => write({ ...step, scroll: Math.round(scrollY) }, 'replaceState')

let scrollTo: number | undefined = inBrowser ? step.scroll : undefined

/**
 * Where the page stood when this step was left; said once. The browser cannot know: it puts the page back while the
 * list is still being read.
 */
export const takeScroll = (): number | undefined => {
  const taken = scrollTo
  scrollTo = undefined
  return taken
}

/** What the address says. */
export const $state = atom<DirectoryState>(inBrowser ? readAddress(location.search) : initialState)
/** What stands in the text box; the state follows after a pause. */
export const $text = atom($state.get().search)
/** How many parts of the list are wanted. */
export const $parts = atom(step.parts ?? 1)
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
  keepScroll()
  write({ typing }, typing && step.typing ? 'replaceState' : 'pushState', addressOf(next))
}

/** Takes what is typed, and searches once nothing more comes for a moment. */
export const typeText = (text: string): void => {
  $text.set(cleanText(text))
  clearTimeout(pause)
  pause = setTimeout(() => change({}, { typing: true }), timings.searchPause)
}

/** Searches at once. */
export const setText = (text: string): void => {
  $text.set(cleanText(text))
  change({})
}

export const choose = (changes: Partial<Omit<DirectoryState, 'search'>>): void => change(changes)

/** Empties the three filters, brings the area map back to the county and the list to its first part; the view stays. */
export const clearFilters = (): void => {
  $text.set('')
  $resets.set($resets.get() + 1)
  if (isFiltered($state.get())) change(unfiltered)
  else showParts(1)
}

/** Has this many parts of the list shown, also after a reload. */
export const showParts = (parts: number): void => {
  $parts.set(parts)
  write({ ...step, parts }, 'replaceState')
}

export const showMore = (): void => showParts($parts.get() + 1)

onMount($state, () => {
  if (!inBrowser) return
  let rest: ReturnType<typeof setTimeout> | undefined
  const goBack = () => {
    const state = readAddress(location.search)
    const made = history.state as Step | null
    // A link within the page, as to its content, is a step too and asks for nothing.
    if (!made && addressOf(state) === addressOf($state.get())) return write(step, 'replaceState')
    clearTimeout(pause)
    clearTimeout(rest)
    step = made ?? {}
    scrollTo = step.scroll
    $text.set(state.search)
    $parts.set(step.parts ?? 1)
    $state.set(state)
  }
  // By the time the page is left it is too late to write a step of the history.
  const onScroll = () => {
    clearTimeout(rest)
    rest = setTimeout(keepScroll, timings.scrollPause)
  }
  addEventListener('popstate', goBack)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(rest)
    removeEventListener('popstate', goBack)
    removeEventListener('scroll', onScroll)
  }
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

/** Tells filters apart. */
export const nameOf = ({ search = '', denomination = '', area = '' }: Partial<Filters> = {}): string =>
  JSON.stringify([search.trim(), denomination, area])

export const partOf = (
  { data, headers }: Answer<Church[]>,
  { query }: Input<typeof calls.listChurches>,
): ChurchPart => ({
  of: nameOf(query),
  churches: data,
  total: Number(headers.get('x-total-count')),
})

const $query = computed($state, (state) => partQuery(state))

/** The first part of what matches. */
export const $first = createRead(browserCalls.listChurches, $query, partOf)
