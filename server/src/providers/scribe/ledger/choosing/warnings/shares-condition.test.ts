import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { mergeFacts } from '../../../../../clinical/realise/once/merge-facts.ts'
import { sharesCondition, withOwnCondition } from './shares-condition.ts'
import { finish } from '../../steps.ts'

const SHARED = { frequency: 'twice daily', condition: "if it's really bad" }
const [clobetasol, shampoo, steroids] = givenFacts(
  { kind: 'medication', status: 'start', concept: 'clobetasol', attributes: SHARED },
  { kind: 'medication', status: 'continue', concept: 't-gel shampoo', attributes: SHARED },
  { kind: 'medication', status: 'start', concept: 'steroids' },
).map((fact, at) => ({ ...fact, lines: [0], sureness: 0.9 - at / 10 }))
if (!clobetasol || !shampoo || !steroids) throw new Error('no facts')
const FACTS = [clobetasol, shampoo, steroids]

test('a condition that was heard of two drugs is the surer one’s', () => {
  expect(withOwnCondition(clobetasol, FACTS)).toBe(clobetasol)
  expect(withOwnCondition(shampoo, FACTS).attributes).toEqual({})
})

test('a drug that is started is not told without the condition', () => {
  const started = { ...shampoo, status: 'start' as const }
  expect(withOwnCondition(started, [clobetasol, started])).toBe(started)
  expect(sharesCondition(started, [clobetasol, started])).toBe(true)
})

test('a steroid with a name tells the steroids', () => {
  expect([...finish(mergeFacts(FACTS)).toldBy]).toEqual([[steroids.id, clobetasol.id]])
})
