import { StartupError } from '../startup-error.ts'

/** Runs a command's work; what its user can mend is said in one sentence, anything else with its trace. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
}
