import { describe, expect, test } from 'vitest'
import { spellNumbers } from './spell-numbers.ts'

describe('numbers in words', () => {
  test.each([
    ['three weeks', '3 weeks'],
    ['one hundred and fifty', '150'],
    ['ninety eight point six', '98.6'],
    ['two to three weeks', '2 to 3 weeks'],
    ['the other one hurts', 'the other one hurts'],
    ['one of them', 'one of them'],
    ['two thousand units', '2000 units'],
    ['forty five', '45'],
    ['one oh four', '104'],
    ['two oh eight over six', '208 over 6'],
    ['two point oh', '2.0'],
    ['one point oh five', '1.05'],
    ['two oh dear', 'two oh dear'],
    ['forty three times a day', '40 3 times a day'],
    ['six hundred three times a day', '600 3 times a day'],
    ['seven hundred and fifty three times a day', '750 3 times a day'],
    ['six fifty two tablets', '650 2 tablets'],
    ['one fifty tablets', '150 tablets'],
    ['forty three times', '43 times'],
  ])('%s is %s', (said, spelt) => {
    expect(spellNumbers(said.split(' ')).join(' ')).toBe(spelt)
  })
})
