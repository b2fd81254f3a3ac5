import { expect, test } from 'vitest'
import { parseFlags } from './flags.mjs'

test('flags are accepted in any order', () => {
  expect(parseFlags([])).toEqual({ isHelp: false, https: false })
  expect(parseFlags(['--https'])).toEqual({ isHelp: false, https: true })
  expect(parseFlags(['--https', '--help'])).toEqual({ isHelp: true, https: true })
})

test('an unknown option is named', () => {
  expect(() => parseFlags(['--https', '--port=1'])).toThrow('There is no option "--port=1"')
})
