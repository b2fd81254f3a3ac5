import { expect, test } from 'vitest'
import { numbersIn } from './numbers-in.ts'

test.each([
  ['one eighteen over seventy four', ['118', '74']],
  ['a hundred and two', []],
  ['two thousand and two', ['2002']],
  ['nineteen sixty one', ['19', '61', '1961']],
  ['twenty five milligrams, twice', ['25', '2']],
  ['on January tenth, 1,500 units', ['10', '1500']],
  ['three hundred', ['300']],
])('%s can be taken to say %s', (text, numbers) => {
  expect([...numbersIn(text)]).toEqual(expect.arrayContaining(numbers))
})

test('a number that no word stands for is not among them', () => {
  expect(numbersIn('for six days')).toEqual(new Set(['6']))
})
