import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { wholeNumber } from './whole-numbers.ts'

test.each([
  ['pressure is about one ten over sixty now', 'one ten', 'one ten over sixty'],
  ['one ten over sixty two and a pulse', 'one ten over sixty', 'one ten over sixty two'],
  ['one ten over sixty two days ago', 'one ten over sixty', 'one ten over sixty'],
  ['a pulse of one thirty six per minute', 'one thirty', 'one thirty six'],
  ['one thirty six over eighty', 'one thirty', 'one thirty six over eighty'],
  ['one thirty two days ago', 'one thirty', 'one thirty'],
  ['a soft two out of six murmur', 'two', 'two out of six'],
  ['it is a two out of ten now', 'two out', 'two out of ten'],
  ['it is a two out of ten now', 'two out of', 'two out of ten'],
  ['a count of 4,000 last week', '4', '4,000'],
  ['between three to five out of ten', 'three', 'three to five out of ten'],
  ['a pulse of 70 to 80', '70', '70 to 80'],
  ['there is trace to two plus edema', 'two plus', 'trace to two plus'],
  ['it went from 90 to 40', '40', 'from 90 to 40'],
  ['pulse is seventy over here', 'seventy', 'seventy'],
  ['it was 7 to 10 days ago', '7', '7'],
  ['there are two or so', 'two', 'two'],
])('%s: %s', (said, words, whole) => {
  const lines = givenLines(`C: ${said}`)
  expect(wholeNumber(lines, givenModifier(lines, 'value', words)).words).toBe(whole)
})

test.each([
  ['almost two and a half plus edema', 'half plus edema', 'two and a half plus edema'],
  ['she is six feet, two inches tall', 'two inches tall', 'six feet, two inches tall'],
  ['four weeks, two nodules', 'two nodules', 'two nodules'],
  ['alert and oriented times three', 'oriented times', 'oriented times three'],
  [
    'pain on both flexion and extension',
    'pain on both flexion',
    'pain on both flexion and extension',
  ],
  ['pain on flexion and swelling', 'pain on flexion', 'pain on flexion'],
])('the words of a finding: %s', (said, words, whole) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, words, { kind: 'finding' })
  const { from, to, words: read } = wholeNumber(lines, mention)
  expect(read).toBe(whole)
  expect(lines[0]?.text.slice(from, to)).toBe(whole)
})

test('a time keeps its own words', () => {
  const lines = givenLines('C: for two to three')
  expect(wholeNumber(lines, givenModifier(lines, 'duration', 'two')).words).toBe('two')
})
