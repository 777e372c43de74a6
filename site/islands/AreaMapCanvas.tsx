import { useRef } from 'react'
import { areaMap, mapAreas } from '#content/areas.ts'
import { directory } from '#content/screens/directory.ts'
import type { Tiles } from '#contract/page.ts'
import { AreaRectangle } from './maps/AreaRectangle.tsx'
import { TiledMap } from './maps/TiledMap.tsx'

interface AreaMapCanvasProps {
  area: string
  tiles: Tiles
  /** With another one the map starts anew. */
  turn: string
  onChoose: (area: string) => void
}

export const AreaMapCanvas = ({ area, tiles, turn, onChoose }: AreaMapCanvasProps) => {
  const focusTo = useRef<string>(undefined)
  const drawn = mapAreas.find(({ name }) => name === area)
  const choose = (name: string) => {
    if (name !== area) focusTo.current = name
    onChoose(name)
  }
  return (
    <TiledMap
      key={`${area} ${turn}`}
      label={directory.map.areas}
      centre={drawn?.centre ?? areaMap.centre}
      zoom={drawn ? areaMap.areaZoom : areaMap.zoom}
      tiles={tiles}
    >
      {mapAreas.map((one) => (
        <AreaRectangle key={one.name} area={one} isChosen={one === drawn} focusTo={focusTo} onChoose={choose} />
      ))}
    </TiledMap>
  )
}
