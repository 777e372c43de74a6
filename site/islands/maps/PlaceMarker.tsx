import type { Marker as LeafletMarker } from 'leaflet'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { directory } from '#content/screens/directory.ts'
import type { MapPlace } from '#contract/map.ts'
import { clusterIcon, pinIcon } from '../../maps/icons.ts'
import { isPress, toTuple } from '../../maps/terms.ts'
import { placeName } from './choice.ts'

const words = directory.map

const labelOf = ({ count, featured, churches }: MapPlace): string => {
  const [church] = churches
  if (count === 1 && church) return words.marker(church)
  return church ? words.spot(count, featured) : words.cluster(count, featured)
}

interface PlaceMarkerProps {
  place: MapPlace
  onChoose: (place: MapPlace) => void
}

/** A church on the map, or several that stand too near to each other. */
export const PlaceMarker = ({ place, onChoose }: PlaceMarkerProps) => {
  const map = useMap()
  const marker = useRef<LeafletMarker>(null)
  const { latitude, longitude, count, featured, churches } = place
  const position = useMemo(() => toTuple([latitude, longitude]), [latitude, longitude])
  const approximate = churches[0]?.approximate ?? false
  const icon = count === 1 ? pinIcon(featured, approximate) : clusterIcon(count, featured)
  const label = labelOf(place)
  useEffect(() => {
    const element = marker.current?.getElement()
    element?.setAttribute('aria-label', label)
    element?.setAttribute('data-place', placeName([latitude, longitude]))
  }, [label, latitude, longitude])
  // Whoever stands on a marker that goes away stays on the map.
  useLayoutEffect(() => {
    const { current } = marker
    return () => {
      const element = current?.getElement()
      if (element && element === document.activeElement) map.getContainer().focus({ preventScroll: true })
    }
  }, [map])
  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      zIndexOffset={featured ? 1000 : 0}
      riseOnHover
      eventHandlers={{
        click: () => onChoose(place),
        keydown: ({ originalEvent }) => {
          if (!isPress(originalEvent)) return
          originalEvent.preventDefault()
          onChoose(place)
        },
      }}
    />
  )
}
