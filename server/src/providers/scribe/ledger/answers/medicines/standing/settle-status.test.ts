import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { spokenSentences } from '../../../sheet/speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../../../sheet/testing/given-visit.ts'
import { settleStatus } from './settle-status.ts'

test.each<[string, Fact['status'], Fact['status'], ...string[]]>([
  ['given by others', 'start', 'took', 'patient: The hospital gave me iron.'],
  ['a wish of others', 'start', 'mentioned', 'patient: My sister told me to try iron.'],
  ['a yearly course', 'start', 'took', "patient: Each winter I'll get prescribed some iron."],
  ['a hope', 'start', 'mentioned', "patient: I guess I'll get some iron.", "doctor: Let's see."],
  ['a wish', 'start', 'mentioned', 'patient: I was hoping to get some iron.'],
  [
    'a wish that is denied',
    'start',
    'mentioned',
    "patient: I'd get some iron.",
    "doctor: I don't think you need it today.",
  ],
  [
    'a wish that is granted',
    'start',
    'start',
    'patient: I was hoping to get some iron.',
    "doctor: I'll send it in.",
  ],
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

test.each([
  ['takes', 'I take it every week.'],
  ['took', 'I was on it in May.'],
  ['took', 'I was told to use it every week.'],
])('what is told of it later counts: %s, %s', (status, answer) => {
  const visit = givenVisit('patient: Iron made me sick.', 'doctor: And now?', `patient: ${answer}`)
  const fact = heardIn(visit, 'Iron', { kind: 'medication', status: 'took' })
  const later = heardIn(visit, answer.slice(-6, -1), { kind: 'medication' })
  const told = { ...fact, said: [...fact.said, ...later.said] }
  expect(settleStatus(told, spokenSentences(visit)).status).toBe(status)
})

test.each([
  ['in its first words', ['patient: When I take it, iron makes me sick.'], 'When'],
  [
    'by the clinician',
    ['patient: Iron made me sick.', 'doctor: I take it you left it off.'],
    'off',
  ],
])('what is said %s does not make it taken now', (_, lines, words) => {
  const visit = givenVisit(...lines)
  const name = lines[0]?.includes('Iron') === true ? 'Iron' : 'iron'
  const fact = heardIn(visit, name, { kind: 'medication', status: 'took' })
  const later = words === 'off' ? heardIn(visit, words, {}).said : []
  const told = { ...fact, said: [...fact.said, ...later] }
  expect(settleStatus(told, spokenSentences(visit)).status).toBe('took')
})

test('what a person wrote stays as it is', () => {
  const visit = givenVisit('patient: The hospital gave me iron.')
  const fact = heardIn(visit, 'iron', { kind: 'medication', status: 'start' })
  const typed: Fact = { ...fact, source: 'typed' }
  expect(settleStatus(typed, spokenSentences(visit)).status).toBe('start')
})

test('the name decides, and not the last of the words that were read', () => {
  const visit = givenVisit('patient: She suggested to try iron for a good night of sleep.')
  const words = 'iron for a good night of sleep'
  const fact = heardIn(visit, words, { kind: 'medication', status: 'start' })
  expect(settleStatus(fact, spokenSentences(visit)).status).toBe('mentioned')
})
