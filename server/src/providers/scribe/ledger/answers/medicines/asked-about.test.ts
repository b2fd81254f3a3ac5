import { expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit } from '../../sheet/testing/given-visit.ts'
import { askedAbout } from './asked-about.ts'

const asked = (names: readonly string[], ...lines: readonly string[]) =>
  askedAbout(spokenSentences(givenVisit(...lines)), new Set(), names)

test.each([
  ['a question with its answer', ['doctor: Do you take any other medications?', 'patient: No.'], 1],
  ['a question without one', ['doctor: Do you take any other medications?'], 0],
  ['what is forgotten', ['patient: I keep forgetting to take my pills.'], 1],
  ['a form without a name', ['patient: I am using a cream.'], 1],
  ['a form of a relative', ['patient: My mother has to use a cream.'], 0],
  [
    'a question for allergies',
    ['doctor: Any allergies to medications you take?', 'patient: No.'],
    0,
  ],
])('%s', (_, lines, count) => {
  expect(asked([], ...lines)).toHaveLength(count)
})

test('a form that an item is of is not told again', () => {
  expect(asked(['steroid cream'], 'patient: I am using a cream.')).toEqual([])
})
