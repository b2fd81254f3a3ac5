import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { isLooseDegree } from './is-loose-degree.ts'

test.each<[isLoose: boolean, degree: string, thing: string, ...said: string[]]>([
  [false, 'a little bit', 'a little bit of nausea', 'P: I had a little bit of nausea.'],
  [false, 'slightly', 'warm', 'C: The elbow is slightly warm.'],
  [false, 'a bit', 'hurts', 'P: It hurts a bit.'],
  [true, 'a little', 'swelled up', 'P: It swelled up. I iced it a little.'],
  [true, 'a bit', 'chest pain', 'P: I have chest pain.', 'P: I was a bit worried.'],
  [true, 'a little', 'a lot of pain', 'P: a lot of pain a little'],
  [false, 'severe', 'headache', 'P: I have a headache.', 'P: It is severe.'],
])('%s: %s of %s', (isLoose, degree, thing, ...said) => {
  const lines = givenLines(...said)
  const modifier = givenModifier(lines, 'severity', degree)
  expect(isLooseDegree(lines, givenMention(lines, thing), modifier)).toBe(isLoose)
})

test('only how severe a thing is must stand beside it', () => {
  const lines = givenLines('P: It swelled up. I iced it a little.')
  const detail = givenModifier(lines, 'detail', 'a little')
  expect(isLooseDegree(lines, givenMention(lines, 'swelled up'), detail)).toBe(false)
})

test('a critical thing is not made light of', () => {
  const lines = givenLines('P: I have a bit of chest pain.')
  const degree = givenModifier(lines, 'severity', 'a bit')
  const mention = givenMention(lines, 'chest pain', { importance: 'critical' })
  expect(isLooseDegree(lines, mention, degree)).toBe(true)
})

test('a lot of what is found is not severe', () => {
  const lines = givenLines('C: You have a lot of arthritis there.')
  const much = givenModifier(lines, 'severity', 'a lot')
  const loose = (kind: 'symptom' | 'result') =>
    isLooseDegree(lines, givenMention(lines, 'arthritis', { kind }), much)
  expect(loose('result')).toBe(true)
  expect(loose('symptom')).toBe(false)
})
