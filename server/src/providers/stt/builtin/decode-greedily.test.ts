import { expect, test } from 'vitest'
import { decodeGreedily } from './decode-greedily.ts'

const VOCABULARY = 32_768
const END = 2
const never = new AbortController().signal

/** Says what the script wants next, as likely as e^8 to 1. */
function utteranceOf(script: (said: number) => number) {
  const asked: number[] = []
  return {
    asked,
    async next(token: number) {
      asked.push(token)
      const logits = new Float32Array(VOCABULARY)
      logits[END] = 4
      logits[script(asked.length - 1)] = 8
      return logits
    },
  }
}

test('the likeliest tokens are taken until the end is said', async () => {
  const utterance = utteranceOf((said) => [10, 11, 12, END][said]!)
  const { tokens } = await decodeGreedily(utterance, 100, never)
  expect(tokens).toEqual([10, 11, 12])
  expect(utterance.asked).toEqual([1, 10, 11, 12])
})

test('no more tokens are taken than the length of the audio allows', async () => {
  const { tokens } = await decodeGreedily(
    utteranceOf((said) => 10 + said),
    5,
    never,
  )
  expect(tokens).toEqual([10, 11, 12, 13, 14])
})

test('a loop is left after its second round', async () => {
  const utterance = utteranceOf((said) => [20, 21, 22][said % 3]!)
  const { tokens } = await decodeGreedily(utterance, 100, never)
  expect(tokens).toEqual([20, 21, 22, 20, 21, 22])
})

test('marks are not words', async () => {
  const { tokens } = await decodeGreedily(
    utteranceOf(() => 32_000),
    100,
    never,
  )
  expect(tokens).toEqual([])
})

test('each token comes with how likely it was', async () => {
  const { probabilities } = await decodeGreedily(
    utteranceOf((said) => 10 + said),
    2,
    never,
  )
  const expected = Math.exp(8) / (Math.exp(8) + Math.exp(4) + VOCABULARY - 2)
  for (const probability of probabilities) expect(probability).toBeCloseTo(expected, 6)
})

test('an abort ends it between two tokens', async () => {
  const controller = new AbortController()
  const utterance = utteranceOf((said) => {
    if (said === 3) controller.abort()
    return 10 + said
  })
  await expect(decodeGreedily(utterance, 100, controller.signal)).rejects.toThrow()
  expect(utterance.asked).toHaveLength(4)
})
