import type { Rectangle as LeafletRectangle } from 'leaflet'
import { type RefObject, useEffect, useRef } from 'react'
import { Rectangle, Tooltip } from 'react-leaflet'
import type { MapArea } from '#content/areas.ts'
import { isPress, toBounds } from '../../maps/terms.ts'

const quiet = { weight: 2, fillOpacity: 0.35 }
const strong = { weight: 5, fillOpacity: 0.6 }

interface AreaRectangleProps {
  area: MapArea
  isChosen: boolean
  /** The area that was chosen on the map itself, until the map that is drawn for it has taken the focus. */
  focusTo: RefObject<string | undefined>
  onChoose: (area: string) => void
}

/** An area on the map: a button that is drawn. */
export const AreaRectangle = ({ area, isChosen, focusTo, onChoose }: AreaRectangleProps) => {
  const rectangle = useRef<LeafletRectangle>(null)
  useEffect(() => {
    const path = rectangle.current?.getElement()
    if (!(path instanceof SVGElement)) return
    path.setAttribute('role', 'button')
    path.setAttribute('tabindex', '0')
    path.setAttribute('aria-label', area.name)
    path.setAttribute('aria-pressed', String(isChosen))
    if (!isChosen || focusTo.current !== area.name) return
    focusTo.current = undefined
    path.focus({ preventScroll: true })
  }, [area, isChosen, focusTo])
  return (
    <Rectangle
      ref={rectangle}
      bounds={toBounds(area.bounds)}
      pathOptions={{ color: area.colour, ...(isChosen ? strong : quiet) }}
      eventHandlers={{
        click: () => onChoose(area.name),
        keydown: ({ originalEvent }) => {
          if (!isPress(originalEvent)) return
          originalEvent.preventDefault()
          onChoose(area.name)
        },
        keyup: ({ originalEvent }) => originalEvent.key === 'Escape' && rectangle.current?.closeTooltip(),
      }}
    >
      <Tooltip direction="top">{area.name}</Tooltip>
    </Rectangle>
  )
}
