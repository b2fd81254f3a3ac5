import { describe, expect, test } from 'vitest'
import { lineOfText } from './values.ts'

describe('a line of text', () => {
  const Line = lineOfText(10)

  test.each([
    ['  Ana  ', 'Ana'],
    ['Ana\nMaria', 'Ana Maria'],
    ['a\u0000b', 'a b'],
    ['مريم', 'مريم'],
    ['<b>x</b>', '<b>x</b>'],
    ['1234567890', '1234567890'],
  ])('%j is kept as %j', (given, kept) => {
    expect(Line.parse(given)).toBe(kept)
  })

  test.each([
    ['', 'must not be empty'],
    [' \t\n ', 'must not be empty'],
    ['12345678901', 'must be at most 10 characters'],
    [7, 'must be text'],
    [null, 'must be text'],
    [undefined, 'must be text'],
  ])('%j is refused: %s', (given, complaint) => {
    expect(Line.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([complaint])
  })
})
