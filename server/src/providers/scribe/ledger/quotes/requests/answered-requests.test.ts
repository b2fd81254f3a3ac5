import { describe, expect, test } from 'vitest'
import { givenVisit } from '../../sheet/testing/given-visit.ts'
import { answeredRequests } from './answered-requests.ts'
import { ANSWERS, ASKS_LEAVE } from './request.data.ts'

describe('how leave is asked for and given', () => {
  test.each([...ASKS_LEAVE, ...ANSWERS])('%s', (_, pattern, example, unlike) => {
    expect(pattern.test(example)).toBe(true)
    expect(pattern.test(unlike)).toBe(false)
  })
})

const BEFORE = ['doctor: How is the back?', 'patient: It aches.', 'doctor: And at night?']

function quoted(note: string, ...lines: string[]): string[] {
  return answeredRequests(givenVisit(...BEFORE, ...lines), note).map(({ text }) => text)
}

test.each([
  [
    ['patient: Can I keep swimming? I do lengths.', 'doctor: Hold off on that until the scan.'],
    '“Can I keep swimming? I do lengths. — Hold off on that until the scan.”',
  ],
  [
    ['patient: Should I still wear the brace?', 'doctor: Yes, at work.'],
    '“Should I still wear the brace? — Yes, at work.”',
  ],
  [
    ['patient: Can I play on Sunday?', 'doctor: Not yet. Two more weeks without contact.'],
    '“Can I play on Sunday? — Not yet. Two more weeks without contact.”',
  ],
  [
    ['patient: Twice a day. And the parrot?', 'doctor: Keep it out of the kitchen.'],
    '“The parrot? — Keep it out of the kitchen.”',
  ],
])('%s', (lines, expected) => {
  expect(quoted('Denies fever.', ...lines)).toEqual([expected])
})

test.each([
  [
    'what the note tells',
    'Avoid ladders.',
    ['patient: Can I go up ladders?', "doctor: I'd avoid ladders for now."],
  ],
  ['an answer that is a question', '', ['patient: Can I drive?', 'doctor: Yes, do you drive far?']],
  ['what nobody answers', '', ['patient: Can I drive?', 'doctor: Your knee looks better today.']],
  ['talk', '', ['patient: Can I sit here?', 'doctor: Yes, please do.']],
  ['what the clinician asks', '', ['doctor: Can I take a photo?', 'patient: Yes, of course.']],
])('%s is not quoted', (_, note, lines) => {
  expect(quoted(note, ...lines)).toEqual([])
})

test('terms that the note does not have whole are quoted', () => {
  const lines = ['patient: Does he need another test?', 'doctor: Only if the rash is back.']
  expect(quoted('Rash on the back.', ...lines)).toHaveLength(1)
})

test('that a medicine goes on is quoted unless the note continues it', () => {
  const asked = 'patient: Should I keep taking the lisinopril?'
  const yes = [asked, 'doctor: Yes, keep taking that.']
  expect(quoted('Continue lisinopril 10 mg.', ...yes)).toEqual([])
  expect(quoted('Takes lisinopril 10 mg.', ...yes)).toHaveLength(1)
  expect(quoted('Continue amlodipine 5 mg.', ...yes)).toHaveLength(1)
  const limited = [asked, 'doctor: Yes, until the scan.']
  expect(quoted('Continue lisinopril 10 mg.', ...limited)).toHaveLength(1)
})
