import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { realise } from '../../realise.ts'
import { givenFacts } from '../../testing/given-fact.ts'

function told(...facts: Partial<Fact>[]): string[] {
  const given = givenFacts(...facts).map((fact, at) => ({
    ...fact,
    ...facts[at],
    kind: 'family' as const,
  }))
  return realise('family', given, { reader: 'clinician' }).map(({ text }) => text)
}

const gout = { concept: 'gout', who: 'father' }

test('a relative has one sentence, with what the phraser wrote', () => {
  const stroke = { concept: 'cva', who: 'father', phrased: true, text: 'Father: stroke at 50.' }
  expect(told(gout, stroke, { concept: 'asthma', who: 'sister' })).toEqual([
    'Father: gout and stroke at 50.',
    'Sister: asthma.',
  ])
})

test('what a relative has not stands last', () => {
  const none = { ...gout, concept: 'blood clot', polarity: 'absent' } as const
  expect(told(none, gout)).toEqual(['Father: gout and no blood clot.'])
})

test('what runs in the family is told of the relative who has it', () => {
  const family = { concept: 'gout', who: 'family' }
  expect(told(gout, family)).toEqual(['Father: gout.'])
  expect(told(gout, { ...family, concept: 'asthma' })).toEqual([
    'Father: gout.',
    'Family history of asthma.',
  ])
  expect(told({ ...gout, polarity: 'absent' }, family)).toEqual([
    'Father: no gout.',
    'Family history of gout.',
  ])
})

test('nobody has any of several things', () => {
  const none = { who: 'family', polarity: 'absent' } as const
  expect(
    told(
      {
        ...none,
        concept: 'anemia or',
        phrased: true,
        text: 'No family history of anemia or thrombosis.',
      },
      { ...none, concept: 'bone diseases in my family' },
    ),
  ).toEqual(['No family history of bone diseases, anemia or thrombosis.'])
})
