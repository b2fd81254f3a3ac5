import { expect, test } from 'vitest'
import { indexVisit } from '../../indexing/index-visit.ts'
import { givenHeard, givenLines } from '../../testing/given-ledger.ts'
import { findOmissions } from './find-omissions.ts'
import { wordOmission } from './word-omission.ts'

const LINES = givenLines(
  'How are the sugars?',
  'Um, well I I check them every morning. They are fine.',
  'Do you wake up at night?',
  'Only on Sundays.',
)
const VISIT = indexVisit(LINES)
const CHECKS = givenHeard(LINES, 'check them every')

test('a fact with a sound sentence is worded by it', () => {
  expect(wordOmission({ ...CHECKS, acceptance: 0.6 }, VISIT)).toBe(CHECKS.text)
  expect(wordOmission(CHECKS, VISIT)).toBe(CHECKS.text)
})

test('one whose sentence would not stand is quoted with its whole sentence', () => {
  const quoted = '“Well I check them every morning.”'
  expect(wordOmission({ ...CHECKS, acceptance: 0.1 }, VISIT)).toBe(quoted)
})

test('a question is quoted with its answer, in the order of the talk', () => {
  const [question, answer] = ['wake up', 'Sundays'].map((words) => givenHeard(LINES, words))
  const said = [...(answer?.said ?? []), ...(question?.said ?? [])]
  expect(wordOmission({ ...CHECKS, said, acceptance: 0.1 }, VISIT)).toBe(
    '“Do you wake up at night?” “Only on Sundays.”',
  )
})

test('a question without its answer is quoted with what was said next', () => {
  const question = { ...givenHeard(LINES, 'wake up at night'), acceptance: 0.1 }
  expect(wordOmission(question, VISIT)).toBe('“Do you wake up at night?” “Only on Sundays.”')
})

test('what a person corrected keeps their words, and what is too long to quote its sentence', () => {
  const corrected = { ...CHECKS, source: 'corrected' as const, acceptance: 0.1 }
  expect(wordOmission(corrected, VISIT)).toBe(CHECKS.text)
  const lines = givenLines(...['one', 'two'].map((word) => `${'very long '.repeat(18)}${word}`))
  const long = ['one', 'two'].flatMap((word) => givenHeard(lines, word).said)
  const fact = { ...CHECKS, said: long, acceptance: 0.1 }
  expect(wordOmission(fact, indexVisit(lines))).toBe(CHECKS.text)
})

test('two facts of one sentence are listed once', () => {
  const facts = [CHECKS, givenHeard(LINES, 'every morning')].map((fact) => {
    return { ...fact, acceptance: 0.1 }
  })
  expect(findOmissions(facts, [], VISIT)).toHaveLength(1)
})
