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
  ])('%s is %s', (said, spelt) => {
    expect(spellNumbers(said.split(' ')).join(' ')).toBe(spelt)
  })
})
