import { expect, test } from 'vitest'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'
import { quoteBesides } from './quote-besides.ts'

const NOTHING = { quotations: [], told: [] }

function besides(line: string, words?: string, fact: Parameters<typeof heardIn>[2] = {}): string[] {
  const visit = givenVisit('patient: It hurts.', line)
  const facts =
    words === undefined ? [] : [heardIn(visit, words, { kind: 'plan', act: 'order', ...fact })]
  return quoteBesides(facts, NOTHING, spokenSentences(visit)).map(({ text }) => text)
}

test('what may come stands on a sheet with what it depends on', () => {
  const possible = { certainty: 'possible' } as const
  expect(besides('doctor: If the knee locks, we may do a scan of it.', 'scan', possible)).toEqual([
    '“If the knee locks, we may do a scan of it.”',
  ])
  expect(besides('doctor: We may do a scan of it.', 'scan', possible)).toEqual([])
})

test('a plain instruction stands there though nothing was read from it', () => {
  expect(besides('doctor: I want you to wear the brace at work.')).toEqual([
    '“I want you to wear the brace at work.”',
  ])
})

test.each([
  ['what points at something unnamed', "doctor: I'm going to send those to your pharmacy."],
  ['what is dictated', 'doctor: The patient will need to wear the brace at work.'],
  ['what breaks off', 'doctor: I want you to wear the brace and the.'],
])('%s does not', (_, line) => {
  expect(besides(line)).toEqual([])
})

test('what the sheet tells already is not quoted again', () => {
  const visit = givenVisit('patient: It hurts.', 'doctor: I want you to wear the brace at work.')
  const told = [heardIn(visit, 'brace', { kind: 'plan', act: 'advise' })]
  expect(quoteBesides(told, { quotations: [], told }, spokenSentences(visit))).toEqual([])
})
