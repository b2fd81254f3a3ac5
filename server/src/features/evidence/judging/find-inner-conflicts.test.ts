import { expect, test } from 'vitest'
import { factsOf } from '../indexing/read-facts.ts'
import { findInnerConflicts } from './find-inner-conflicts.ts'

const conflictsOf = (sentences: readonly (readonly [string, string?])[]) =>
  findInnerConflicts(
    sentences.map(([text, section]) => ({ text, section: section ?? null })),
    factsOf(sentences.map(([text]) => text)),
  )

test.each([
  ['dose', ['Lisinopril 20 mg daily.', 'Takes Prinivil 10 mg daily.'], ['20 mg', '10 mg']],
  ['negation', ['Denies fever.', 'Nausea and fever.'], ['no fever', 'fever']],
  ['side', ['Right knee pain.', 'Left knee pain.'], ['right knee', 'left knee']],
] as const)('%s: %j cannot both be true', (kind, sentences, words) => {
  expect(conflictsOf(sentences.map((text) => [text]))).toEqual([{ kind, sentences: [0, 1], words }])
})

test.each([
  [
    [
      ['Takes metformin 500 mg.', 'Medications'],
      ['Metformin 1000 mg.', 'Plan'],
    ],
  ],
  [[['Metformin was increased from 500 mg.'], ['Metformin 1000 mg.']]],
  [[['Had a fever last week.'], ['Denies fever.']]],
  [[['Denies left knee pain.'], ['Right knee pain.']]],
  [[['Family history of asthma.'], ['Denies asthma.']]],
] as const)('%j can', (sentences) => {
  expect(conflictsOf(sentences)).toEqual([])
})
