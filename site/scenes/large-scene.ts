import { sceneLayers, sceneParts } from './scene.ts'

/** Numbers from 0 to 1 that look thrown and are the same for the same seed. */
const thrown = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const seedOf = (name: string) =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7) >>> 0
const round = (value: number) => Math.round(value * 10) / 10

const cloud = (next: () => number) => {
  const [x, y, width] = [next() * 640, 20 + next() * 110, 60 + next() * 90]
  const puffs = [0, 0.25, 0.5, 0.75, 1].map(
    (place) =>
      `<ellipse cx="${round(x + place * width)}" cy="${round(y - Math.sin(place * Math.PI) * 9)}" rx="${round(width * 0.22)}" ry="${round(5 + next() * 7)}"/>`,
  )
  return puffs.join('')
}

const glint = (next: () => number) => {
  const y = 220 + next() ** 1.6 * 84
  const width = 4 + ((y - 210) / 90) * 30 * next()
  return `M${round(next() * 640)} ${round(y)}h${round(width)}`
}

const blade = (next: () => number) => {
  const [x, height] = [round(next() * 640), 8 + next() * 20]
  return `M${x} ${round(332 + next() * 24)}q${round(next() * 4 - 2)} ${round(-height * 0.6)} ${round(next() * 16 - 8)} ${round(-height)}`
}

const many = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('')

/** What stands between the water and the shore or before everything, as SVG in the scene's field. */
export interface Additions {
  behind?: string
  before?: string
}

/** A scene with more in it, for places where a photograph would stand: clouds, light on the water, grass, soft shade. */
export const drawLargeScene = (name: string, width: number, { behind = '', before = '' }: Additions = {}): string => {
  const next = thrown(seedOf(name))
  const { time, layout, palette } = sceneParts(name)
  const { defs, back, shore } = sceneLayers(name)
  const [x, y] = layout.disc
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width / 16) * 9}" viewBox="0 0 640 360">`,
    defs,
    `<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="300"><stop stop-color="${palette.disc}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.disc}" stop-opacity="0"/></radialGradient>`,
    '<linearGradient id="v" x2="0" y2="1"><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient>',
    '<filter id="b"><feGaussianBlur stdDeviation="3"/></filter></defs>',
    back,
    '<path fill="url(#l)" d="M0 0h640v214H0z"/>',
    `<g fill="${time === 'night' ? palette.far : '#fff'}" opacity=".4" filter="url(#b)">${many(7, () => cloud(next))}</g>`,
    `<path fill="none" stroke="${palette.sky[1]}" stroke-width="1" stroke-linecap="round" opacity=".45" d="${many(70, () => glint(next))}"/>`,
    behind,
    `<ellipse cx="${layout.building}" cy="${layout.ground + 1}" rx="140" ry="6" opacity=".18" filter="url(#b)"/>`,
    shore,
    `<path fill="none" stroke="${palette.palm}" stroke-width="1.2" stroke-linecap="round" opacity=".8" d="${many(90, () => blade(next))}"/>`,
    '<path fill="url(#v)" d="M0 0h640v360H0z"/>',
    before,
    '</svg>',
  ].join('')
}
