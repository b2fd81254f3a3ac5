import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { linkModifiers } from '../linking/link-modifiers.ts'
import { namedUnable, withoutNumbers } from './reword-mentions.ts'

test('a number that was taken for a drug is a dose', () => {
  const lines = givenLines('C: Start aldactone, twelve point five milligrams daily.')
  const drug = givenMention(lines, 'aldactone', { kind: 'medication' })
  const number = givenMention(lines, 'twelve point five milligrams', { kind: 'medication' })
  const { mentions, modifiers } = withoutNumbers(lines, [drug, number], [])
  expect(mentions).toEqual([drug])
  expect(modifiers).toMatchObject([{ kind: 'dose', words: 'twelve point five milligrams' }])
})

test('a drug whose name holds a number stays a drug', () => {
  const lines = givenLines('P: I take vitamin b twelve.')
  const drug = givenMention(lines, 'vitamin b twelve', { kind: 'medication' })
  expect(withoutNumbers(lines, [drug], []).mentions).toEqual([drug])
})

test.each([
  ["haven't been able to work", 'unable to work'],
  ["have n't been able to work", 'unable to work'],
  ["can't really drink", 'unable to drink'],
  ['could not sleep', 'unable to sleep'],
  ['unable to walk', 'unable to walk'],
  ["can't walk as far", undefined],
  ["can't sleep very well", 'unable to sleep very well'],
  ['able to walk', undefined],
  ['not sleeping', undefined],
])('%s', (words, named) => {
  expect(namedUnable(words)).toBe(named)
})

test('a number that was taken for a measurement is the value of the one before it', () => {
  const lines = givenLines('C: blood pressure today was 120 over 80 heart rate was 60')
  const found = ['blood pressure', '120 over 80', 'heart rate was 60'].map((words) =>
    givenMention(lines, words, { kind: 'measurement' }),
  )
  const { mentions, modifiers } = withoutNumbers(lines, found, [])
  expect(mentions.map(({ words }) => words)).toEqual(['blood pressure', 'heart rate was 60'])
  expect(linkModifiers(lines, mentions, modifiers).map(({ length }) => length)).toEqual([1, 0])
})

test.each([
  [
    'P: It said thirty-eight one on the thermometer, then thirty-seven four.',
    'thirty-seven four',
    1,
  ],
  ['P: The machine has read one fifty over ninety.', 'one fifty over ninety', 1],
  ['P: It is a seven today.', 'a seven', 0],
])('%s keeps a number that its form names', (text, words, count) => {
  const lines = givenLines(text)
  const number = givenMention(lines, words, { kind: 'measurement' })
  expect(withoutNumbers(lines, [number], []).mentions).toHaveLength(count)
})
