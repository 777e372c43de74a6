import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import { churchMap } from '#content/areas.ts'

/** The part of the world that a map shows, as the call takes it. */
export interface MapView {
  /** South, west, north, east in degrees. */
  bounds: string
  zoom: string
}

const tile = 256

// To whole tiles, so that a small move asks nothing new.
const viewOf = (map: LeafletMap): MapView => {
  const { min, max } = map.getPixelBounds()
  const zoom = map.getZoom()
  if (!min || !max) return { bounds: '-85,-180,85,180', zoom: String(zoom) }
  const { lat: north, lng: west } = map.unproject(min.divideBy(tile).floor().multiplyBy(tile), zoom)
  const { lat: south, lng: east } = map.unproject(max.divideBy(tile).ceil().multiplyBy(tile), zoom)
  return { bounds: [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(), zoom: String(zoom) }
}

/** Tells what the map shows: at first, and whenever it has come to rest. */
export const MapWatch = ({ onView }: { onView: (view: MapView) => void }) => {
  const map = useMap()
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const tell = () => onView(viewOf(map))
    const tellSoon = () => {
      clearTimeout(pause)
      pause = setTimeout(tell, churchMap.movePause)
    }
    tell()
    map.on('moveend', tellSoon)
    return () => {
      clearTimeout(pause)
      map.off('moveend', tellSoon)
    }
  }, [map, onView])
  return null
}
