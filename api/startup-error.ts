/** A reason not to start that the operator can act on: the message is one sentence, to be printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
