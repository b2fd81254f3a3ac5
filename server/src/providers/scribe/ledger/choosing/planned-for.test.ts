import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { plannedFor } from './planned-for.ts'

const GOUT: Partial<FactContent> = {
  kind: 'history',
  concept: 'gout',
  time: 'past',
  attributes: { onset: '2019' },
}
const URATE: Partial<FactContent> = {
  kind: 'plan',
  act: 'order',
  concept: 'uric acid',
  time: 'future',
  problem: 'gout',
}

function concluded(...given: Partial<FactContent>[]): string[] {
  return plannedFor(givenFacts(...given)).map(({ kind, concept }) => `${kind}: ${concept}`)
}

test('a known condition with a plan of its own is a problem of the visit', () => {
  expect(concluded(GOUT, URATE)).toEqual(['assessment: gout'])
})

test('it is told by the fact of the history, without its times', () => {
  const facts = givenFacts(GOUT, URATE)
  const [problem] = plannedFor(facts)
  expect(problem).toMatchObject({ id: facts[0]?.id, time: 'now', problem: 'gout', attributes: {} })
})

test.each<[title: string, given: Partial<FactContent>[]]>([
  ['that nothing is decided for', [GOUT]],
  ['that was concluded on', [GOUT, URATE, { kind: 'assessment', concept: 'gout' }]],
  ['that was denied', [{ ...GOUT, polarity: 'absent' }, URATE]],
  ['that is in doubt', [{ ...GOUT, certainty: 'possible' }, URATE]],
  ['of a relative', [{ ...GOUT, who: 'father' }, URATE]],
  ['for which nothing is needed', [GOUT, { ...URATE, polarity: 'absent' }]],
  ['that is only felt', [{ ...GOUT, kind: 'symptom' }, URATE]],
])('a condition %s is none', (_, given) => {
  expect(concluded(...given)).toEqual([])
})
