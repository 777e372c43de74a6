import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { timings } from '#content/business.ts'
import { messages } from '#content/messages.ts'
import { directory as words } from '#content/screens/directory.ts'
import type { Tiles } from '#contract/page.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { Skeletons } from '../components/Skeletons.tsx'
import { $first, $state, type ChurchPart, nameOf, takeScroll } from '../stores/directory.ts'
import type { DirectoryState } from '../stores/directory-address.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { ChurchList } from './ChurchList.tsx'
import { Failure } from './Failure.tsx'
import { useFurtherParts } from './further-parts.ts'
import { ShowMore } from './ShowMore.tsx'

/** What was shown last, for the moment in which the answer to a change may still come without skeletons in between. */
const useFormer = <Shown,>(state: DirectoryState, shown: Shown, isReady: boolean): Shown | undefined => {
  const former = useRef<Shown>(undefined)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    // What is printed may be what the address does not ask for.
    if (isReady && state === $state.get()) former.current = shown
  })
  useEffect(() => {
    setLate(false)
    if (isReady) return
    const timer = setTimeout(setLate, timings.skeletonWait, true)
    return () => clearTimeout(timer)
  }, [isReady])
  return isLate ? undefined : former.current
}

/** Brings back where the reader stood, and what a change has found into sight where it is above the screen. */
const useSight = (section: RefObject<HTMLElement | null>, state: DirectoryState, isReady: boolean): void => {
  const shown = useRef(state)
  useEffect(() => {
    if (!isReady || state !== $state.get()) return
    const scroll = takeScroll()
    const isNew = shown.current !== state
    shown.current = state
    if (scroll !== undefined) window.scrollTo(0, scroll)
    else if (isNew && (section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView()
  }, [section, state, isReady])
}

interface ResultsProps {
  state: DirectoryState
  printed: ChurchPart
  tiles: Tiles
}

export const Results = ({ state, printed, tiles }: ResultsProps) => {
  const atFirst = useMemo(() => ({ data: printed, loading: false }), [printed])
  const { data, error, loading } = useStore($first, { ssr: () => atFirst })
  // For a moment after a change the store still has the answer to what was asked before.
  const first = data?.of === nameOf(state) ? data : undefined
  const further = useFurtherParts(state, first)
  const failed = !first && error !== undefined && !loading
  const section = useRef<HTMLElement>(null)
  useSight(section, state, Boolean(first) && !further.loading)
  const former = useFormer(state, { churches: further.churches, total: first?.total }, Boolean(first))
  const churches = first ? further.churches : former?.churches
  const total = first ? first.total : former?.total
  const told = failed ? '' : total === undefined ? messages.directory.loading : words.churchesFound(total)
  return (
    <section ref={section} aria-label={words.results} aria-busy={!first && !failed} className="grid grid-cols-1 gap-4">
      <ActiveFilters state={state} told={told} />
      <div className="hidden in-data-asking:block">
        <Skeletons />
      </div>
      <div className="grid grid-cols-1 gap-8 in-data-asking:hidden">
        {failed ? (
          <Failure />
        ) : churches || state.view === 'map' ? (
          <>
            {first?.total === 0 && <EmptyState title={messages.directory.empty} text={messages.directory.emptyText} />}
            <ChurchList state={state} churches={churches ?? []} tiles={tiles} />
            {further.failed && <Failure />}
            {first && (
              <ShowMore
                churches={further.churches}
                hasMore={further.hasMore}
                total={first.total}
                loading={further.loading}
              />
            )}
          </>
        ) : (
          <Skeletons />
        )}
      </div>
    </section>
  )
}
