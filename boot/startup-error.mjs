/** Its message is shown to the person verbatim, and the exit code is 1. */
export class StartupError extends Error {
  /** @override */
  name = 'StartupError'
}
