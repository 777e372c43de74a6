import { extname } from 'node:path'

/** The file of a published path: pages end in .html, everything else is named as its address. */
export const fileOf = (path: string): string => {
  if (path === '/') return 'index.html'
  return extname(path) ? path.slice(1) : `${path.slice(1)}.html`
}

/** Says where a former address leads; holds the target path. */
export const movedFileOf = (path: string): string => `${path.slice(1)}.moved`

/** Says that a record was public here and is gone. */
export const goneFileOf = (path: string): string => `${path.slice(1)}.gone`

/** How the names of files begin that are not finished. */
export const halfWritten = '.half-'

/** The path that a file stands for: the page's, for its compressed copies and marks as well. */
export const pathOf = (file: string): string => {
  const stem = file.replace(/\.(?:br|gz)$/, '').replace(/\.(?:html|moved|gone)$/, '')
  return stem === 'index' ? '/' : `/${stem}`
}
