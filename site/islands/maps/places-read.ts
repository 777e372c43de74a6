import { useStore } from '@nanostores/react'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { useMemo, useState } from 'react'
import { browserCalls } from '#contract/browser-calls.ts'
import type { MapPlaces } from '#contract/map.ts'
import type { Filters } from '../../stores/directory-address.ts'
import { createRead } from '../../stores/queries.ts'
import type { MapView } from './map-view.ts'

interface PlacesRead {
  /** The newest answer, until the next one is there. */
  answer: MapPlaces | undefined
  /** For what it was asked: one and the same for all views with the same filters. */
  of: unknown
  loading: boolean
  failed: boolean
}

// A store for each filter: so an answer never counts for a filter that was chosen after it was asked for.
const readOf = ({ search, denomination, area }: Filters, $view: ReadableAtom<MapView | undefined>) =>
  createRead(
    browserCalls.listMapPlaces,
    computed($view, (view) => view && { query: { search, denomination, area, ...view } }),
    ({ data }) => data,
  )

/** The markers for the filters and for what the map shows, and how the map tells what it shows. */
export const usePlaces = ({ search, denomination, area }: Filters): [PlacesRead, (view: MapView) => void] => {
  const [$view] = useState(() => atom<MapView | undefined>(undefined))
  const $read = useMemo(() => readOf({ search, denomination, area }, $view), [search, denomination, area, $view])
  const { data, error } = useStore($read)
  const [last, setLast] = useState<{ answer: MapPlaces; of: unknown }>()
  if (data && last?.answer !== data) setLast({ answer: data, of: $read })
  const failed = !data && error !== undefined
  const isOld = last?.of !== $read
  return [
    // What another filter found says nothing once this one has failed.
    { answer: failed && isOld ? undefined : last?.answer, of: last?.of, loading: !data && !failed && isOld, failed },
    $view.set,
  ]
}
