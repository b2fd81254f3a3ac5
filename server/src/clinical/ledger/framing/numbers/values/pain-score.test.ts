import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { isPainScore, painScore } from './pain-score.ts'

const given = (question: string, words: string) => {
  const lines = givenLines(`C: ${question}`, `P: ${words}`)
  return { lines, mention: givenMention(lines, words, { kind: 'measurement' }) }
}

test.each([
  ['How bad is it, nought to ten?', 'about a seven', { value: '7/10' }],
  ['What number is the pain?', 'I would say nought', { value: '0/10' }],
  ['How bad is it?', 'my pain is a four', { value: '4/10' }],
  ['How bad does it get?', 'a six when I kneel', { value: '6/10', detail: 'but one of several' }],
  ['Out of ten?', 'mornings an eight, now a two', { detail: 'but one of several' }],
])('%s %s', (question, words, score) => {
  const { lines, mention } = given(question, words)
  expect(isPainScore(lines, mention)).toBe(true)
  expect(painScore(mention)).toEqual(score)
})

test.each([
  ['How bad is it?', 'bad for three weeks'],
  ['How many do you smoke?', 'about seven'],
  ['How bad is it?', 'one of the worst'],
])('%s %s is no score', (question, words) => {
  const { lines, mention } = given(question, words)
  expect(isPainScore(lines, mention)).toBe(false)
})
