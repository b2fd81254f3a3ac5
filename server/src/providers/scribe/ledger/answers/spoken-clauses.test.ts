import { expect, test } from 'vitest'
import { spokenClauses } from './spoken-clauses.ts'

function clausesOf(text: string): string[] {
  return spokenClauses([{ id: 's0', index: 0, speaker: 'doctor', text }]).map((each) => each.text)
}

test('a line without marks is cut where a clause begins', () => {
  expect(
    clausesOf(
      'the cut on your thumb is clean and it has healed very well since we put the stitches in i want you to keep it dry for two more days and i will see you again in a week at the clinic in town',
    ),
  ).toEqual([
    'The cut on your thumb is clean and it has healed very well since we put the stitches in.',
    'I want you to keep it dry for two more days.',
    'I will see you again in a week at the clinic in town.',
  ])
})

test('a condition stays with what is to be done', () => {
  const clauses = clausesOf(
    'i think the wrist is only sprained and it should be fine in a few days you can use it at work please call us if you cannot move your fingers or you feel numb in the hand',
  )
  expect(clauses.at(-1)).toBe(
    'Please call us if you cannot move your fingers or you feel numb in the hand.',
  )
})

test('a pause ends no sentence', () => {
  expect(clausesOf('I will ring you in ... in about two days. Rest.')).toEqual([
    'I will ring you in about two days.',
    'Rest.',
  ])
})

test('what somebody is to do is not cut off as a question', () => {
  const clauses = clausesOf(
    'also i am gon na go ahead and have you use the old cane and the soft brace we had given you some of them in the past for two more weeks at home at work and on the way to and from the gym',
  )
  expect(clauses.join(' ')).toContain('go ahead and have you use the old cane')
})

function secondOf(question: string, answer: string): string | undefined {
  const segments = [question, answer].map((text, index) => ({
    id: `s${String(index)}`,
    index,
    speaker: index === 0 ? 'doctor' : 'patient',
    role: index === 0 ? ('clinician' as const) : ('patient' as const),
    text,
  }))
  return spokenClauses(segments).at(-1)?.text
}

test.each([
  ['answers a question', 'Are you still on the iron?', 'Yes .', 'Yes.'],
  ['answers no open question', 'Which tablets are you taking?', 'Yeah .', ''],
  ['answers no statement', 'The iron is a small tablet.', 'Yeah .', ''],
])('a bare yes %s', (_, question, answer, text) => {
  expect(secondOf(question, answer)).toBe(text)
})
