import { expect, test } from 'vitest'
import { isWordable } from '../../../realise/naming/wordable.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { PAIN_LIMITS } from './pain-limits.data.ts'
import { settlePainScores } from './settle-pain-scores.ts'

const score = (lines: ReturnType<typeof givenLines>, value: string, words: string) =>
  givenFact({
    kind: 'measurement',
    concept: 'pain score',
    attributes: { value },
    said: [givenStretch(lines, words)],
  })

test.each([
  ['5', '5/10'],
  ['6-7', '6-7/10'],
  ['5/10', '5/10'],
  ['40', '40'],
])('%s is %s', (value, told) => {
  const lines = givenLines('P: It is a five.')
  const [fact] = settlePainScores(lines, [score(lines, value, 'a five')])
  expect(fact?.attributes).toEqual({ value: told })
})

test.each(PAIN_LIMITS)('%s', (said, told, example) => {
  expect(PAIN_LIMITS.find(([row]) => row.test(example))?.[0]).toBe(said)
  const lines = givenLines(`P: ${example}, a score of 5.`)
  const [fact] = settlePainScores(lines, [score(lines, '5', 'score of 5')])
  if (told === undefined) expect(fact && isWordable(fact)).toBe(false)
  else expect(fact?.attributes.condition).toMatch(new RegExp(`^${told.replace('$1', '\\w+')}$`))
})

test('of several scores that nothing sets apart none is told', () => {
  const lines = givenLines('P: I would say a four.', 'P: Or it is a six.')
  const facts = settlePainScores(lines, [score(lines, '4', 'a four'), score(lines, '6', 'a six')])
  expect(facts.map((fact) => isWordable(fact))).toEqual([false, false])
})

test('a score that is told for nothing is not set apart by another', () => {
  const lines = givenLines('P: I would say a four.', 'P: Without medication it is a six.')
  const facts = settlePainScores(lines, [score(lines, '4', 'a four'), score(lines, '6', 'a six')])
  expect(facts.map((fact) => isWordable(fact))).toEqual([false, false])
})

test('scores with and without a drug are told apart', () => {
  const lines = givenLines('P: It is a four with ibuprofen.', 'P: Without medication it is a six.')
  const facts = settlePainScores(lines, [score(lines, '4', 'a four'), score(lines, '6', 'a six')])
  expect(facts.map(({ attributes }) => attributes)).toEqual([
    { value: '4/10', condition: 'with ibuprofen' },
    { value: '6/10', condition: 'without medication' },
  ])
})
