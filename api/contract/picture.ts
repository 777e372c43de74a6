/**
 * Pictures are stored in three widths and three formats beside each other: `{name}-{width}.{format}`.
 * A record holds the address of one JPEG of them, which any reader can show; pages derive the others.
 */
export const pictureWidths = [480, 960, 1440] as const
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const stored = /^(?<base>\/.+)-\d+\.jpg$/

/** The address of one width and format, or undefined where the address is not one of a stored picture. */
export const pictureVariant = (url: string, width: number, format: PictureFormat): string | undefined => {
  const base = stored.exec(url)?.groups?.base
  return base && `${base}-${width}.${format}`
}

/** A srcset over all widths for one format, or undefined where the address is not one of a stored picture. */
export const pictureSourceSet = (url: string, format: PictureFormat): string | undefined =>
  stored.test(url)
    ? pictureWidths.map((width) => `${pictureVariant(url, width, format)} ${width}w`).join(', ')
    : undefined
