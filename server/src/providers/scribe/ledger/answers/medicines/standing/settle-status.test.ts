import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { spokenSentences } from '../../../sheet/speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../../../sheet/testing/given-visit.ts'
import { settleStatus } from './settle-status.ts'

test.each<[string, Fact['status'], Fact['status'], ...string[]]>([
  ['given by others', 'start', 'took', 'patient: The hospital gave me iron.'],
  ['a wish of others', 'start', 'mentioned', 'patient: My sister told me to try iron.'],
  ['a yearly course', 'start', 'took', "patient: Each winter I'll get prescribed some iron."],
  ['advice of the visit', 'took', 'advise', 'doctor: I recommend taking some iron.'],
  ['an order', 'start', 'start', "doctor: We'll get you put on iron today."],
  ['an order behind news', 'start', 'start', "doctor: We've been given news. I'll start iron."],
  [
    'an order in the next sentence',
    'start',
    'start',
    "doctor: They suggested starting iron. I'm going to send that in.",
  ],
  [
    'an order in the next line',
    'start',
    'start',
    'patient: They suggested iron.',
    "doctor: We'll do that.",
  ],
  ['advice that is followed', 'takes', 'takes', 'patient: He told me to take iron and I take it.'],
  ['advice of others before', 'took', 'took', 'patient: They advised taking iron.'],
  ['news of somebody else', 'takes', 'takes', 'doctor: Your mother told me you take iron.'],
])('by its words, %s: read as %s, is %s', (_, read, status, ...lines) => {
  const visit = givenVisit(...lines)
  const fact = heardIn(visit, 'iron', { kind: 'medication', status: read })
  expect(settleStatus(fact, spokenSentences(visit)).status).toBe(status)
})

test('the name decides, and not the last of the words that were read', () => {
  const visit = givenVisit('patient: She suggested to try iron for a good night of sleep.')
  const words = 'iron for a good night of sleep'
  const fact = heardIn(visit, words, { kind: 'medication', status: 'start' })
  expect(settleStatus(fact, spokenSentences(visit)).status).toBe('mentioned')
})
