import { expect, test } from 'vitest'
import { countChecks, countPlaywright, countVitest } from './test-counts.mjs'

const green = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }
const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const brokenFile = { status: 'failed', assertionResults: [] }

test.each([
  ['a green run', { ...green, testResults: [passedFile] }, 0, [3, 0, 2]],
  ['failed tests', { ...green, numFailedTests: 2, testResults: [failedFile] }, 1, [3, 2, 2]],
  ['a file that could not run', { ...green, testResults: [passedFile, brokenFile] }, 1, [3, 1, 2]],
  ['an error outside of any test', { ...green, testResults: [passedFile] }, 1, [3, 1, 2]],
  ['a crash before the report', undefined, 0, [0, 1, 0]],
])('a vitest run with %s is counted', (_, report, exitCode, [passed, failed, skipped]) => {
  expect(countVitest(report, exitCode)).toMatchObject({ passed, failed, skipped })
})

test('a vitest run without a single test has failed', () => {
  const nothing = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 4, numTodoTests: 0 }
  expect(countVitest({ ...nothing, testResults: [] }, 0)).toMatchObject({
    failed: 1,
    remark: 'no test ran',
  })
})

test.each([
  ['all green', { expected: 5, unexpected: 0, flaky: 0, skipped: 1 }, [], 0, [5, 0, 1]],
  ['one red', { expected: 4, unexpected: 1, flaky: 0, skipped: 0 }, [], 1, [4, 1, 0]],
  [
    'one that passed when tried again',
    { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
    [],
    0,
    [5, 0, 0],
  ],
  ['no server to test', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, [{}], 1, [0, 1, 0]],
  ['no test at all', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, [], 0, [0, 1, 0]],
  [
    'an exit code without a red test',
    { expected: 5, unexpected: 0, flaky: 0, skipped: 0 },
    [],
    1,
    [5, 1, 0],
  ],
])('a browser run with %s is counted', (_, stats, errors, exitCode, [passed, failed, skipped]) => {
  expect(countPlaywright({ stats, errors }, exitCode)).toMatchObject({ passed, failed, skipped })
})

test('a browser run that left no report has failed', () => {
  expect(countPlaywright(undefined, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('each check counts once', () => {
  expect(countChecks([{ ok: true }, { ok: false }, { ok: true }])).toMatchObject({
    passed: 2,
    failed: 1,
  })
})
