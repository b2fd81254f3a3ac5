import { expect, test } from 'vitest'
import { givenVisit } from '../../sheet/testing/given-visit.ts'
import { quotePassage } from '../passage.ts'
import { planPassages } from './plan-passages.ts'
import { spokenClauses } from '../spoken-clauses.ts'

/** The passages of a visit whose sentences with one of these words decide something. */
function passages(words: RegExp, ...lines: readonly string[]): string[] {
  const spoken = spokenClauses(givenVisit(...lines))
  const marked = new Set(spoken.flatMap(({ text }, at) => (words.test(text) ? [at] : [])))
  return planPassages(marked, spoken).map((passage) => quotePassage(passage, spoken))
}

const STORY =
  'The tendon is sore, and such a tendon heals very slowly because it gets little blood. '

test('a short line is quoted whole', () => {
  expect(
    passages(/splint/, 'doctor: The wrist is strained. I will give you a splint. It is light.'),
  ).toEqual(['“The wrist is strained. I will give you a splint. It is light.” [1]'])
})

test('of a long line each decision is one item, with what goes on from it', () => {
  expect(
    passages(
      /splint|naproxen/,
      `doctor: ${STORY.repeat(3)}I will give you a splint. It has to be worn at night. Please take naproxen twice a day.`,
    ),
  ).toEqual([
    '“I will give you a splint. It has to be worn at night.” [1]',
    '“Please take naproxen twice a day.” [1]',
  ])
})

test('what limits a decision or takes it back stays with it', () => {
  expect(
    passages(
      /ibuprofen/,
      `doctor: ${STORY.repeat(3)}I will give you ibuprofen. Not before we know your kidneys. ${STORY}`,
    ),
  ).toEqual(['“I will give you ibuprofen. Not before we know your kidneys.” [1]'])
})

test('a decision that points back stands with what it points at', () => {
  expect(
    passages(/check/, `doctor: ${STORY.repeat(3)}Your iron is low. That we will check again.`),
  ).toEqual(['“Your iron is low. That we will check again.” [1]'])
})

test('what is said for long between two decisions is left out', () => {
  const [first, second] = passages(
    /splint|naproxen/,
    `doctor: I will give you a splint. ${STORY.repeat(4)}Please take naproxen twice a day.`,
  )
  expect([first, second].join(' ')).not.toContain('tendon')
})

test('an offer stands with its answer, and an answer with what was asked', () => {
  expect(
    passages(/scan/, 'doctor: Would you want a scan of it?', 'patient: No, I would rather wait.'),
  ).toEqual(['“Would you want a scan of it?” – “No, I would rather wait.” [1, 2]'])
  expect(
    passages(/swim/, 'patient: May I go to the pool?', 'doctor: No, you must not swim yet.'),
  ).toEqual(['“May I go to the pool?” – “No, you must not swim yet.” [1, 2]'])
})

test.each([
  ['a nod', 'doctor: Either is an option, a splint or a brace.', 'patient: Okay.'],
  ['a call to a device', 'doctor: Hey, dragon? Order a splint today.', 'patient: Fine.'],
])('%s is left out', (_, ...lines) => {
  expect(passages(/splint/, ...lines)[0]).toMatch(/^“(?:Either|Order)[^–]* \[1\]$/)
})

test('a question and its answer are told once, though both are of a decision', () => {
  expect(
    passages(/iron/, 'patient: Should I stop the iron?', 'doctor: Yes, stop the iron for now.'),
  ).toEqual(['“Should I stop the iron?” – “Stop the iron for now.” [1, 2]'])
})

test('no passage is told twice', () => {
  expect(
    passages(/refill/, 'doctor: Do you need a refill?', 'patient: I do need a refill.'),
  ).toHaveLength(1)
})
