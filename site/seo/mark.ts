/** The mark in a field of 32 × 32: a tower with a bell cut out of it, on a wave. */
export const mark = {
  tower:
    'M16 1.5l9 8.3v2.4h-1.7V24c-2.4-2.6-4.9-2.6-7.3 0s-4.9 2.6-7.3 0V12.2H7V9.8zM16 11.5c-2.3 0-3.4 1.7-3.4 3.9 0 1.7-.5 2.6-1.3 3.5h9.4c-.8-.9-1.3-1.8-1.3-3.5 0-2.2-1.1-3.9-3.4-3.9zM14.4 19.9a1.6 1.6 0 0 0 3.2 0z',
  wave: 'M1 26c2.5-2.7 5-2.7 7.5 0s5 2.7 7.5 0 5-2.7 7.5 0 5 2.7 7.5 0v3.6c-2.5 2.7-5 2.7-7.5 0s-5-2.7-7.5 0-5 2.7-7.5 0-5-2.7-7.5 0z',
} as const

export const markColours = { tile: '#0f3d4c', tower: '#faf6ef', wave: '#7cc4d0' } as const

/** The mark on its tile, as a document of its own. `inset` is the space around it, in the field's points. */
export const markTile = (size: number, { inset = 3, corner = 7 } = {}): string => {
  const scale = (32 - 2 * inset) / 32
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">`,
    `<rect width="32" height="32" rx="${corner}" fill="${markColours.tile}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${scale})">`,
    `<path fill="${markColours.tower}" fill-rule="evenodd" d="${mark.tower}"/><path fill="${markColours.wave}" d="${mark.wave}"/>`,
    '</g></svg>',
  ].join('')
}
