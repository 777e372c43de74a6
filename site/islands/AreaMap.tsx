import { useId, useRef, useState } from 'react'
import { mapAreas } from '#content/areas.ts'
import { directory as words } from '#content/screens/directory.ts'
import type { Tiles } from '#contract/page.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { loadLeafletStyles } from '../maps/styles.ts'
import { MapGround } from './maps/MapGround.tsx'
import { useLoaded, useNear } from './maps/map-loading.ts'

const loadCanvas = async () => {
  const [canvas] = await Promise.all([import('./AreaMapCanvas.tsx'), loadLeafletStyles()])
  return canvas
}

interface LegendProps {
  area: string
  onChoose: (area: string) => void
}

/** The areas as buttons: what can be chosen on the map can be chosen here. */
const Legend = ({ area, onChoose }: LegendProps) => (
  <ul aria-label={words.legend} className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-2">
    {mapAreas.map(({ name, colour }) => (
      <li key={name}>
        <button
          type="button"
          aria-pressed={name === area}
          onClick={() => onChoose(name)}
          className="target w-full gap-2 rounded-md border border-edge bg-shell px-3 text-start text-sm/tight hover:border-tide aria-pressed:border-tide aria-pressed:bg-mist aria-pressed:ring-1 aria-pressed:ring-tide forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
        >
          <svg viewBox="0 0 16 16" className="own-colours size-4 shrink-0" aria-hidden="true">
            <rect width="16" height="16" rx="3" fill={colour} />
            {name === area && <path d="M3.5 8.5l3 3 6-6.5" fill="none" stroke="#fff" strokeWidth="2" />}
          </svg>
          <span className="min-w-0">{name}</span>
        </button>
      </li>
    ))}
  </ul>
)

interface AreaMapProps extends LegendProps {
  tiles: Tiles
  /** With each reset the map starts anew. */
  resets: number
}

/** The map on which an area is chosen. It is loaded when it comes near; on a phone it has to be opened first. */
export const AreaMap = ({ area, tiles, resets, onChoose }: AreaMapProps) => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [returns, setReturns] = useState(0)
  const canvas = useLoaded(useNear(box), loadCanvas)
  const viewAll = () => {
    setReturns(returns + 1)
    onChoose('')
  }
  return (
    <section aria-labelledby={`${id}heading`} className="no-print min-w-0 noscript:hidden">
      <h2 id={`${id}heading`} className="mb-3 text-xl max-md:sr-only">
        {words.areaMapHeading}
      </h2>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={`${id}map`}
        onClick={() => setOpen(!isOpen)}
        className="w-full md:hidden"
      >
        <Icon name="map" />
        {words.chooseOnMap}
      </Button>
      <div
        id={`${id}map`}
        className={`grid gap-4 max-md:mt-3 xl:grid-cols-[minmax(0,1fr)_18rem] ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <div ref={box} className="isolate h-[400px] overflow-hidden rounded-lg border border-line bg-mist">
          {canvas === undefined || canvas === 'failed' ? (
            <MapGround failed={canvas === 'failed'} />
          ) : (
            <canvas.AreaMapCanvas area={area} tiles={tiles} turn={`${resets} ${returns}`} onChoose={onChoose} />
          )}
        </div>
        <div className="grid content-start gap-3">
          <Legend area={area} onChoose={onChoose} />
          <Button variant="secondary" onClick={viewAll}>
            {words.viewAllAreas}
          </Button>
        </div>
      </div>
    </section>
  )
}
