import { expect, test } from 'vitest'
import { isWordable } from '../../../realise/naming/wordable.ts'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { resolveVitals } from './resolve-vitals.ts'

const lines = givenLines(
  'C: Pulse today is 72, blood pressure 118 over 74.',
  'C: Fine. With a heart rate of 190 for an hour we see that.',
)
const vital = (concept: string, value: string, words: string): FramedFact =>
  givenFact({
    kind: 'measurement',
    concept,
    attributes: { value },
    said: [givenStretch(lines, words)],
  })
const pressure = vital('blood pressure', '118/74', 'blood pressure 118 over 74')
const today = vital('heart rate', '72', 'Pulse today is 72')

test('of two values that of the examination is told, the other quoted', () => {
  const other = vital('heart rate', '190', 'heart rate of 190')
  const facts = resolveVitals(lines, [today, pressure, other])
  expect(facts.map((fact) => isWordable(fact))).toEqual([true, true, false])
  const { from, to } = facts[2]?.said.at(-1) ?? { from: 0, to: 0 }
  expect(lines[1]?.text.slice(from, to).trim()).toBe(
    'With a heart rate of 190 for an hour we see that',
  )
})

test.each([
  ['Your blood pressure in the office today is 130 over 80.', [false, true]],
  ['Your blood pressure last time in the office was 130 over 80.', [true, true]],
  ['When you were in the office in March it was 130 over 80.', [true, true]],
  ['Today at home it was 130 over 80.', [true, true]],
])('what was measured in the office today is told, the other quoted: %s', (said, isTold) => {
  const heard = givenLines('C: I see it was 190 over 100, so you were sent here.', `C: ${said}`)
  const pressures = ['190 over 100', '130 over 80'].map((words) =>
    givenFact({
      kind: 'measurement',
      concept: 'blood pressure',
      attributes: { value: words.replace(' over ', '/') },
      said: [givenStretch(heard, words)],
    }),
  )
  expect(resolveVitals(heard, pressures).map((one) => isWordable(one))).toEqual(isTold)
})

test.each([
  ['the same value', [today, pressure, vital('heart rate', '72', 'heart rate of 190')]],
  ['one value alone', [vital('heart rate', '190', 'heart rate of 190'), pressure]],
])('%s is told', (_, facts) => {
  expect(resolveVitals(lines, facts)).toEqual(facts)
})

test.each([
  ['It was about 170 over 90 when you came to the clinic.', false],
  ['It was about 170 over 90 last year.', false],
  ['It was about 170 over 90, and when you came in we wrote that down.', true],
  ['It is 170 over 90 when you sit.', true],
])('a value of another day is quoted: %s', (said, isTold) => {
  const heard = givenLines(`C: ${said}`)
  const fact = givenFact({
    kind: 'measurement',
    concept: 'blood pressure',
    attributes: { value: '170/90' },
    said: [givenStretch(heard, '170 over 90')],
  })
  expect(resolveVitals(heard, [fact]).map((one) => isWordable(one))).toEqual([isTold])
})
