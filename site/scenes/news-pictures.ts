import { drawLargeScene } from './large-scene.ts'
import { drawScene } from './scene.ts'

const field = (width: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width / 16) * 9}" viewBox="0 0 640 360">${drawing}</svg>`

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const lantern = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cy="2" rx="26" ry="7" fill="#f4c95d" opacity=".25"/><path fill="#e9a94a" d="M-11-30l3 3 3-3 3 3 3-3 3 3 3-3 4 3V0h-22z"/><path fill="#fdeebb" d="M0-5q-8-7 0-18q8 11 0 18z"/></g>`

const candlesAtChristmas = (width: number) => {
  const star =
    '<g fill="#fdeebb"><path d="M250 20l5 30 26 9-26 9-5 52-5-52-26-9 26-9z"/><circle cx="250" cy="59" r="46" opacity=".12"/></g>'
  const row = times(9, (index) => lantern(36 + index * 72, 330 + Math.round(Math.sin(index * 1.1) * 7), 1.15))
  return drawLargeScene('mission-night-2', width, { behind: star, before: row })
}

const unlockedDoor = (width: number) =>
  field(
    width,
    [
      '<path fill="#e6cfa9" d="M0 0h640v360H0z"/>',
      times(9, (row) => `<path stroke="#d3b98f" stroke-width="2" d="M0 ${row * 40}h640" fill="none"/>`),
      times(
        36,
        (one) => `<path fill="#d3b98f" d="M${(one % 4) * 170 + ((one >> 2) % 2) * 85} ${(one >> 2) * 40}h2v40h-2z"/>`,
      ),
      '<path fill="#b08d5f" d="M182 330V170a128 128 0 0 1 256 0v160z"/>',
      '<path fill="#fff3cf" d="M200 330V170a110 110 0 0 1 220 0v160z"/>',
      '<path fill="#fbdc83" d="M290 330l20-220 30 220z" opacity=".7"/>',
      '<path fill="#0b6680" d="M200 330V170a110 110 0 0 1 110-110v270z"/>',
      '<path fill="#0f3d4c" d="M420 330V170a110 110 0 0 0-64-100l22 300z"/>',
      '<path stroke="#0f3d4c" stroke-width="3" fill="none" d="M236 330V92M272 330V68M200 190h110M200 280h110"/>',
      '<circle cx="293" cy="222" r="8" fill="#f4c95d"/><path fill="#061f29" d="M290 232h6l3 16h-12z"/>',
      '<path fill="#8b6a45" d="M0 330h640v30H0z"/><path fill="#fbe3a6" opacity=".7" d="M310 330h80l120 30H300z"/>',
      '<g fill="none" stroke="#b8452a" stroke-width="9"><circle cx="512" cy="120" r="30"/><path d="M512 150v96M512 232h24M512 208h18"/></g>',
      '<path fill="none" stroke="#5b6b70" stroke-width="4" d="M512 40v52"/><circle cx="512" cy="38" r="7" fill="#0f3d4c"/>',
    ].join(''),
  )

// Each small picture is a document of its own; inside one document their names must differ.
const card = (scene: string, index: number, x: number, y: number, turn: number) => {
  const inner = drawScene(scene, { width: 240, height: 135 }).replace(/(id="|url\(#|href="#)([swp])\b/g, `$1${index}$2`)
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#000" opacity=".15" d="M-126-76h260v176h-260z"/><path fill="#fff" d="M-130-80h260v176h-260z"/><svg x="-120" y="-70" width="240" height="135">${inner}</svg><path fill="none" stroke="#0b6680" stroke-width="2" stroke-dasharray="7 6" d="M-120-70h240V65h-240z"/><path fill="#ded3c0" d="M-120 74h120v6h-120zM-120 84h70v5h-70z"/></g>`
}

const drawnSamples = (width: number) =>
  field(
    width,
    [
      '<path fill="#0b6680" d="M0 0h640v360H0z"/>',
      times(17, (one) => `<path stroke="#fff" opacity=".08" d="M${one * 40} 0v360M0 ${one * 40}h640"/>`),
      card('steeple-dawn-1', 1, 170, 150, -7),
      card('synagogue-noon-2', 2, 470, 140, 6),
      card('hall-dusk-3', 3, 318, 236, -1),
      '<g transform="translate(560 300) rotate(-38)"><path fill="#f4c95d" d="M-110-9h120v18h-120z"/><path fill="#e2ac33" d="M-110 3h120v6h-120z"/><path fill="#f6e3c2" d="M10-9l26 9-26 9z"/><path fill="#1c2a30" d="M27-3l9 3-9 3z"/><path fill="#b8452a" d="M-130-9h20v18h-20z"/></g>',
    ].join(''),
  )

