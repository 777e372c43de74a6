import { buildings } from './buildings.ts'
import { type Layout, layouts, palm } from './layouts.ts'
import { type Palette, palettes } from './palettes.ts'
import { times } from './scene-name.ts'
import { traditions } from './traditions.ts'

/** Tradition, hour and coast of a scene's name. @throws Error for a name outside sceneNames */
export const sceneParts = (name: string) => {
  const [building, hour, number] = name.split('-')
  const tradition = traditions.find((known) => known === building)
  const time = times.find((known) => known === hour)
  const layout = layouts[Number(number) - 1]
  if (!tradition || !time || !layout) throw new Error(`no scene is called ${name}`)
  return { tradition, time, layout, palette: palettes[time] }
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const line = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
const fade = (id: string, [top, low]: readonly [string, string]) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`

const stars =
  'M60 40h2v2h-2zM130 92h2v2h-2zM188 30h2v2h-2zM262 70h2v2h-2zM330 36h2v2h-2zM404 88h2v2h-2zM470 28h2v2h-2zM548 64h2v2h-2zM606 118h2v2h-2zM24 132h2v2h-2z'
const gulls = 'M0 0q7-8 12 0q5-8 12 0M30 16q5-6 9 0q4-6 9 0'

const skyAndWater = (time: string, colours: Palette, { disc: [x, y], far, gulls: [gx, gy] }: Layout) => [
  '<path fill="url(#s)" d="M0 0h640v240H0z"/>',
  time === 'night' ? path(colours.disc, stars) : '',
  `<circle cx="${x}" cy="${y}" r="58" fill="${colours.disc}" opacity="${time === 'night' ? '.1' : '.25'}"/>`,
  `<circle cx="${x}" cy="${y}" r="30" fill="${colours.disc}"/>`,
  far.lines ? line(colours.far, 2, far.lines) : '',
  path(colours.far, far.shapes),
  time === 'night' ? '' : `<g transform="translate(${gx} ${gy})">${line(colours.far, 2, gulls)}</g>`,
  '<path fill="url(#w)" d="M0 214h640v110H0z"/>',
  `<g opacity=".5">${line(colours.disc, 2, `M${x - 44} 222h88M${x - 26} 231h60M${x - 34} 241h40M40 252h56M300 262h70M520 250h64`)}</g>`,
]

// A building that is moved across the middle takes the rise of the dune with it.
const turned = (drawing: string, turn: boolean) =>
  turn ? `<g transform="matrix(-1 0 0 1 640 0)">${drawing}</g>` : drawing

const shore = (colours: Palette, layout: Layout, building: string, at: number) => [
  turned(path(colours.dune, layout.dune), at < 320 !== layout.building < 320),
  `<g transform="translate(${at} ${layout.ground}) scale(1.25)">${building}</g>`,
  layout.palms.map(([x, y, size]) => `<use href="#p" transform="translate(${x + at} ${y}) scale(${size})"/>`).join(''),
  path(colours.front, layout.front),
  line(colours.palm, 1.5, layout.grass),
]

export interface SceneSize {
  width: number
  height: number
  /** Where the building stands, as a share of the width; the scene's own place when absent. */
  buildingAt?: number
}

/** A scene in three parts, in a field of 640 × 360: what is referred to, sky and water, and the shore with its building. */
export const sceneLayers = (name: string, at?: number) => {
  const { tradition, time, layout, palette } = sceneParts(name)
  const { shade, wall, roof, glow } = buildings[tradition]
  const building =
    path(palette.shade, shade) + path(palette.wall, wall) + path(palette.roof, roof) + path(palette.glow, glow)
  return {
    defs: `<defs>${fade('s', palette.sky)}${fade('w', palette.water)}<g id="p">${line(palette.palm, 5, palm.trunk)}${path(palette.palm, palm.crown)}</g></defs>`,
    back: skyAndWater(time, palette, layout).join(''),
    shore: shore(palette, layout, building, at ?? layout.building).join(''),
  }
}

/** A coastal scene as an SVG document of less than 3 kB; it fills its size, cut at the edges where the shape differs. */
export const drawScene = (name: string, { width, height, buildingAt }: SceneSize): string => {
  const { defs, back, shore: front } = sceneLayers(name, buildingAt && Math.round(buildingAt * 640))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">${defs}${back}${front}</svg>`
}
