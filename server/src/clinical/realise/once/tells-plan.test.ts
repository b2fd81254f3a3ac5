import { expect, test } from 'vitest'
import type { Fact } from '@chartwright/contract/facts'
import { givenFacts } from '../testing/given-fact.ts'
import { SAME_ADVICE } from './same-advice.data.ts'
import { tellsPlan } from './tells-plan.ts'

test.each([
  ['recheck', true],
  ['review', true],
  ['follow-up visit', true],
  ['recheck the pulse', false],
  ['review of the wound', false],
])('a visit with its day tells %s: %s', (concept, isTold) => {
  const [visit, other] = givenFacts(
    { kind: 'plan', act: 'follow_up', concept: 'clinic review', attributes: { when: 'today' } },
    { kind: 'plan', act: 'follow_up', concept },
  )
  if (!visit || !other) throw new Error('no facts')
  expect(tellsPlan(visit, other)).toBe(isTold)
})

function tells(one: Partial<Fact>, other: Partial<Fact>): boolean {
  const [first, second] = givenFacts({ kind: 'plan', ...one }, { kind: 'plan', ...other })
  if (!first || !second) throw new Error('no facts')
  return tellsPlan({ ...first, ...one }, { ...second, ...other })
}

test.each([
  [{ act: 'order', concept: 'CT scan without contrast of the neck' }, 'order', 'CT scan', true],
  [{ act: 'refer', concept: 'physical therapy' }, 'advise', 'physical therapy', true],
  [{ act: 'order', concept: 'colonoscopy' }, 'procedure', 'colonoscopy', true],
  [{ act: 'advise', concept: 'colonoscopy' }, 'order', 'colonoscopy', false],
  [{ act: 'order', concept: 'CT scan' }, 'order', 'MRI', false],
  [{ act: 'order', concept: 'hip MRI' }, 'order', 'imaging of the hip', true],
  [{ act: 'order', concept: 'hip MRI' }, 'order', 'imaging of the spine', false],
  [{ act: 'procedure', concept: 'hip replacement' }, 'procedure', 'surgery', true],
] as const)('%j tells %s of %s: %s', (one, act, concept, isTold) => {
  expect(tells(one, { act, concept })).toBe(isTold)
})

test.each(SAME_ADVICE)('%s: %s is %s', (_, concept, other) => {
  expect(tells({ act: 'advise', concept }, { act: 'advise', concept: other })).toBe(true)
})

test('two weeks are fourteen days', () => {
  const visit = (when: string) => ({
    act: 'follow_up' as const,
    concept: 'follow-up',
    attributes: { when },
  })
  expect(tells(visit('2 weeks'), visit('14 days'))).toBe(true)
  expect(tells(visit('1 month'), visit('4 weeks'))).toBe(true)
  expect(tells(visit('2 weeks'), visit('10 days'))).toBe(false)
})

test('what was weighed is told by the decision that comes later', () => {
  const weighed = {
    act: 'order',
    concept: 'liver ultrasound',
    certainty: 'possible',
    attributes: { condition: 'depending on the results' },
    lines: [3],
  } as const
  const decided = { act: 'order', concept: 'liver ultrasound', certainty: 'sure' } as const
  expect(tells({ ...decided, lines: [5] }, { ...weighed, lines: [3] })).toBe(true)
  expect(tells({ ...decided, lines: [2] }, { ...weighed, lines: [3] })).toBe(false)
})

test.each<[string, Partial<Fact>, number, string, boolean]>([
  ['right behind it', {}, 30, 'shoulder ultrasound', true],
  ['far behind it', {}, 300, 'shoulder ultrasound', false],
  ['that is no picture', {}, 30, 'physical therapy', false],
  ['of a test with a sentence of its own', { phrased: true }, 30, 'shoulder ultrasound', false],
])('a test is the one that is named %s', (_, told, from, concept, isTold) => {
  const place = (start: number) => [
    { segment_id: 's1', from: start, to: start + 10, words: 'any words ' },
  ]
  const named: Partial<Fact> = { act: 'order', concept, said: place(from) }
  expect(tells(named, { act: 'order', concept: 'tests', said: place(10), ...told })).toBe(isTold)
})

test.each([
  ['arrange clinic review', true],
  ['arrange heart clinic review', false],
])('a clinic review today is the one of %s: %s', (concept, isTold) => {
  const [visit, other] = givenFacts(
    { kind: 'plan', act: 'follow_up', concept: 'clinic review', attributes: { when: 'today' } },
    { kind: 'plan', act: 'order', concept },
  )
  expect(visit && other && tellsPlan(visit, other)).toBe(isTold)
})
