import satori from 'satori'
import sharp from 'sharp'
import { business } from '#content/business.ts'
import type { SocialPicture } from '#contract/page.ts'
import { drawScene } from '../scenes/scene.ts'
import { sceneName } from '../scenes/scene-name.ts'
import { drawableText, headingFamilies, headingFonts } from './fonts.ts'
import { mark } from './mark.ts'

export const socialSize = { width: 1200, height: 630 } as const

const panel = { left: 48, top: 48, width: 664, height: 534, padding: 48 }
const colours = { gulf: '#0f3d4c', tide: '#0b6680', drift: '#5b6b70', shell: '#ffffff' }

/** The sizes that a title of so many characters is set in, largest first; the last one ends in an ellipsis. */
const titleSizes = [
  { upTo: 22, size: 72, lines: 3 },
  { upTo: 48, size: 58, lines: 4 },
  { upTo: 90, size: 46, lines: 5 },
  { upTo: Number.POSITIVE_INFINITY, size: 38, lines: 6 },
]

const longestWord = (text: string) => Math.max(0, ...text.split(/[\s-]/).map((word) => word.length))

const titleStyle = (title: string) => {
  const fits = ({ upTo, size }: { upTo: number; size: number }) =>
    title.length <= upTo && longestWord(title) * size * 0.6 <= panel.width - 2 * panel.padding
  const { size, lines } = titleSizes.find(fits) ?? { size: 38, lines: 6 }
  return { fontSize: size, lineHeight: 1.12, lineClamp: lines, color: colours.gulf }
}

const text = (words: string, style: object) => ({
  type: 'div',
  props: { style: { display: 'block', wordBreak: 'break-word', ...style }, children: words },
})

const words = ({ title: written, kicker, line }: SocialPicture) => {
  // A name in letters that the type lacks leaves the site's own name.
  const title = drawableText(written) || business.name
  return {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        fontFamily: headingFamilies.join(', '),
      },
      children: [
        text(drawableText(kicker), { fontSize: 26, color: colours.tide, lineClamp: 1, marginBottom: 14 }),
        text(title, titleStyle(title)),
        text(drawableText(line), { fontSize: 26, lineHeight: 1.3, color: colours.drift, lineClamp: 2, marginTop: 18 }),
        text(business.name, {
          fontSize: 24,
          color: colours.gulf,
          marginTop: 'auto',
          marginLeft: 56,
          lineHeight: '40px',
        }),
      ],
    },
  }
}

const background = (scene: SocialPicture['scene']) => drawScene(sceneName(scene), { ...socialSize, buildingAt: 0.79 })

/** The picture that is shown where a page is shared: the scene, and the words on a panel. JPEG, 1200 × 630. */
export const socialPicture = async (picture: SocialPicture): Promise<Buffer> => {
  const width = panel.width - 2 * panel.padding
  const height = panel.height - 2 * panel.padding
  const set = await satori(words(picture) as Parameters<typeof satori>[0], { width, height, fonts: headingFonts() })
  const inner = { left: panel.left + panel.padding, top: panel.top + panel.padding }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}">`,
    background(picture.scene),
    `<rect x="${panel.left}" y="${panel.top}" width="${panel.width}" height="${panel.height}" rx="24" fill="${colours.shell}"/>`,
    `<g transform="translate(${inner.left} ${inner.top})">${set}</g>`,
    `<g transform="translate(${inner.left} ${inner.top + height - 42}) scale(1.3)" fill="${colours.gulf}"><path fill-rule="evenodd" d="${mark.tower}"/><path fill="${colours.tide}" d="${mark.wave}"/></g>`,
    '</svg>',
  ].join('')
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
