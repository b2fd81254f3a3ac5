import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { isLongAgo } from './is-long-ago.ts'
import { EARLIER_TIMES, HAPPENS_ONCE } from './long-ago.data.ts'

function isOld(text: string, told: Partial<FramedFact> = {}, ...behind: LedgerLine[]): boolean {
  const fact = {
    kind: 'history',
    polarity: 'present',
    ...told,
    said: [{ line: 0, from: 0, to: text.length }],
  }
  return isLongAgo([{ role: 'patient', text }, ...behind], fact as unknown as FramedFact)
}

test.each([...EARLIER_TIMES, ...HAPPENS_ONCE].map(([, example]) => [example]))(
  'may be of either side: %s',
  (text) => {
    expect(isOld(text)).toBe(true)
  },
)

test.each([
  ['I twisted my ankle yesterday'],
  ['I hurt that ankle before'],
  ['I had knee surgery two years ago'],
  ['I twisted my ankle two months ago'],
  ['I twisted my ankle a year ago and it has been stiff ever since'],
  ['I broke my wrist ten years ago and it still clicks'],
  ['I sprained my wrist in college, the same one'],
  ['I sprained my wrist before, this wrist'],
  ['I had arthritis in my hip before'],
  ['I had an ear infection two years ago'],
  ['I had a retinal detachment in my eye a while ago'],
])('is of the side that the visit is about: %s', (text) => {
  expect(isOld(text)).toBe(false)
})

test.each([
  ["I've had a few sprains of my wrist before but I never broke this wrist"],
  ["I broke my wrist before, it wasn't this wrist"],
  ['this toe, I hurt it some time ago'],
  ['I broke my wrist ten years ago and have had no trouble since'],
])('is not shown to be the one that the visit is about: %s', (text) => {
  expect(isOld(text)).toBe(true)
})

test('what was never hurt was hurt on neither side', () => {
  expect(isOld('I hurt my ankle before', { polarity: 'absent' })).toBe(false)
})

test.each([
  ['Was it the same hip?', 'Yes, it was.', false],
  ['Was it the same hip?', 'No.', true],
  ['Was it the same hip?', "I don't remember.", true],
  ['Does the same hip hurt at night?', 'Yes.', true],
])('which one it was is asked behind it: %s %s', (question, reply, isOldOne) => {
  const behind: LedgerLine[] = [
    { role: 'clinician', text: question },
    { role: 'patient', text: reply },
  ]
  expect(isOld('I broke my hip before', {}, ...behind)).toBe(isOldOne)
})
