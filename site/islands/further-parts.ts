import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { display } from '#content/business.ts'
import { browserCalls } from '#contract/browser-calls.ts'
import type { CardChurch } from '../components/ChurchCard.tsx'
import { $parts, type ChurchPart, partOf, partQuery, showParts } from '../stores/directory.ts'
import type { Filters } from '../stores/directory-address.ts'
import { readOnce } from '../stores/queries.ts'

interface Further {
  /** The first part that these follow. */
  first: ChurchPart | undefined
  parts: CardChurch[][]
  failed: boolean
}

const none: Further = { first: undefined, parts: [], failed: false }

/** The list so far: its first part and as many further ones as are wanted. */
export const useFurtherParts = (
  { search, denomination, area }: Filters,
  first: ChurchPart | undefined,
): { churches: CardChurch[]; hasMore: boolean; loading: boolean; failed: boolean } => {
  const wanted = useStore($parts, { ssr: () => 1 })
  const [read, setRead] = useState(none)
  const { parts: all, failed } = read.first === first ? read : none
  // Fewer are wanted again once the filters have been cleared.
  const parts = useMemo(() => all.slice(0, Math.max(0, wanted - 1)), [all, wanted])
  const next = parts.length + 1

  useEffect(() => {
    if (!first || next >= wanted || next * display.directoryFirst >= first.total) return
    let dropped = false
    readOnce(browserCalls.listChurches, partQuery({ search, denomination, area }, next), partOf).then(
      ({ churches }) => !dropped && setRead({ first, parts: [...parts, churches], failed: false }),
      () => {
        if (dropped) return
        setRead({ first, parts, failed: true })
        // So that the button asks for this part again.
        showParts(next)
      },
    )
    return () => {
      dropped = true
    }
  }, [search, denomination, area, first, next, wanted, parts])

  // A church that moved down while the list was read would otherwise stand in it twice.
  const churches = new Map([first?.churches ?? [], ...parts].flat().map((church) => [church.id, church]))
  const hasMore = next * display.directoryFirst < (first?.total ?? 0)
  return { churches: [...churches.values()], hasMore, loading: hasMore && next < wanted, failed }
}
