import { describe, expect, test } from 'vitest'
import { IDS_PER_DELETE } from './limits.ts'
import { IdList, lineOfText, longText, searchText } from './values.ts'

describe('a line of text', () => {
  const Line = lineOfText(10)

  test.each([
    ['  Ana  ', 'Ana'],
    ['Ana\nMaria', 'Ana Maria'],
    ['a\u0000b', 'a b'],
    ['مريم', 'مريم'],
    ['<b>x</b>', '<b>x</b>'],
    ['1234567890', '1234567890'],
    ['a\ud800b', 'a\ufffdb'],
    ['👩\u200d⚕️', '👩\u200d⚕️'],
  ])('%j is stored as %j', (given, kept) => {
    expect(Line.parse(given)).toBe(kept)
  })

  test.each([
    ['', 'must not be empty'],
    [' \t\n ', 'must not be empty'],
    ['\u200b\u200d \u200e', 'must not be empty'],
    ['12345678901', 'must be at most 10 characters'],
    [7, 'must be text'],
    [null, 'must be text'],
    [undefined, 'must be text'],
  ])('%j is refused: %s', (given, complaint) => {
    expect(Line.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([complaint])
  })
})

test('a search text is one trimmed line, or empty', () => {
  expect(searchText(10).parse(' a\nb ')).toBe('a b')
  expect(searchText(10).parse('  ')).toBe('')
  expect(searchText(10).safeParse('12345678901').success).toBe(false)
})

test('long text keeps its lines and loses what no database can store', () => {
  expect(longText(10).parse(' a\n\0b\ud800')).toBe(' a\nb\ufffd')
  expect(longText(10).safeParse('12345678901').success).toBe(false)
})

describe('a list of ids', () => {
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

  test('is split at its commas, each id once', () => {
    expect(IdList.parse([id(1), id(2), id(1)].join(','))).toEqual([id(1), id(2)])
  })

  test.each(['', 'x', `${id(1)},`, `${id(1)} ,${id(2)}`])('%j is refused', (text) => {
    expect(IdList.safeParse(text).success).toBe(false)
  })

  test('has a maximum length', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n)).join(',')
    expect(IdList.safeParse(ids(IDS_PER_DELETE)).success).toBe(true)
    expect(IdList.safeParse(ids(IDS_PER_DELETE + 1)).success).toBe(false)
  })
})
