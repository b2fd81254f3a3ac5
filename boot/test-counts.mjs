/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [remark] what the numbers alone do not say
 * @property {string[]} [failures] each failed test with its message
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * @param {VitestReport | undefined} report undefined when the runner ended before it wrote one
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(report, exitCode) {
  if (!report) return crashed(exitCode)
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length
  const remark = brokenFiles > 0 ? `${brokenFiles} of the failures: a file that could not run` : ''
  return settled(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    remark,
  })
}

/**
 * @param {PlaywrightReport | undefined} report undefined when the runner ended before it wrote one
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return crashed(exitCode)
  const { expected, unexpected, flaky, skipped } = report.stats
  return settled(exitCode, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    remark: flaky > 0 ? `${flaky} passed only when tried again` : '',
  })
}

/**
 * @param {readonly { ok: boolean }[]} results
 * @returns {Counts}
 */
export function countChecks(results) {
  const passed = results.filter((result) => result.ok).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

/**
 * A run that reports no failure has still failed when its runner says so, or when nothing ran.
 *
 * @param {number} exitCode
 * @param {Counts} counts
 * @returns {Counts}
 */
function settled(exitCode, counts) {
  if (counts.failed > 0) return counts
  if (exitCode !== 0) return { ...counts, failed: 1, remark: `the runner ended with ${exitCode}` }
  if (counts.passed === 0) return { ...counts, failed: 1, remark: 'no test ran' }
  return counts
}

/**
 * @param {number} exitCode
 * @returns {Counts}
 */
function crashed(exitCode) {
  const remark = `the runner ended with ${exitCode} and left no report`
  return { passed: 0, failed: 1, skipped: 0, remark }
}
