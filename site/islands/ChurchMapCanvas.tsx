import { latLngBounds, point } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { churchMap } from '#content/areas.ts'
import { directory } from '#content/screens/directory.ts'
import type { MapBounds, MapPlace } from '#contract/map.ts'
import type { Tiles } from '#contract/page.ts'
import { toBounds, toTuple } from '../maps/terms.ts'
import { ChurchPopup } from './maps/ChurchPopup.tsx'
import { type Choice, placeName, positionOfPlace } from './maps/choice.ts'
import { type MapView, MapWatch } from './maps/map-view.ts'
import { PlaceMarker } from './maps/PlaceMarker.tsx'
import { TiledMap } from './maps/TiledMap.tsx'

// Room for a pin that stands on the edge.
const padding: [number, number] = [48, 48]

interface FitProps {
  /** What was asked for. With another one the map fits itself anew. */
  to: unknown
  bounds: MapBounds | undefined
}

/** Shows all that matches, unless the reader has chosen a church meanwhile. */
const Fit = ({ to, bounds, isChosen }: FitProps & { isChosen: boolean }) => {
  const map = useMap()
  const fitted = useRef<unknown>(undefined)
  const isZooming = useRef(false)
  useMapEvents({
    zoomstart: () => {
      isZooming.current = true
    },
    zoomend: () => {
      isZooming.current = false
    },
  })
  useEffect(() => {
    if (to === undefined || fitted.current === to) return
    fitted.current = to
    if (!bounds || isChosen) return
    const showAll = () => map.fitBounds(toBounds(bounds), { padding, maxZoom: churchMap.fitZoom })
    // Leaflet drops what it is told while it zooms.
    if (isZooming.current) map.once('zoomend', showAll)
    else showAll()
  }, [map, to, bounds, isChosen])
  return null
}

/** Brings what was chosen in the list into view. */
const MoveTo = ({ choice }: { choice: Choice | undefined }) => {
  const map = useMap()
  useEffect(() => {
    if (choice?.from !== 'list') return
    map.setView(toTuple(choice.position), Math.max(map.getZoom(), churchMap.fitZoom), { animate: false })
  }, [map, choice])
  return null
}

interface PlacesProps {
  places: readonly MapPlace[]
  onChoose: (choice: Choice) => void
}

const Places = ({ places, onChoose }: PlacesProps) => {
  const map = useMap()
  const goNearer = ({ latitude, longitude, bounds }: MapPlace) => {
    const members = latLngBounds(bounds ?? [[latitude, longitude]])
    const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(members, false, point(padding)))
    map.getContainer().focus({ preventScroll: true })
    map.setView(members.getCenter(), Math.min(zoom, map.getMaxZoom()))
  }
  const choose = (place: MapPlace) => {
    const [church] = place.churches
    const position = positionOfPlace(place)
    if (!church) goNearer(place)
    else onChoose({ position, from: 'map', ...(place.count === 1 ? { church } : { place }) })
  }
  return places.map((place) => {
    const name = `${place.count === 1 ? place.churches[0]?.id : place.count} ${placeName(positionOfPlace(place))}`
    return <PlaceMarker key={name} place={place} onChoose={choose} />
  })
}

interface ChurchMapCanvasProps extends PlacesProps {
  tiles: Tiles
  fit: FitProps
  choice: Choice | undefined
  onShowDetails: () => void
  onClose: () => void
  onView: (view: MapView) => void
}

export const ChurchMapCanvas = ({
  tiles,
  fit,
  places,
  choice,
  onChoose,
  onShowDetails,
  onClose,
  onView,
}: ChurchMapCanvasProps) => (
  <TiledMap label={directory.map.churches} centre={churchMap.centre} zoom={churchMap.zoom} tiles={tiles}>
    <MapWatch onView={onView} />
    <Fit {...fit} isChosen={choice !== undefined} />
    <MoveTo choice={choice} />
    <Places places={places} onChoose={onChoose} />
    {choice?.church && (
      <ChurchPopup
        key={choice.church.id}
        church={choice.church}
        position={choice.position}
        onShowDetails={onShowDetails}
        onClose={onClose}
      />
    )}
  </TiledMap>
)
