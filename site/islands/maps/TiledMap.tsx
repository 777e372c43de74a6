import { SVG } from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet'
import { mapZooms, type Position } from '#content/areas.ts'
import { directory } from '#content/screens/directory.ts'
import type { Tiles } from '#contract/page.ts'
import { attributionOf, motion, teachManners } from '../../maps/manners.ts'
import { toTuple } from '../../maps/terms.ts'

const words = directory.map

const Manners = ({ label }: { label: string }) => {
  const map = useMap()
  useEffect(() => teachManners(map, label), [map, label])
  useEffect(() => {
    const box = map.getContainer()
    // A closed box has no size, and a map in it would lose its middle.
    const watch = new ResizeObserver(() => box.clientWidth > 0 && map.invalidateSize({ pan: false }))
    watch.observe(box)
    return () => watch.disconnect()
  }, [map])
  return null
}

interface TiledMapProps {
  /** The map's accessible name. */
  label: string
  centre: Position
  zoom: number
  tiles: Tiles
  children: ReactNode
}

/** A Leaflet map with the site's manners. Centre and zoom are those of the start. */
export const TiledMap = ({ label, centre, zoom, tiles, children }: TiledMapProps) => {
  const [moves] = useState(motion)
  // Without a margin: nothing that can be pressed lies beyond the box, not even unseen.
  const [renderer] = useState(() => new SVG({ padding: 0 }))
  return (
    <MapContainer
      className="size-full"
      center={toTuple(centre)}
      zoom={zoom}
      minZoom={mapZooms.farthest}
      maxZoom={mapZooms.nearest}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      renderer={renderer}
      {...moves}
    >
      <Manners label={label} />
      <AttributionControl prefix={false} />
      <TileLayer url={tiles.url} attribution={attributionOf(tiles)} maxZoom={mapZooms.nearest} />
      <ZoomControl zoomInTitle={words.zoomIn} zoomOutTitle={words.zoomOut} />
      {children}
    </MapContainer>
  )
}
