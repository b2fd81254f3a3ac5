import { expect, test } from 'vitest'
import { parsePostmasterFile } from './postmaster-file.ts'

const lines = (status: string) =>
  ['4711', '/data', '1731600000', '40123', '', '127.0.0.1', '  1245  32', status, ''].join('\n')

test.each([
  ['a ready server', lines('ready   '), { pid: 4711, port: 40123, isReady: true }],
  ['a starting one', lines('starting'), { pid: 4711, port: 40123, isReady: false }],
  ['a stopping one', lines('stopping'), { pid: 4711, port: 40123, isReady: false }],
  ['one that has just begun', '4711\n/data\n', { pid: 4711, port: undefined, isReady: false }],
  ['an empty file', '', undefined],
  ['a single-user process', '-4711\n/data\n', undefined],
  ['nonsense', 'hello\n', undefined],
])('postmaster.pid of %s', (_, text, expected) => {
  expect(parsePostmasterFile(text)).toEqual(expected)
})
