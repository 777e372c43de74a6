import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again and again until the answer is neither undefined nor false, at most for so many milliseconds.
 * Returns that answer, or undefined when the time is over. An error of the question is passed on.
 */
export async function until<Answer>(
  ask: () => Answer | undefined | false | Promise<Answer | undefined | false>,
  withinMs: number,
): Promise<Answer | undefined> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() >= deadline) return undefined
    await pause(20)
  }
}
