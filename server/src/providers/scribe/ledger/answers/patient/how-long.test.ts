import { describe, expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { answerHowLong } from './answer-how-long.ts'
import { ASKS_HOW_LONG, DAY, NOT_OF_COMPLAINT, SPAN, TELLS_ONSET } from './how-long.data.ts'
import { spokenClauses } from '../spoken-clauses.ts'

function spokenOf(...lines: string[]) {
  return spokenClauses(
    lines.map((text, index) => ({
      id: `s${String(index)}`,
      index,
      speaker: index % 2 === 0 ? 'doctor' : 'patient',
      text,
    })),
  )
}

/** A sentence that a row is for, and one that is none of its kind. */
const EXAMPLES: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  'a medicine or a habit': ['How long have you been smoking?', 'How long did it take to swell?'],
  'a person’s life': ['When did you get married?', 'When did the itch start?'],
  'an earlier treatment or test': ['When was that surgery?', 'When was that fall?'],
  'one bout': ['How long does each one last?', 'Did it start last week?'],
  'what comes and goes in health': ['When was your last period?', 'When was the first cough?'],
  'where or what somebody is': [
    'How long have you been a welder?',
    'How long has that been a problem?',
  ],
  'a time to come': ['I will see you in two weeks.', 'It has hurt for two weeks.'],
}

test.each(NOT_OF_COMPLAINT)('no time of the complaint: %s', (name, pattern) => {
  const [is, isNot] = EXAMPLES[name] ?? ['', '']
  expect(pattern.test(is)).toBe(true)
  expect(pattern.test(isNot)).toBe(false)
})

test.each([
  ['a stretch', SPAN, 'About three weeks or so.', 'She is six years old.'],
  ['a range', SPAN, 'Four or five days.', 'Four or five tablets.'],
  ['a point', SPAN, 'Since Easter.', 'Since then nothing helped.'],
  ['a day', DAY, 'It was Sunday.', 'It was sudden.'],
  ['a question', ASKS_HOW_LONG, 'When did the rash start?', 'When did you eat?'],
  ['an onset', TELLS_ONSET, 'It started a week ago.', 'I started yoga a week ago.'],
])('%s', (_, pattern, is, isNot) => {
  expect(pattern.test(is)).toBe(true)
  expect(pattern.test(isNot)).toBe(false)
})

describe('how long it has been going on', () => {
  test('is told as it was asked and answered', () => {
    const spoken = spokenOf('How long has that been going on?', 'Since Easter, so about six weeks.')
    expect(answerHowLong([], spoken)).toBe(
      '“How long has that been going on?” – “Since Easter, so about six weeks.” [1, 2]',
    )
  })

  test('is told by what is answered to the next question for it', () => {
    const spoken = spokenOf(
      'How long has it been there?',
      'A good while.',
      'Would that be two months, or three months?',
      'Three months.',
    )
    expect(answerHowLong([], spoken)).toContain('Three months.')
  })

  test('is not told by the answer to a short question for something else', () => {
    const spoken = spokenOf(
      'How long has it been sore?',
      'No idea.',
      'And the lump?',
      'For a month.',
    )
    expect(answerHowLong([], spoken)).toBeUndefined()
  })

  test('is not told by an operation, a habit or how long a bout lasts', () => {
    const spoken = spokenOf(
      'How long have you been smoking?',
      'Twenty years.',
      'How long does a cramp last?',
      'Two hours.',
      'And any operations?',
      'My gallbladder was removed two years ago.',
    )
    expect(answerHowLong([], spoken)).toBeUndefined()
  })

  test('is told by the complaint, and by no symptom beside it', () => {
    const facts = givenFacts(
      { kind: 'complaint', concept: 'back pain', attributes: { duration: '4 days' } },
      { kind: 'symptom', concept: 'cough', attributes: { duration: '2 days' } },
      { kind: 'history', concept: 'lumbar fusion', attributes: { when: '6 years ago' } },
    ).map((fact) => ({ ...fact, text: `For long: ${fact.concept}.` }))
    expect(answerHowLong(facts, [])).toBe('For long: back pain. [1]')
  })

  test('is told by a patient who says it unasked', () => {
    const spoken = spokenOf(
      'What brings you in?',
      "My ear hurts, it's been going on for two days.",
      'I saw your chart a week ago.',
      'Right.',
    )
    expect(answerHowLong([], spoken)).toContain('going on for two days')
    expect(answerHowLong([], spoken)).not.toContain('chart')
  })
})
