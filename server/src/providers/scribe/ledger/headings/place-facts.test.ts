import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { chainOf } from '../choosing/fact-chain.ts'
import { fitOf, wantOf } from './place-facts.ts'

test.each<[Partial<FactContent>, boolean]>([
  [{ kind: 'history', concept: 'rotator cuff repair' }, true],
  [{ kind: 'history', concept: 'lumbar fusion' }, true],
  [{ kind: 'social', concept: 'own an auto repair shop' }, false],
  [{ kind: 'social', concept: 'work at an infusion center' }, false],
  [{ kind: 'family', concept: 'neck surgery', who: 'father' }, false],
])('%j stands among the operations: %s', (told, isOperation) => {
  const [fact] = givenFacts(told)
  if (fact === undefined) throw new Error('no fact')
  const fit = (title: string) =>
    fitOf(fact, chainOf(fact, 'clinician', false), wantOf({ title, body: '' }, []))
  const others = ['Medical history', 'Family history', 'Social history'].map(fit)
  expect(fit('Surgical history') > Math.max(...others)).toBe(isOperation)
})
