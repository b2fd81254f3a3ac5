/** The message is shown to the person as it is: what is wrong and the way out. Exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
