import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { aroundOf } from '../task-around.ts'
import { asDecided } from './task-decided.ts'
import { saidFact } from '../testing/said-fact.ts'

function decided(sentence: string, told: Partial<FactContent>) {
  const { fact, segments } = saidFact(sentence, told)
  return asDecided(fact, aroundOf(fact, segments))
}
const order = { act: 'order', certainty: 'possible' } as const

test('what is only possible is not decided', () => {
  expect(decided('Maybe a [CT scan] some day.', order)).toBeUndefined()
  expect(decided('A [CT scan] it is.', { ...order, certainty: 'sure' })).toBeDefined()
})

test('a decision on a condition stays, a possibility on a condition does not', () => {
  const attributes = { condition: 'if it still hurts' }
  expect(decided('If it still hurts we do a [CT scan].', { ...order, attributes })).toMatchObject({
    attributes,
  })
  expect(decided('If it still hurts we may do a [CT scan].', { ...order, attributes })).toBe(
    undefined,
  )
})

test('a condition that nobody can tell from a title is no task', () => {
  for (const condition of ["if that's", "if they have n't", 'get the results back', 'if you'])
    expect(decided('We do a [CT scan].', { ...order, attributes: { condition } })).toBeUndefined()
})

test('what a test shall tell is no condition of it', () => {
  const attributes = { condition: 'if there is a tear' }
  expect(
    decided('I order a [CT scan] to see if there is a tear.', { ...order, attributes }),
  ).toMatchObject({ certainty: 'sure', attributes: {} })
})

test('when a device is worn is no condition of handing it out', () => {
  const attributes = { condition: 'if it hurts' }
  expect(
    decided('I give you a [sling], to wear if it hurts.', { act: 'procedure', attributes }),
  ).toMatchObject({ attributes: {} })
})

test('a polite word is no condition', () => {
  const attributes = { condition: "if that's okay with you" }
  expect(
    decided("I book a [CT scan], if that's okay with you.", { act: 'order', attributes }),
  ).toMatchObject({ attributes: {} })
})

test('a visit keeps the condition that stands before it in its sentence', () => {
  const attributes = { when: '3 days' }
  expect(
    decided("If your cough hasn't gone, [see me in three days].", { act: 'follow_up', attributes }),
  ).toMatchObject({ attributes: { when: '3 days', condition: "if your cough hasn't gone" } })
  expect(
    decided('If you can, [see me in three days].', { act: 'follow_up', attributes }),
  ).toMatchObject({ attributes: { when: '3 days' } })
})

test('a visit as needed is nothing to book, a visit with a time is', () => {
  const visit = { act: 'follow_up', concept: 'follow-up' } as const
  const condition = 'if needed'
  expect(decided('I [see you].', { ...visit, attributes: { condition } })).toBeUndefined()
  expect(
    decided('I [see you].', { ...visit, attributes: { condition, when: '1 year' } }),
  ).toMatchObject({ attributes: { when: '1 year' } })
})

test('what the practice schedules itself is no referral', () => {
  const refer = { act: 'refer', concept: 'colonoscopy' } as const
  expect(decided("I'll schedule you for a [colonoscopy].", refer)).toMatchObject({
    act: 'procedure',
  })
  expect(decided("I'll refer you for a [colonoscopy].", refer)).toMatchObject({ act: 'refer' })
})

test('what comes after an operation says so', () => {
  const therapy = { act: 'refer', concept: 'physical therapy' } as const
  const condition = { attributes: { condition: 'after surgery' } }
  expect(
    decided('And after your surgery we get you to [physical therapy].', therapy),
  ).toMatchObject(condition)
  expect(decided('You go to [physical therapy] after the operation.', therapy)).toMatchObject(
    condition,
  )
  expect(decided('It hurts after surgery. Go to [physical therapy].', therapy)).toMatchObject({
    attributes: {},
  })
})

test('a device that is given is no mere advice', () => {
  const told = { act: 'advise', concept: 'strainer' } as const
  expect(decided('I also want to give you a [strainer].', told)?.act).toBe('procedure')
  expect(decided('You should use a [strainer].', told)?.act).toBe('advise')
})

test('an order that hangs on another result says so', () => {
  const attributes = { condition: "if that's negative" }
  expect(
    decided("And if that's negative, we do a [CT scan].", { ...order, attributes })?.attributes,
  ).toEqual({ condition: 'if the result before is negative' })
})

test('colleagues who are asked to see the patient are referred to', () => {
  const told = { act: 'refer', concept: 'follow-up' } as const
  expect(decided('So I [ask audiology to see you].', told)).toMatchObject({
    act: 'refer',
    concept: 'audiology',
  })
  expect(decided('We arrange a [follow-up].', told)?.act).toBe('follow_up')
})

test('what would be done is not decided', () => {
  const attributes = { condition: 'if it is a tumor' }
  expect(decided('If it is a tumor we would do a [CT scan].', { ...order, attributes })).toBe(
    undefined,
  )
  expect(
    decided('If it is a tumor I would like a [CT scan].', { ...order, attributes }),
  ).toBeDefined()
})

test('what is done only if something is found is not decided', () => {
  const attributes = { condition: 'if anything looks suspicious' }
  expect(decided('I take a [tissue sample] then.', { ...order, attributes })).toBeUndefined()
})

test('a test that is done again is ordered beside the visit', () => {
  const visit = { act: 'follow_up' } as const
  expect(decided('Come back for a [follow-up x-ray].', visit)?.act).toBe('order')
  expect(decided('Come back for a [follow-up visit].', visit)?.act).toBe('follow_up')
})

test('what is stopped only if something happens is for the patient to stop', () => {
  const told = { kind: 'medication', status: 'stop', concept: 'losartan' } as const
  const attributes = { condition: 'if you get a cough' }
  expect(decided('Stop [losartan] if you get a cough.', { ...told, attributes })).toBeUndefined()
  expect(decided('Stop [losartan].', told)).toBeDefined()
})

test('a department is no deed of the practice', () => {
  const told = { act: 'refer', concept: 'general surgery' } as const
  expect(decided('We get you in with [general surgery].', told)?.act).toBe('refer')
})
