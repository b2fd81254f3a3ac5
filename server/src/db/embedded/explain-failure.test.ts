import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'
import { clusterPaths } from './paths.ts'

const paths = clusterPaths('/data/postgres')
const log = (text: string) => `2026-11-15 05:00:01.183 UTC [12604] ${text}`

test.each([
  [
    'start',
    [log('LOG:  starting PostgreSQL'), log('FATAL:  could not open file "global/pg_control".')],
    'cannot start (could not open file "global/pg_control"; more in /data/postgres/postgres.log)',
  ],
  ['start', [log('PANIC:  could not locate a valid checkpoint record')], 'valid checkpoint record'],
  ['start', [log('FATAL:  could not write lock file: No space left on device')], 'disk that holds'],
  ['make', ['initdb: error: could not write file: Disk quota exceeded'], 'disk that holds'],
  ['make', ['initdb: error: invalid option', 'initdb: hint: try help'], '(invalid option)'],
  ['start', [log('FATAL:  could not map anonymous shared memory')], 'too little memory'],
  [
    'start',
    [log('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')],
    'held by processes',
  ],
  ['start', ['spawn EPERM'], '(spawn EPERM; more in'],
  ['start', [], '(it gave no reason; more in'],
] as const)('%s: %s', (failedTo, lines, sentence) => {
  const error = explainFailure(failedTo, paths, lines.join('\n'))
  expect(error.name).toBe('StartupError')
  expect(error.message).toContain(sentence)
})
