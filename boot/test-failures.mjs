/**
 * @typedef {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName?: string, failureMessages?: string[] }[] }[] }} VitestReport
 *
 * @typedef {{ title: string, file?: string, suites?: Suite[],
 *   specs?: { title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }[] }} Suite
 */

/**
 * @param {VitestReport | undefined} report
 * @param {readonly string[]} strayErrors errors outside of any test
 * @returns {string[]} each failed test with its message, to be read at the end of a long run
 */
export function listVitestFailures(report, strayErrors) {
  const failed = (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed')
    if (file.status === 'failed' && tests.length === 0)
      return [`${file.name}\n${file.message ?? ''}`]
    return tests.map(
      (test) => `${file.name} › ${test.fullName}\n${test.failureMessages?.[0] ?? ''}`,
    )
  })
  return [...failed, ...strayErrors.map((error) => `An error outside of any test\n${error}`)]
}

/**
 * @param {{ suites?: Suite[], errors?: { message?: string }[] } | undefined} report
 * @returns {string[]}
 */
export function listPlaywrightFailures(report) {
  const errors = (report?.errors ?? []).map((error) => `No test could run\n${error.message ?? ''}`)
  return [...(report?.suites ?? []).flatMap((suite) => failedSpecs(suite, [])), ...errors]
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} path
 * @returns {string[]}
 */
function failedSpecs(suite, path) {
  const here = [...path, suite.title]
  const failed = (suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const results = spec.tests.flatMap((test) => test.results)
      const message = results.find((result) => result.error)?.error?.message ?? ''
      return `${[...here, spec.title].join(' › ')}\n${message}`
    })
  return [...failed, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, here))]
}
