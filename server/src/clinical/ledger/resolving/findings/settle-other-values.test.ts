import { expect, test } from 'vitest'
import type { FactContent } from '@chartwright/contract/facts'
import { isWordable } from '../../../realise/naming/wordable.ts'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { OTHER_VALUES } from './other-values.data.ts'
import { settleOtherValues } from './settle-other-values.ts'

function measured(
  lines: ReturnType<typeof givenLines>,
  attributes: FactContent['attributes'],
  words: string[],
  concept = 'weight',
): FramedFact {
  const said = words.map((each) => givenStretch(lines, each))
  return givenFact({ kind: 'measurement', concept, attributes, said })
}

function isTold(said: string, value: string): boolean {
  const lines = givenLines(`P: ${said}`)
  const fact = measured(lines, { value }, [said])
  return settleOtherValues(lines, [fact]).every(isWordable)
}

test.each(OTHER_VALUES)('%s', (_, example, unlike) => {
  expect(isTold(example, '240')).toBe(false)
  expect(isTold(unlike, '240')).toBe(true)
})

test.each([
  ['You have lost some weight, about 15 pounds.', '15', false],
  ['You have lost some weight, and you are at 180.', '180', true],
])('how much was lost is no weight: %s', (said, value, told) => {
  expect(isTold(said, value)).toBe(told)
})

test('of two values in one sentence both are told', () => {
  const lines = givenLines('C: It is 130 and it was 150 at your last visit.')
  const facts = ['130', '150'].map((value) => measured(lines, { value }, [value], 'heart rate'))
  expect(settleOtherValues(lines, facts)).toEqual(facts)
})

test.each([
  ['Around 100. I check it after meals too, it is 180.', 'blood glucose'],
  ['It is 180 and I check it after meals.', 'fasting glucose'],
  ['Fasting, not after meals, it is 180.', 'fasting glucose'],
])('a fasting glucose: %s', (answer, concept) => {
  const lines = givenLines('C: How much is your fasting sugar?', `P: ${answer}`)
  const told = { value: '180', when: 'after meals' }
  const fact = measured(lines, told, ['fasting sugar', '180'], 'fasting glucose')
  expect(settleOtherValues(lines, [fact])[0]?.concept).toBe(concept)
})

test('an answer is quoted whole', () => {
  const lines = givenLines(
    'C: What was your pulse at your last visit?',
    'P: Um, it was 90, I think.',
  )
  const fact = measured(lines, { value: '90' }, ['pulse', '90'], 'heart rate')
  const last = settleOtherValues(lines, [fact])[0]?.said.at(-1)
  expect(last).toEqual({ line: 1, from: 0, to: 'Um, it was 90, I think'.length })
})

test('a number of another month stands in the answer', () => {
  const lines = givenLines('C: And your pulse?', 'P: A month ago it was 90.')
  const fact = measured(lines, { value: '90' }, ['pulse', '90'], 'heart rate')
  expect(settleOtherValues(lines, [fact]).every(isWordable)).toBe(false)
})

test('an ejection fraction is of its study, wherever that was made', () => {
  const lines = givenLines('C: Your ejection fraction in the hospital was 55%.')
  const fact = measured(lines, { value: '55%' }, ['55%'], 'ejection fraction')
  expect(settleOtherValues(lines, [fact])).toEqual([fact])
})
