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

test('what was surely read stands there as an instruction', () => {
  const read = { act: 'advise', sureness: 0.8 } as const
  expect(besides('doctor: I want you to wear the brace at work.', 'brace', read)).toEqual([
    '“I want you to wear the brace at work.”',
  ])
})

test.each([
  ['what is dictated', 'doctor: The patient will need to wear the brace at work.'],
  ['what breaks off', 'doctor: I want you to wear the brace and the.'],
  ['what is taken back', 'doctor: I want you to wear the brace. Actually no, leave it off.'],
  [
    'what would have been done',
    'doctor: If it had been torn, I want you to wear the brace at work.',
  ],
  ['what somebody could do', 'doctor: You could wear the brace at work.'],
  ['what is only offered', "doctor: If you're interested, wear the brace at work."],
  ['what is for somebody else', 'doctor: Your wife should wear the brace at work.'],
])('%s does not', (_, line) => {
  expect(besides(line, 'brace', { act: 'advise', sureness: 0.8 })).toEqual([])
})

test('what not to do stands there as well, and what may come where it gets worse', () => {
  const no = { act: 'advise', polarity: 'absent', sureness: 0.5 } as const
  expect(besides('doctor: I would recommend not skiing for now.', 'skiing', no)).toHaveLength(1)
  const possible = { certainty: 'possible' } as const
  const line = 'doctor: If it gets worse then we can do a scan.'
  expect(besides(line, 'scan', possible)).toHaveLength(1)
})

test('what the patient refuses does not', () => {
  const visit = givenVisit(
    'doctor: I want you to wear the brace at work.',
    "patient: No, I don't want that.",
  )
  const fact = heardIn(visit, 'brace', { kind: 'plan', act: 'advise', sureness: 0.8 })
  expect(quoteBesides([fact], NOTHING, spokenSentences(visit))).toEqual([])
})

test('what nothing was read from does not: a fact that a person has deleted must not come back', () => {
  expect(besides('doctor: I want you to wear the brace at work.')).toEqual([])
})

test('what the sheet tells already is not quoted again', () => {
  const visit = givenVisit('patient: It hurts.', 'doctor: I want you to wear the brace at work.')
  const told = [heardIn(visit, 'brace', { kind: 'plan', act: 'advise' })]
  expect(quoteBesides(told, { quotations: [], told }, spokenSentences(visit))).toEqual([])
})

test('who arranges it stands behind it', () => {
  const read = { act: 'procedure', sureness: 0.8 } as const
  const said = (next: string) =>
    besides(`doctor: You need a scan of the hip anyway. ${next}`, 'scan of the hip', read)
  expect(said("I'll get that arranged. They will call you with a day.")).toEqual([
    "“You need a scan of the hip anyway.” “I'll get that arranged.” “They will call you with a day.”",
  ])
  expect(said('They will like you.')).toEqual(['“You need a scan of the hip anyway.”'])
})

test('a parting is no visit', () => {
  const read = { act: 'follow_up', sureness: 0.8 } as const
  expect(besides('doctor: And we will see you next time.', 'see you next time', read)).toEqual([])
})
