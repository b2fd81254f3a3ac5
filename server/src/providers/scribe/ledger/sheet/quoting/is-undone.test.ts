import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { factsWithin } from '../speech/facts-within.ts'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'
import { isUndone } from './is-undone.ts'

type Heard = readonly [words: string, told: Partial<FactContent>]

function undone(lines: readonly string[], ...heard: readonly Heard[]): boolean {
  const visit = givenVisit(...lines)
  const spoken = spokenSentences(visit)
  const facts = heard.map(([words, told]) =>
    heardIn(visit, words, { kind: 'medication', concept: 'iron', ...told }),
  )
  const [first] = spoken
  return isUndone(0, spoken, { within: first ? factsWithin(first, facts) : [], facts })
}

test.each<[string, boolean, string[], ...Heard[]]>([
  ['refused', true, ['doctor: I start iron.'], ['iron', { status: 'declined' }]],
  [
    'refused later',
    true,
    ['doctor: I start iron.', 'patient: Iron is not for me.'],
    ['Iron', { status: 'declined' }],
  ],
  [
    'refused at first',
    false,
    ['doctor: I start iron.', 'patient: Iron is not for me.', 'doctor: Then iron it is.'],
    ['Iron', { status: 'declined' }],
    ['iron it is', { status: 'start' }],
  ],
  ['dropped', true, ['doctor: I start iron.'], ['iron', { status: 'start', polarity: 'absent' }]],
  [
    'denied in its own words',
    false,
    ['doctor: Avoid the iron.'],
    ['iron', { status: 'start', polarity: 'absent' }],
  ],
  ['kept as it was', true, ['doctor: We increase the iron.'], ['iron', { status: 'continue' }]],
  [
    'kept for the pain',
    false,
    ['doctor: Go on with iron to reduce that pain.'],
    ['iron', { status: 'continue' }],
  ],
  [
    'kept beside one that is changed',
    false,
    ['doctor: Keep the iron, and we increase the zinc.'],
    ['iron', { status: 'continue' }],
    ['zinc', { status: 'increase', concept: 'zinc' }],
  ],
  [
    'of somebody else',
    false,
    ['doctor: We increase the iron.'],
    ['iron', { status: 'continue', who: 'mother' }],
  ],
  ['taken back', true, ['doctor: I start iron. Scratch that.'], ['iron', { status: 'start' }]],
  ['begun', false, ['doctor: I start iron.'], ['iron', { status: 'start' }]],
])('a medicine that is %s is undone: %s', (_, is, lines, ...heard) => {
  expect(undone(lines, ...heard)).toBe(is)
})
