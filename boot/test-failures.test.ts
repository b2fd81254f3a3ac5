import { expect, test } from 'vitest'
import { listPlaywrightFailures, listVitestFailures } from './test-failures.mjs'

test('failed tests, files that could not run and errors outside any test are listed', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two', failureMessages: ['expected 1 to be 2'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(listVitestFailures({ testResults }, ['document is not defined'])).toEqual([
    'a.test.ts › two\nexpected 1 to be 2',
    'b.test.ts\nno such module',
    'An error outside of any test\ndocument is not defined',
  ])
})

test('a run that left no report lists nothing', () => {
  expect(listVitestFailures(undefined, [])).toEqual([])
  expect(listPlaywrightFailures(undefined)).toEqual([])
})

test('failed browser tests are listed with their groups', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ results: ok ? [{}] : [{ error: { message: 'not visible' } }] }],
  })
  const inner = { title: 'on a phone', specs: [spec('opens', false)] }
  const suites = [{ title: 'a.spec.ts', specs: [spec('closes', true)], suites: [inner] }]
  expect(listPlaywrightFailures({ suites, errors: [{ message: 'no server' }] })).toEqual([
    'a.spec.ts › on a phone › opens\nnot visible',
    'No test could run\nno server',
  ])
})
