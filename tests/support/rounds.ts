import { relative } from 'node:path'

/** How often a random test repeats: in full with TEST_LONG set, else a tenth, at least twice. */
export const rounds = (whole: number): number => (process.env.TEST_LONG ? whole : Math.max(2, Math.ceil(whole / 10)))

/**
 * The seed of a random test: SEED from the environment, else a new one. Prints the command that repeats the run;
 * `file` is the test's own `import.meta.filename`.
 */
export function seed(file?: string): number {
  const chosen = process.env.SEED ? Number(process.env.SEED) >>> 0 : Math.floor(Math.random() * 2 ** 32)
  const long = process.env.TEST_LONG ? 'TEST_LONG=1 ' : ''
  const only = file ? ` -- ${relative(process.cwd(), file)}` : ''
  console.info(`Repeat with: ${long}SEED=${chosen} npm test${only}`)
  return chosen
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function random(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
