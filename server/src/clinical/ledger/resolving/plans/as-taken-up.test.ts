import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { asTakenUp } from './as-taken-up.ts'

const SCAN = { kind: 'plan', act: 'order', concept: 'bone scan' } as const
const CLINIC = { kind: 'plan', act: 'refer', concept: 'hand clinic' } as const
const DRUG = { kind: 'medication', status: 'start', concept: 'ramipril' } as const

function certaintyOf(said: readonly string[], told: Partial<FramedFact>, beside?: string) {
  const lines = givenLines(...said)
  const factOf = (words: string) => {
    const stretch = givenStretch(lines, words)
    const at = { said: [stretch], lines: [stretch.line] }
    return givenFact({ time: 'future', certainty: 'possible', ...told, ...at })
  }
  const fact = factOf(told.concept ?? '')
  return asTakenUp(lines, fact, beside === undefined ? [fact] : [fact, factOf(beside)]).certainty
}

test.each<[string, Partial<FramedFact>, string[]]>([
  ['the patient wants it', SCAN, ['C: We could do a bone scan.', "P: Okay, let's do that."]],
  [
    'the patient tries it',
    DRUG,
    ['C: We could use ramipril.', "P: All right, we'll give it a try."],
  ],
  [
    'the clinician writes it',
    DRUG,
    ['C: We could use ramipril.', 'P: Okay.', "C: I'll send that in to your pharmacy."],
  ],
  [
    'the clinician writes the referral',
    CLINIC,
    [
      'C: We could get the hand clinic on board.',
      'P: Sure.',
      "C: I'll send out a referral and they call you.",
    ],
  ],
])('an offer that is taken up is decided: %s', (_, told, said) => {
  expect(certaintyOf(said, told)).toBe('sure')
})

test.each<[string, Partial<FramedFact>, string[]]>([
  ['only heard', SCAN, ['C: We could do a bone scan.', 'P: Okay.', 'C: Any questions?']],
  [
    'thought about',
    SCAN,
    ['C: We could do a bone scan.', 'P: Let me think about it.', "C: Okay, let's do that."],
  ],
  ['refused', DRUG, ['C: We could use ramipril.', "P: I don't want it.", "C: I'll send that in."]],
  ['put off', SCAN, ['C: We could do a bone scan.', "P: Okay, let's do that next year."]],
  [
    'taken back',
    SCAN,
    ['C: We could do a bone scan.', "P: Let's do that.", 'C: Actually, no, not yet.'],
  ],
  [
    'on a condition',
    DRUG,
    ['C: We could use ramipril.', 'P: Okay.', "C: I'll send that in if it stays high."],
  ],
  ['asked', DRUG, ['C: We could use ramipril.', 'P: Should I have that?', "C: I'll order it."]],
  [
    'another paper',
    SCAN,
    ['C: We could do a bone scan.', 'P: Okay.', "C: I'll send out a referral."],
  ],
  ['something else', DRUG, ['C: We could use ramipril.', 'P: Okay.', 'C: Let me get that door.']],
  ['said by the patient', DRUG, ['P: We could use ramipril.', 'C: Okay.', "P: Let's do that."]],
])('an offer that is not taken up stays open: %s', (_, told, said) => {
  expect(certaintyOf(said, told)).toBe('possible')
})

test('of two things nobody knows which one is meant', () => {
  const said = ['C: We could use ramipril or do a bone scan.', "P: Let's do that."]
  expect(certaintyOf(said, DRUG, 'bone scan')).toBe('possible')
})

test('what hangs on a condition or a time is not decided by it', () => {
  const said = ['C: We could use ramipril.', "P: Let's do that."]
  expect(certaintyOf(said, { ...DRUG, attributes: { condition: 'if it rises' } })).toBe('possible')
  expect(certaintyOf(said, { ...DRUG, attributes: { when: 'next year' } })).toBe('possible')
})