const stormKitchen = (width: number) =>
  field(
    width,
    [
      '<path fill="#f3e3c6" d="M0 0h640v360H0z"/><path fill="#fff" d="M196 26h248v164H196z"/>',
      `<svg x="206" y="36" width="228" height="144">${drawScene('chapel-dawn-3', { width: 228, height: 144 })}</svg>`,
      '<path fill="#fff" d="M316 36h8v144h-8zM206 104h228v7H206z"/>',
      '<path fill="#8b5a3a" d="M0 292h640v68H0z"/><path fill="#a8714a" d="M0 282h640v14H0z"/>',
      '<g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".85"><path d="M270 120q-16-18 0-36t0-34M320 112q-16-18 0-36t0-34M370 120q-16-18 0-36t0-34"/></g>',
      '<path fill="#0f3d4c" d="M214 146h212v122q0 20-20 20H234q-20 0-20-20z"/><path fill="#0b6680" d="M204 136h232v18H204z"/>',
      '<path fill="none" stroke="#0b6680" stroke-width="9" d="M214 186h-26v30h26M426 186h26v30h-26"/><path fill="#fff" opacity=".18" d="M234 166h18v104h-18z"/>',
      '<path fill="none" stroke="#5b6b70" stroke-width="8" stroke-linecap="round" d="M404 138l46-94"/>',
      times(
        4,
        (one) =>
          `<path fill="${one % 2 ? '#f4c95d' : '#b8452a'}" d="M506 ${280 - one * 15}h96q-6 22-30 22h-36q-24 0-30-22z" transform="translate(0 -18)"/>`,
      ),
      times(
        3,
        (one) =>
          `<path fill="#7cc4d0" d="M${40 + one * 48} 200h30v12h6v70h-42v-70h6z"/><path fill="#0b6680" d="M${44 + one * 48} 188h22v12h-22zM${34 + one * 48} 232h42v22h-42z"/>`,
      ),
    ].join(''),
  )

const petals = (x: number, y: number, size: number, colour: string, heart: string) =>
  `<g transform="translate(${x} ${y}) scale(${size} ${size * 0.5})">${times(8, (one) => `<ellipse cy="-17" rx="7" ry="14" fill="${colour}" transform="rotate(${one * 45})"/>`)}<circle r="7" fill="${heart}"/></g>`

const petalCarpet = (width: number) => {
  const colours = ['#b8452a', '#f4c95d', '#faf6ef', '#c96b8a', '#0b6680']
  const colour = (index: number) => colours[index % colours.length] ?? '#faf6ef'
  const rows = times(6, (row) => {
    const size = 0.4 + row * 0.22
    return times(5, (place) =>
      petals(
        320 + (place - 2) * 44 * size,
        226 + row * row * 4.6,
        size,
        colour(row + Math.abs(place - 2)),
        colour(row + 1),
      ),
    )
  })
  const rays = times(
    24,
    (one) =>
      `<path d="M320 150L${320 + 420 * Math.cos((one * Math.PI) / 12)} ${150 + 420 * Math.sin((one * Math.PI) / 12)}" stroke="#fff6d8" stroke-width="5"/>`,
  )
  return field(
    width,
    [
      '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#8fc3cb"/><stop offset="1" stop-color="#fde4c3"/></linearGradient><clipPath id="k"><path d="M0 0h640v206H0z"/></clipPath></defs>',
      '<path fill="url(#s)" d="M0 0h640v210H0z"/>',
      `<g clip-path="url(#k)"><g opacity=".45">${rays}</g><circle cx="320" cy="150" r="62" fill="#f4c95d"/><circle cx="320" cy="150" r="48" fill="#fff6d8"/><path fill="none" stroke="#e2ac33" stroke-width="4" d="M320 122v56M299 143h42"/></g>`,
      '<path fill="#0b6680" d="M0 204h640v30H0z"/><path stroke="#fff6d8" stroke-width="2" opacity=".7" fill="none" d="M270 212h100M284 219h72M60 214h70M500 216h80"/>',
      '<path fill="#e9d6b2" d="M0 222h640v138H0z"/><path fill="#2b6b57" d="M262 220h116l210 140H52z"/>',
      rows,
    ].join(''),
  )
}

const car = (x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})"><path fill="${colour}" d="M0 0q0-14 14-16l14-16q3-4 9-4h32q6 0 10 5l12 15q17 2 17 16v10H0z"/><path fill="#dff1f0" d="M32-18l10-12h10v12zM58-18v-12h11l9 12z"/><circle cx="24" cy="10" r="10" fill="#1c2a30"/><circle cx="82" cy="10" r="10" fill="#1c2a30"/></g>`

const firstVisit = (width: number) =>
  drawLargeScene('steeple-noon-1', width, {
    before: `<path fill="#f8e9c8" d="M181 297h20l110 63H130z"/>${car(356, 322, '#b8452a')}${car(488, 330, '#0f3d4c')}<path fill="#8b6a45" d="M82 296h5v50h-5z"/><path fill="#0b6680" d="M52 286h66v26H52z"/><path fill="#f4c95d" d="M78 292h14l-3 3h12v8H89l3 3H78z"/>`,
  })

/** The pictures of the articles that come with the site, by slug; each draws itself at a width, 16 to 9. */
export const newsPictures: Record<string, (width: number) => string> = {
  'christmas-by-the-bay': candlesAtChristmas,
  'the-people-who-unlock-the-doors': unlockedDoor,
  'this-site-shows-sample-churches': drawnSamples,
  'what-a-church-kitchen-can-do': stormKitchen,
  'what-the-name-of-the-city-means': petalCarpet,
  'your-first-visit': firstVisit,
}
