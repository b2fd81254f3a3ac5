import { expect, test } from 'vitest'
import { isSpeech } from './is-speech.ts'

const voice = (seconds: number, probability: number) =>
  new Float32Array(Math.round(2 / 0.032))
    .fill(0.05)
    .fill(probability, 0, Math.round(seconds / 0.032))

const CLEAR = voice(0.5, 0.97)
const LIKELY = voice(0.3, 0.6)
const HARDLY = voice(0.1, 0.5)

test.each([
  ['a short answer in a clear voice, heard with little confidence', 'Okay.', 0.4, CLEAR, true],
  ['a word made up for music', 'B.', 0.48, LIKELY, false],
  ['a word made up for a knock', 'Bing', 0.7, HARDLY, false],
  ['a sentence in a faint voice', 'It hurts when I breathe in.', 0.85, HARDLY, true],
  ['a faint yes', 'Yes', 0.68, LIKELY, true],
  [
    'words of a provider that tells no confidence, without a voice',
    'Thank you.',
    undefined,
    HARDLY,
    false,
  ],
  ['a loop', 'Thank you. '.repeat(9).trim(), 0.99, CLEAR, false],
  ['somebody who says no six times', 'No, no, no, no, no, no.', 0.9, voice(1.8, 0.95), true],
  ['nothing', '', undefined, CLEAR, false],
])('%s', (_, text, confidence, probabilities, expected) => {
  expect(isSpeech({ text, ...(confidence !== undefined && { confidence }) }, probabilities)).toBe(
    expected,
  )
})
