import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { withOffered } from './with-offered.ts'

const OFFERED = { text: 'Cough at night for 2 weeks.', sureness: 0.87 }

function given(told: Partial<Fact>): Fact {
  const [fact] = givenFacts({ concept: 'cough' })
  if (!fact) throw new Error('no fact was given')
  return { ...fact, sureness: 0.95, text: 'Cough.', offered: OFFERED, ...told }
}

test.each<[string, Partial<Fact>]>([
  ['too doubtful', { sureness: 0.7 }],
  ['left out as unsure', { sureness: 0.2 }],
  ['not wordable', { concept: 'days when i' }],
])('a fact that is %s takes the sentence that is offered', (_, told) => {
  expect(withOffered(given(told))).toMatchObject({ ...OFFERED, phrased: true })
})

test.each<[string, Partial<Fact>]>([
  ['the rules can state', {}],
  ['a person has corrected', { source: 'corrected', sureness: 0.2 }],
  ['nothing is offered for', { offered: undefined, sureness: 0.2 }],
])('one that %s keeps its own', (_, told) => {
  expect(withOffered(given(told)).text).toBe('Cough.')
})
