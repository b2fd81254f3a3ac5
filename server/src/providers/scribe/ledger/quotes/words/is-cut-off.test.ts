import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { isCutOff } from './is-cut-off.ts'

test.each<[FactKind, string, boolean, string?]>([
  ['symptom', 'catch my', true],
  ['plan', 'recheck your', true],
  ['plan', 'gradually walking on your', true],
  ['symptom', 'phlegm building up in my', false],
  ['finding', 'tenderness of the greater', true],
  ['finding', 'tenderness of the greater trochanter', false],
  ['finding', 'tenderness of the greater', false, 'tenderness of the greater trochanter'],
  ['plan', 'watch your diet and', false],
  ['plan', 'physical therapy for your', false, 'physical therapy'],
])('%s: %s', (kind, words, isCut, concept = words) => {
  const [fact] = givenFacts({ kind, concept })
  if (fact === undefined) throw new Error('no fact')
  const said = [{ segment_id: null, from: 0, to: words.length, words }]
  expect(isCutOff({ ...fact, said })).toBe(isCut)
})
