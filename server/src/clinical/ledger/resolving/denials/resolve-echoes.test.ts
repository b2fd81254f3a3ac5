import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { resolveEchoes } from './resolve-echoes.ts'

function leftOf(words: string, sureness: number, ...said: string[]) {
  const lines = givenLines(...said)
  const stretch = givenStretch(lines, words)
  const fact = givenFact({ concept: words, sureness, said: [stretch], lines: [stretch.line] })
  return resolveEchoes(lines, [fact]).length
}

test.each([
  ['mentioned', 0],
  ['said', 0],
  ['told me', 0],
  ['were saying', 0],
  ['described', 0],
  ['complained of', 0],
  ['certainly have', 1],
])('what the patient never said is not said back: you %s', (verb, left) => {
  expect(leftOf('tinnitus', 0.9, 'P: I see zigzag lines.', `C: You also ${verb} tinnitus.`)).toBe(
    left,
  )
})

test('what the patient has said may be said back', () => {
  expect(leftOf('headache', 0.9, 'P: My headaches.', 'C: You mentioned a headache.')).toBe(1)
})

test.each([
  ['a doubtful symptom', 0.45, 'C: Not sleeping.', 0],
  ['a surer one', 0.7, 'C: Not sleeping.', 1],
  ['one of an introduction', 0.45, 'C: A 50-year-old, not sleeping.', 1],
])('that the clinician alone has named: %s', (_, sureness, said, left) => {
  expect(leftOf('sleeping', sureness, said, 'P: OK.', 'P: It hurts.')).toBe(left)
})

test('what the patient goes on from stays', () => {
  expect(leftOf('stones', 0.9, 'C: You mentioned stones.', 'P: This is my third time.')).toBe(1)
  expect(leftOf('stones', 0.9, 'C: You mentioned stones?', 'P: Yeah.')).toBe(1)
})
