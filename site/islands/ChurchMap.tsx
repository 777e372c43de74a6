import { useEffect, useRef, useState } from 'react'
import { directory } from '#content/screens/directory.ts'
import type { Tiles } from '#contract/page.ts'
import type { CardChurch } from '../components/ChurchCard.tsx'
import { loadLeafletStyles } from '../maps/styles.ts'
import type { Filters } from '../stores/directory-address.ts'
import { BesideMap } from './maps/BesideMap.tsx'
import { type Choice, placeName } from './maps/choice.ts'
import { MapGround, MapNote } from './maps/MapGround.tsx'
import { useLoaded } from './maps/map-loading.ts'
import { usePlaces } from './maps/places-read.ts'

const words = directory.map

const loadCanvas = async () => {
  const [canvas] = await Promise.all([import('./ChurchMapCanvas.tsx'), loadLeafletStyles()])
  return canvas
}

const told = (choice: Choice | undefined): string => {
  if (choice?.church) return words.detailsShown(choice.church.name)
  return choice?.place ? words.spotShown(choice.place.count) : ''
}

// Pixels of a high box that are enough to see what it shows.
const enough = 160

const isOutOfSight = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) < Math.min(bottom - top, enough)
}

interface ChurchMapProps {
  filters: Filters
  tiles: Tiles
  /** The results that the list has by now. */
  churches: readonly CardChurch[]
}

/** The directory's map view: the map, and beside it the same in words. */
export const ChurchMap = ({ filters, tiles, churches }: ChurchMapProps) => {
  const root = useRef<HTMLDivElement>(null)
  const mapBox = useRef<HTMLDivElement>(null)
  const beside = useRef<HTMLDivElement>(null)
  const canvas = useLoaded(true, loadCanvas)
  const [{ answer, of, loading, failed }, showView] = usePlaces(filters)
  const asked = JSON.stringify([filters.search, filters.denomination, filters.area])
  const [chosen, setChosen] = useState<{ choice: Choice; asked: string }>()
  // Another filter may not have found what is chosen.
  const choice = chosen?.asked === asked ? chosen.choice : undefined
  const [left, setLeft] = useState<Choice>()

  const close = () => {
    setLeft(choice)
    setChosen(undefined)
  }
  // Back to where the choice was made, else to the map.
  useEffect(() => {
    if (!left) return
    setLeft(undefined)
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    const button = left.from === 'list' ? find(`[data-church="${left.church?.id}"]`) : null
    const marker = find(`[data-place="${placeName(left.position)}"]`)
    const target = button ?? marker ?? find('.leaflet-container')
    target?.focus({ preventScroll: target !== button })
    if (target && target !== button && isOutOfSight(target)) mapBox.current?.scrollIntoView({ block: 'nearest' })
  }, [left])
  // On a narrow screen what stands at a place is listed below the map, and no popup says so.
  const place = choice?.church ? undefined : choice?.place
  useEffect(() => {
    if (place && beside.current && isOutOfSight(beside.current)) beside.current.scrollIntoView({ block: 'nearest' })
  }, [place])
  const showDetails = () => {
    const card = beside.current?.querySelector<HTMLElement>('section')
    card?.scrollIntoView({ block: 'nearest' })
    card?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const element = root.current
    if (!element || !choice) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  })

  return (
    <div ref={root} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div ref={mapBox} className="relative isolate h-[600px] overflow-hidden rounded-lg border border-line bg-mist">
        {canvas === undefined || canvas === 'failed' ? (
          <MapGround failed={canvas === 'failed'} />
        ) : (
          <canvas.ChurchMapCanvas
            tiles={tiles}
            fit={{ to: of, bounds: answer?.bounds }}
            places={answer?.places ?? []}
            choice={choice}
            onChoose={(choice) => setChosen({ choice, asked })}
            onShowDetails={showDetails}
            onClose={close}
            onView={showView}
          />
        )}
        <MapNote failed={failed} loading={loading && canvas !== undefined && canvas !== 'failed'} />
      </div>
      <div ref={beside} className="max-h-[600px] overflow-y-auto rounded-lg border border-line bg-shell shadow-card">
        <BesideMap
          choice={choice}
          churches={churches}
          onChoose={(choice) => setChosen({ choice, asked })}
          onClose={close}
        />
      </div>
      <p role="status" className="sr-only">
        {told(choice)}
      </p>
    </div>
  )
}
