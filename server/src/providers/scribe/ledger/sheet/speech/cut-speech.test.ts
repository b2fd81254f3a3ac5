import { expect, test } from 'vitest'
import { BEGINS, DECIDES } from './cut-speech.data.ts'
import { asks, cutSpeech, isUnmarked } from './cut-speech.ts'

function cut(text: string): string[] {
  const cuts = [0, ...cutSpeech(text)]
  return cuts.map((from, at) => text.slice(from, cuts[at + 1]).trim())
}

test.each([...DECIDES, ...BEGINS])('%s begins a sentence', (_, __, example) => {
  expect(cut(`the wound looks clean ${example}`)).toEqual(['the wound looks clean', example])
})

test.each(DECIDES)('%s begins one behind a comma too', (_, __, example) => {
  expect(cut(`Rest for a day, and ${example}`)).toEqual(['Rest for a day,', `and ${example}`])
})

test.each([
  'the cream helps if i will use it',
  'take the drops so you can sleep',
  'if it is positive we will call',
  'after those six weeks you will slowly start walking',
  'you will need a cast now after those six weeks you will walk',
  'they test how bad your hearing loss is',
  'it strengthens the muscles around your left shoulder is what they say',
  'for your first problem your back we will wait',
  'i want you to go ahead and continue the drops',
  'ask them about what foods you can eat',
  "it looks like you 're doing okay with it",
  'The x-ray was normal, I will say that',
  'If it itches, I want you to call, and we will see you next week',
])('one sentence: %s', (text) => {
  expect(cut(text)).toEqual([text])
})

test.each([
  [['it hurts for right now', "let 's wait"]],
  [['stay off the leg', 'okay your knee is fine']],
  [['use it once daily', 'and if it itches stop it']],
  [['we like how it is doing', 'and we will wait']],
  [['the cut is small', 'now it should heal']],
])('several sentences: %j', (parts) => {
  expect(cut(parts.join(' '))).toEqual(parts)
})

test.each([
  ['seven . one', true],
  ['Take it, please', false],
  ['take it .', false],
])('%s without marks: %s', (text, is) => {
  expect(isUnmarked(text)).toBe(is)
})

test.each([
  ['Have you had any pain.', true],
  ['The metformin are you still taking that.', true],
  ["I'd like to have you back.", false],
  ['Rest until you have no pain.', false],
])('%s asks: %s', (text, is) => {
  expect(asks(text)).toBe(is)
})
