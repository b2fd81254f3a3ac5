import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { withDayOfOperation, withoutLaterTime } from './after-operation.ts'

function conditionOf(sentence: string, told: Partial<FactContent>): string | undefined {
  const { fact, segments } = saidFact(sentence, told)
  return withDayOfOperation(fact, segments).attributes.condition
}
const device = { act: 'procedure', concept: 'wrist splint' } as const

test.each([
  ["It is day surgery, you go home that night and you'll be in a [wrist splint].", 'after surgery'],
  [
    "It is day surgery, you go home that night. I'm gonna have you wear a [wrist splint].",
    'after surgery',
  ],
  ["It is no surgery, and you'll be in a [wrist splint].", undefined],
  ['The surgery is later, you go home the same day. I give you a [wrist splint] now.', undefined],
])('%s', (sentence, condition) => {
  expect(conditionOf(sentence, device)).toBe(condition)
})

test('a visit without a time that follows the day of the operation waits for it', () => {
  const visit = { act: 'follow_up' } as const
  const before = 'After the operation you are discharged that evening and we do a'
  expect(conditionOf(`${before} [follow-up].`, visit)).toBe('after surgery')
  expect(conditionOf(`${before} [follow-up].`, { ...visit, attributes: { when: '2 days' } })).toBe(
    undefined,
  )
})

test('what is done before an operation is not done after it', () => {
  const told = { attributes: { when: 'after surgery' } }
  const { fact } = saidFact('The [pre-surgery ECG] is compared after surgery.', told)
  const { fact: other } = saidFact('The [ECG] is done after surgery.', told)
  expect(withoutLaterTime(fact).attributes).toEqual({})
  expect(withoutLaterTime(other).attributes).toEqual(told.attributes)
})
