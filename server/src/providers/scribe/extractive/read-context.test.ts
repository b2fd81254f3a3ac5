import { describe, expect, test } from 'vitest'
import { readContext } from './read-context.ts'

describe('typed context', () => {
  test('is read line by line and sentence by sentence, as it was typed', () => {
    expect(
      readContext('- Known asthma. Lives alone.\n\nBP 130/80').map(({ text, role }) => [
        text,
        role,
      ]),
    ).toEqual([
      ['Known asthma.', 'typed'],
      ['Lives alone.', 'typed'],
      ['BP 130/80', 'typed'],
    ])
  })
  test('of nothing but blanks is none', () => {
    expect(readContext(' \n - \n')).toEqual([])
  })
})
