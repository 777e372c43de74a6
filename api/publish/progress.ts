/** Says how far a publish of many addresses has come, for anything that takes over two seconds. */
export const createProgress = (total: number, log: (line: string) => void) => {
  const started = performance.now()
  let done = 0
  let told = started
  return {
    step: () => {
      done += 1
      if (performance.now() - told < 2000) return
      told = performance.now()
      log(`  published ${done} of ${total} addresses`)
    },
    end: () => log(`Published ${done} addresses in ${((performance.now() - started) / 1000).toFixed(1)} s`),
  }
}
