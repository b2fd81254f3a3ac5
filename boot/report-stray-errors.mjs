import { writeFileSync } from 'node:fs'

/**
 * A Vitest reporter for what its JSON report omits: errors outside any test. It writes them, as a
 * list of strings, to the file that `STRAY_ERRORS_FILE` names.
 */
export default class StrayErrors {
  /**
   * @param {unknown} _modules
   * @param {readonly { stack?: string, message?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const path = process.env['STRAY_ERRORS_FILE']
    if (!path) return
    const texts = errors.map(
      (error) => error.stack ?? error.message ?? 'an error without a message',
    )
    writeFileSync(path, JSON.stringify(texts))
  }
}
