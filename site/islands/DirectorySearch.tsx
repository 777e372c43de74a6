import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import { browserCalls } from '#contract/browser-calls.ts'
import type { Tiles } from '#contract/page.ts'
import { $resets, $state, type ChurchPart, choose, partQuery } from '../stores/directory.ts'
import { initialState, unfiltered } from '../stores/directory-address.ts'
import { remember } from '../stores/queries.ts'
import { AreaMap } from './AreaMap.tsx'
import { useEarlyPresses } from './early-presses.ts'
import { Boundary, Failure } from './Failure.tsx'
import { Results } from './Results.tsx'
import { SearchPanel } from './SearchPanel.tsx'

interface DirectorySearchProps {
  /** The first part of the unfiltered list, as the page was published with it. */
  printed: ChurchPart
  /** Values in use that the panel's own lists lack. */
  otherDenominations: readonly string[]
  otherAreas: readonly string[]
  tiles: Tiles
}

/** All of /directory that reacts. It is printed unfiltered and takes up what the address asks for once it runs. */
export const DirectorySearch = ({ printed, otherDenominations, otherAreas, tiles }: DirectorySearchProps) => {
  useState(() => typeof window !== 'undefined' && remember(browserCalls.listChurches, partQuery(unfiltered), printed))
  const state = useStore($state, { ssr: () => initialState })
  const resets = useStore($resets, { ssr: 'initial' })
  useEarlyPresses()
  // The head's script has hidden the printed list where the address asks for something else.
  useLayoutEffect(() => {
    if (state === $state.get()) delete document.documentElement.dataset.asking
  }, [state])
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <div className="max-md:contents md:grid md:grid-cols-1 md:gap-6 lg:grid-cols-[min(28rem,40%)_minmax(0,1fr)]">
        <SearchPanel state={state} otherDenominations={otherDenominations} otherAreas={otherAreas} />
        <Boundary>
          <AreaMap area={state.area} tiles={tiles} resets={resets} onChoose={(area) => choose({ area })} />
        </Boundary>
      </div>
      <Boundary of={state} fallback={<Failure />}>
        <Results state={state} printed={printed} tiles={tiles} />
      </Boundary>
    </div>
  )
}
