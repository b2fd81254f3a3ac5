import { expect, test } from 'vitest'
import { decodeSpeech, type Rules } from './decode-speech.ts'

const VOCABULARY = 51_865
const END = 50_257
const never = new AbortController().signal
const rules: Rules = { suppressed: new Set([90, 91]), notFirst: new Set([220, END]) }

/** Says the first of these tokens that it may say; the second half as likely. */
function utteranceOf(script: (said: number) => readonly number[]) {
  const asked: (readonly number[])[] = []
  return {
    asked,
    async next(tokens: readonly number[]) {
      asked.push(tokens)
      const logits = new Float32Array(VOCABULARY)
      for (const [at, token] of script(asked.length - 2).entries()) logits[token] = 12 - at
      return logits
    },
  }
}

test('it is asked for English as it is said, without times and without a translation', async () => {
  const utterance = utteranceOf((said) => [[400, 401, END][said] ?? END])
  const { tokens } = await decodeSpeech(utterance, rules, 100, never)
  expect(tokens).toEqual([400, 401])
  expect(utterance.asked).toEqual([[50_258], [50_259, 50_359, 50_363], [400], [401]])
})

test('suppressed tokens and marks are passed over, and so is an end before the first word', async () => {
  const utterance = utteranceOf((said) => (said === 0 ? [END, 50_300, 90, 500] : [END]))
  expect((await decodeSpeech(utterance, rules, 100, never)).tokens).toEqual([500])
})

test('a loop is left after its second round, and no more is said than there is room for', async () => {
  const loop = utteranceOf((said) => [[20, 21, 22][said % 3] ?? END, END])
  expect((await decodeSpeech(loop, rules, 100, never)).tokens).toEqual([20, 21, 22, 20, 21, 22])
  const long = utteranceOf((said) => [500 + said])
  expect((await decodeSpeech(long, rules, 3, never)).tokens).toEqual([500, 501, 502])
})

test('it tells how likely it is that nobody speaks, and each token', async () => {
  const utterance = utteranceOf((said) => (said < 0 ? [50_362] : said === 0 ? [500] : [END]))
  const { noSpeech, probabilities } = await decodeSpeech(utterance, rules, 100, never)
  const expected = Math.exp(12) / (Math.exp(12) + VOCABULARY - 1)
  expect(noSpeech).toBeCloseTo(expected, 5)
  expect(probabilities[0]).toBeCloseTo(expected, 5)
})
