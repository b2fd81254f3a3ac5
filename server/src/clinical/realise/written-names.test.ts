import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { BESIDE_DRUGS } from './modifier-words.data.ts'
import { tellFact } from './tell-fact.ts'
import { givenContent } from './testing/given-fact.ts'

test.each<[Partial<FactContent>, string]>([
  [{ kind: 'symptom', polarity: 'absent', concept: 'common cold' }, 'Denies cold symptoms.'],
  [{ kind: 'symptom', concept: 'common cold' }, 'Common cold.'],
  [
    { kind: 'social', time: 'past', concept: 'used to play a lot of tennis' },
    'Previously played a lot of tennis.',
  ],
  [{ kind: 'social', time: 'past', concept: 'used to be a swimmer' }, 'Used to be a swimmer.'],
  [{ kind: 'social', concept: 'walking in the park a lot' }, 'Walks in the park.'],
  [
    { kind: 'social', polarity: 'absent', concept: 'walk in the park a lot' },
    'Does not walk in the park a lot.',
  ],
  [{ kind: 'social', concept: 'drink and smoke' }, 'Drinks alcohol and smokes.'],
  [
    { kind: 'plan', act: 'advise', time: 'future', concept: 'stick to the exercises' },
    'Stick to the exercises.',
  ],
  [
    {
      kind: 'finding',
      concept: 'tenderness to the medial aspect',
      attributes: { site: 'knee', side: 'left' },
    },
    'Tenderness to the medial aspect of the left knee.',
  ],
  [
    { kind: 'family', who: 'father', concept: 'stroke', attributes: { detail: 'my dad died' } },
    'Father: stroke, deceased.',
  ],
  [
    { kind: 'family', who: 'brother', concept: 'asthma', attributes: { detail: 'other brother' } },
    'Other brother: asthma.',
  ],
  [
    { kind: 'family', who: 'sister', concept: 'asthma', attributes: { detail: 'a sister' } },
    'Sister: asthma.',
  ],
  [
    {
      kind: 'family',
      who: 'grandmother',
      concept: 'glaucoma',
      attributes: { detail: 'maternal grandma' },
    },
    'Maternal grandmother: glaucoma.',
  ],
])('%j', (given, told) => {
  expect(tellFact(givenContent(given))).toBe(told)
})

test.each(BESIDE_DRUGS)('%s is left out beside a drug: %s', (_, detail) => {
  const fact = givenContent({
    kind: 'medication',
    status: 'takes',
    concept: 'loratadine',
    attributes: { detail },
  })
  expect(tellFact(fact)).not.toContain(detail)
})
