import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { timings } from '#content/business.ts'
import { messages } from '#content/messages.ts'
import { directory as words } from '#content/screens/directory.ts'
import type { Tiles } from '#contract/page.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { Skeletons } from '../components/Skeletons.tsx'
import { alertLook } from '../looks.ts'
import { $first, $state, type ChurchPart } from '../stores/directory.ts'
import type { DirectoryState } from '../stores/directory-address.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { ChurchList } from './ChurchList.tsx'
import { useFurtherParts } from './further-parts.ts'
import { ShowMore } from './ShowMore.tsx'

/** The list failed: its sentence, with no control of its own; any change of a filter asks again. */
const Failure = () => (
  <div role="alert" className={alertLook}>
    <p>{messages.directory.failed}</p>
  </div>
)

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

interface ResultsProps {
  state: DirectoryState
  printed: ChurchPart
  tiles: Tiles
}

export const Results = ({ state, printed, tiles }: ResultsProps) => {
  const atFirst = useMemo(() => ({ data: printed, loading: false }), [printed])
  const { data: first, error, loading } = useStore($first, { ssr: () => atFirst })
  const further = useFurtherParts(state, first)
  const failed = error !== undefined && !loading
  const former = useFormer(state, further.churches, Boolean(first))
  const churches = first ? further.churches : former
  const told = failed ? '' : first ? words.churchesFound(first.total) : messages.directory.loading
  return (
    <section aria-label={words.results} aria-busy={!first && !failed} className="grid gap-4">
      <ActiveFilters state={state} told={told} />
      <div className="hidden in-data-asking:block">
        <Skeletons />
      </div>
      <div className="grid gap-8 in-data-asking:hidden">
        {failed ? (
          <Failure />
        ) : churches || state.view === 'map' ? (
          <>
            {first?.total === 0 && <EmptyState title={messages.directory.empty} text={messages.directory.emptyText} />}
            <ChurchList state={state} churches={churches ?? []} tiles={tiles} />
            {further.failed && <Failure />}
            {first && <ShowMore shown={further.churches.length} total={first.total} loading={further.loading} />}
          </>
        ) : (
          <Skeletons />
        )}
      </div>
    </section>
  )
}
