import { expect, test } from 'vitest'
import { BEGINS_ANEW } from './cut-long-speech.data.ts'
import { cutLongSpeech } from './cut-long-speech.ts'

const LONG =
  'we looked at the film of your left wrist together and the small bones are all in line and nothing is broken there and nothing is out of its usual place'

function cut(text: string): string[] {
  const cuts = [0, ...cutLongSpeech(text)]
  return cuts.map((from, at) => text.slice(from, cuts[at + 1]).trim())
}

test.each(BEGINS_ANEW)('%s begins a sentence', (_, pattern, example) => {
  const [{ index } = { index: -1 }] = example.matchAll(new RegExp(`\\b(?:${pattern})`, 'gi'))
  const behind = `${example.slice(index)} so says the book on it`
  expect(cut(`${LONG} ${behind}`)).toContain(behind)
})

test.each([
  'i also want you to rest it',
  'because i want you to rest it for at least a whole week or longer',
])('what is short, or waits for more, is not cut: %s', (text) => {
  expect(cut(text)).toEqual([text])
})

test.each([
  'so that you can use it again at work and at home',
  'so you can use it again at work and at home',
])('what for stays with its sentence: %s', (end) => {
  expect(cut(`${LONG} ${end}`)).toEqual([`${LONG} ${end}`])
})

test('what a condition leads to stays with it', () => {
  const condition = 'however if it swells again in the night it is very important that you call us'
  expect(cut(`${LONG} ${condition}`)).toEqual([LONG, condition])
})
