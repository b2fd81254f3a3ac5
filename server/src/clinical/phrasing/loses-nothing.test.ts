import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { losesNothing } from './loses-nothing.ts'

type Given = Pick<FactContent, 'kind' | 'concept' | 'attributes'> & { text: string }

const KNEE: Given = {
  kind: 'symptom',
  concept: 'knee pain',
  attributes: { side: 'left' },
  text: 'Left knee pain.',
}
const DRUG: Given = {
  kind: 'medication',
  concept: 'lisinopril',
  attributes: { dose: '20 mg', condition: 'if the cough goes on' },
  text: 'Start lisinopril 20 mg if the cough goes on.',
}

test.each([
  ['Knee pain on the left.', KNEE, true],
  ['Knee pain.', KNEE, false],
  ['Start lisinopril 20 mg if cough persists.', DRUG, true],
  ['Start lisinopril if cough persists.', DRUG, false],
  ['Start lisinopril 20 mg.', DRUG, false],
  ['Start 20 mg if cough persists.', DRUG, false],
])('%s', (sentence, fact, isWhole) => {
  expect(losesNothing(sentence, fact)).toBe(isWhole)
})
