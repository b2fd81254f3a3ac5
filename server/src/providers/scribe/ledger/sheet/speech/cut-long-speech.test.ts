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

test.each([
  "so from now on please don't stop taking the tablets even if you feel well",
  'and whatever you do you should never stop taking the tablets on your own',
  'and a lot of people stop taking the tablets as soon as they feel well',
])('nothing is cut from its denial or its subject: %s', (end) => {
  expect(cut(`${LONG} ${end}`).some((part) => part.startsWith('stop taking'))).toBe(false)
})

test('a long condition stays with what it leads to', () => {
  const long =
    'if you notice any bleeding from your gums or blood in your stool or large bruises anywhere on your arms or on your legs stop taking the tablets and call us'
  expect(cut(long)).toEqual([long])
})

test('a line that loops is cut in no time', () => {
  expect(cutLongSpeech('and so '.repeat(3_000))).toEqual([])
})
