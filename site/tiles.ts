import type { Tiles } from '#contract/page.ts'

/** What a page with a map adds to the content policy: the tiles' host. Any of its parts may be a variable, as in {s}. */
export const tilePolicy = ({ url }: Tiles): `img-src ${string}` => {
  const { protocol, host } = new URL(url)
  return `img-src ${protocol}//${host.replace(/^.*\{[^.]*/, '*')}`
}
