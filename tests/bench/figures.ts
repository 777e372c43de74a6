/** A column of the table: each figure by its name, in the order in which they are printed. */
export type Figures = Record<string, string>

/** The value below which this share of the values lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Milliseconds with one decimal. */
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`

export const perSecond = (count: number, ms: number): string =>
  `${((count / ms) * 1000).toFixed(0)}/s (${count} in ${(ms / 1000).toFixed(1)} s)`

export const printTable = (columns: readonly Figures[]): void => {
  const names = Object.keys(columns[0] ?? {})
  const widths = [
    Math.max(...names.map((name) => name.length)),
    ...columns.map((column) => Math.max(...Object.values(column).map((value) => value.length))),
  ]
  console.log()
  for (const name of names) {
    const cells = columns.map((column, at) => (column[name] ?? '').padStart(widths[at + 1] ?? 0))
    console.log([name.padEnd(widths[0] ?? 0), ...cells].join('   '))
  }
}
