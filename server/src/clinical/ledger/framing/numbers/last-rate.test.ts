import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { lastRate } from './last-rate.ts'

test.each([
  ['I do it sometimes twice a day.', 'sometimes twice daily'],
  ['I do it sometimes, and the cream twice a day.', 'twice daily'],
  ['I do it twice a day, sometimes later.', 'twice daily'],
])('%s', (said, rate) => {
  const lines = givenLines(`P: ${said}`)
  const rates = ['sometimes', 'twice a day'].map((words) =>
    givenModifier(lines, 'frequency', words),
  )
  expect(lastRate(rates)).toBe(rate)
})

test('less than so often is not always', () => {
  const lines = givenLines('P: It comes sometimes less than once a week.')
  const rates = ['sometimes', 'less than once a week'].map((words) =>
    givenModifier(lines, 'frequency', words),
  )
  expect(lastRate(rates)).toBe('less than once weekly')
})
