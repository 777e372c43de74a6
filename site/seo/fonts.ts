import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export const headingFamilies = ['latin', 'latin-ext', 'vietnamese'] as const

const { resolve } = createRequire(import.meta.url)

// Each under a name of its own: of several files under one name only the first is asked for a letter.
const file = (subset: string) => ({
  name: subset,
  data: readFileSync(resolve(`@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff`)),
  weight: 600 as const,
  style: 'normal' as const,
})

let loaded: ReturnType<typeof file>[] | undefined

/** The heading type as data: words in pictures become paths, so the machine needs no fonts. */
export const headingFonts = () => {
  loaded ??= headingFamilies.map(file)
  return loaded
}

// What the three files hold between them, in blocks. A character from elsewhere would be drawn as an empty box.
const drawable =
  /[^\u0020-\u007e\u00a0-\u024f\u02bb\u02bc\u02c6\u02da\u02dc\u1e00-\u1eff\u2002-\u200a\u2010-\u2027\u202f-\u203a\u2044\u2074\u20ac\u2122\u2212]/gu

/** The part of a text that the heading type can draw, on one line. */
export const drawableText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(drawable, '').replace(/ +/g, ' ').trim()
