/** A start that cannot go on: the message is shown to the person as it is, and the exit code is 1. */
export class StartupError extends Error {
  override name = 'StartupError'
}
