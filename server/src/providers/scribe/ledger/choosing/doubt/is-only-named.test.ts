import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { isOnlyNamed } from './is-only-named.ts'

test.each([
  ['The path report from the colonoscopy shows colon cancer.', 'colon cancer', false],
  ['The swab came back as covid.', 'covid', false],
  ['The report about your skin cancer, all gone.', 'skin cancer', true],
  ['The biopsy was melanoma.', 'melanoma', false],
  ['The swab says you have the flu.', 'flu', false],
  ['Your flu came back positive.', 'flu', false],
  ['We did a test for HIV last month.', 'HIV', true],
  ['He is fully vaccinated against covid.', 'covid', true],
  ['The report about your fracture, all healed.', 'fracture', false],
])('%s', (text, concept, expected) => {
  const from = text.indexOf(concept)
  const fact = {
    kind: 'result',
    polarity: 'present',
    concept: concept.toLowerCase(),
    attributes: {},
    said: [{ segment_id: 'a', from, to: from + concept.length, words: concept }],
  } as unknown as Fact
  const line = { id: 'a', index: 0, text, speaker: 'Doctor' }
  expect(isOnlyNamed(fact, [line as never])).toBe(expected)
})
