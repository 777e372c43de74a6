import type { Tiles } from '../../api/contract/page.ts'

/** Tiles of a host that there is not. */
export const testTiles: Tiles = {
  url: 'https://tiles.invalid/{z}/{x}/{y}.png',
  attribution: '© Test tiles',
  link: 'https://tiles.invalid/credits',
}
