import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

// What .gitignore names, and what is not ours.
const skipped = new Set([
  'node_modules',
  'dist',
  '.data',
  '.astro',
  '.cache',
  'test-results',
  'playwright-report',
  '.git',
])

/** Paths of all files below a folder of the project, from the project's root, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !name.endsWith('.log'))
    .flatMap((entry) => {
      const path = relative(root, join(root, folder, entry.name))
        .split(sep)
        .join('/')
      if (entry.isDirectory()) return filesIn(path)
      return entry.isFile() ? [path] : []
    })
    .sort()
}

export const readSource = (path: string) => readFileSync(join(root, path), 'utf8')

/** `path:line: text` of every line that matches. */
export function linesMatching(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    readSource(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
}
