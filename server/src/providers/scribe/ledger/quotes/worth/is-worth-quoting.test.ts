import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { isWorthQuoting } from './is-worth-quoting.ts'

const LOOKED: Partial<Fact> = { kind: 'finding', concept: 'vital signs look good', lines: [3] }
const VISIT: Partial<Fact> = { kind: 'plan', act: 'follow_up', concept: 'follow-up' }
const FELT: Partial<Fact> = { kind: 'symptom', concept: 'odd', importance: 'major' }
const WEAK = { ...FELT, acceptance: 0.1 }

function isWorth(told: Partial<Fact>, words: string, note = '', beside: Partial<Fact>[] = []) {
  const [fact, ...others] = [told, ...beside].flatMap((one) =>
    givenFacts(one).map((given) => ({ ...given, ...one })),
  )
  if (fact === undefined) throw new Error('no fact')
  return isWorthQuoting(fact, words, { note, told: others, isOfPatient: true })
}

test.each<[string, Partial<Fact>, string, boolean]>([
  [
    'beside what was found there',
    { kind: 'measurement', lines: [3] },
    'your vitals look good',
    false,
  ],
  ['of which nothing is told', { kind: 'measurement', lines: [9] }, 'your vitals look good', true],
  ['beside a symptom', { kind: 'symptom', lines: [3] }, 'your vitals look good', true],
])('what was looked at, %s', (_, beside, words, expected) => {
  expect(isWorth(LOOKED, words, '', [beside])).toBe(expected)
})

test.each([
  ['a test', { concept: 'chest x-ray' }, false],
  ['a picture of a part', { concept: 'right knee x-ray' }, false],
  ['one with its value', { concept: 'chest x-ray', attributes: { value: 'normal' } }, true],
  ['what is high', { concept: 'high readings' }, true],
  ['a swelling', { concept: 'swelling' }, true],
  ['what the patient was told to do', { concept: 'closed one eye' }, false],
] as const)('%s, beside a finding of the same line', (_, told, expected) => {
  const beside: Partial<Fact> = { kind: 'finding', lines: [3] }
  expect(isWorth({ ...LOOKED, ...told }, 'the film is done', '', [beside])).toBe(expected)
})

test.each([
  ['we will see you next time', {}, false],
  ['we will see you in six weeks', {}, true],
  ['we will see you next time if it is no better', {}, true],
  ['we will see you next time', { attributes: { when: '2 weeks' } }, true],
])('%s %j', (words, told, expected) => {
  expect(isWorth({ ...VISIT, ...told }, words)).toBe(expected)
})

test.each([
  ['I need to fix this thumb', 'Right thumb locks up.', false],
  ['I need to fix this thumb', 'Right knee pain.', true],
  ['I think I have some sort of condition', '', false],
  ["I don't have the thumb pain today", 'Right thumb pain.', true],
  ['if the thumb gets worse', 'Right thumb pain is worse.', true],
  ['I had the thumb pain for two weeks', 'Right thumb pain.', true],
])('%s beside: %s', (words, note, expected) => {
  expect(isWorth(FELT, words, note)).toBe(expected)
})

test('what was found is worth quoting, though its words stand in the note for something else', () => {
  expect(isWorth({ kind: 'finding', concept: 'odd' }, 'the thumb is odd', 'Odd thumb.')).toBe(true)
})

test.each<[string, Partial<Fact>, string, boolean]>([
  ['names no illness', WEAK, 'it was wobbling a bit on the table', false],
  ['names one', WEAK, 'it was moving with the seizure', true],
  ['names one that is told', WEAK, 'it was moving with the nausea', false],
  ['has a number', WEAK, 'it was moving for forty minutes', true],
  [
    'could change care',
    { ...WEAK, importance: 'critical' },
    'it was wobbling a bit on the table',
    true,
  ],
  [
    'is likely a sentence',
    { ...WEAK, acceptance: 0.4 },
    'it was wobbling a bit on the table',
    true,
  ],
  ['was found', { ...WEAK, kind: 'result' }, 'it was wobbling a bit on the table', true],
])('what a patient said that %s', (_, told, words, expected) => {
  expect(isWorth(told, words, 'Nausea.')).toBe(expected)
})
