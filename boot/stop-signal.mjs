import { inspect } from 'node:util'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const CODE_OF_INTERRUPTED = 130
/** One Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const SAME_PRESS_MS = 500

/**
 * Aborted by the first signal that asks us to end; the second one ends the process at once. An
 * error that nobody caught ends it in good order too, with exit code 1.
 *
 * @returns {AbortSignal}
 */
export function stopSignal() {
  const controller = new AbortController()
  let firstAtMs = 0
  for (const name of SIGNALS) {
    process.on(name, () => {
      if (!controller.signal.aborted) {
        firstAtMs = performance.now()
        controller.abort()
      } else if (performance.now() - firstAtMs > SAME_PRESS_MS) {
        process.exit(CODE_OF_INTERRUPTED)
      }
    })
  }
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${inspect(error)}\n`)
    process.exitCode = 1
    controller.abort()
  })
  return controller.signal
}
