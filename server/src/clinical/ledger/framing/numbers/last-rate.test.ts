import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { lastRate, ownRate } from './last-rate.ts'

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

test.each([
  ['P: I only have that three times a week.', 'twice daily'],
  ['C: Three times a week, sorry.', 'twice daily'],
])('what is said in the name of a drug is its own rate, before: %s', (next, rate) => {
  const lines = givenLines('C: I have apixaban twice a day.', next)
  const drug = givenMention(lines, 'apixaban twice a day', { kind: 'medication' })
  const later = givenModifier(lines, 'frequency', /three times a week/i.exec(next)?.[0] ?? '')
  expect(ownRate(drug, [later])).toBe(rate)
})

test('its own rate, marked as such, is no correction', () => {
  const lines = givenLines('C: I have apixaban twice a day.')
  const drug = givenMention(lines, 'apixaban twice a day', { kind: 'medication' })
  expect(ownRate(drug, [givenModifier(lines, 'frequency', 'twice a day')])).toBe('twice daily')
})

test('a rate behind it in the same line corrects its own', () => {
  const lines = givenLines('C: I have apixaban twice a day, no, once a day.')
  const drug = givenMention(lines, 'apixaban twice a day', { kind: 'medication' })
  expect(ownRate(drug, [givenModifier(lines, 'frequency', 'once a day')])).toBe(undefined)
})
