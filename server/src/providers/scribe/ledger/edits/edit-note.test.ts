import { describe, expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { editNote } from './edit-note.ts'

const NOTE = [
  '## Subjective',
  '',
  'Cough for 3 days. Denies fever. Smokes 10 a day.',
  '',
  '## Plan',
  '',
  '- Start lisinopril 20 mg daily.',
  '- Drink plenty of water.',
  '- Return if fever.',
].join('\n')
const KNOWN = { patientName: 'Ana', clinicianName: null, date: '2026-03-09' }
const facts = givenFacts({ kind: 'social', concept: 'alcohol use', polarity: 'absent' }).map(
  (fact) => ({
    ...fact,
    text: 'Does not drink alcohol.',
  }),
)

function edit(instruction: string, text = NOTE): string {
  const done = editNote({ instruction, text, facts, known: KNOWN })
  return done.kind === 'edit' ? done.text : `DECLINED ${done.reason}`
}

describe('a sentence', () => {
  test('is added in the person’s words', () => {
    expect(edit('Add: she will call on Monday')).toContain(
      '- Return if fever.\n- She will call on Monday.',
    )
    expect(edit('Add to the subjective: no chills.')).toContain('Smokes 10 a day. No chills.')
  })

  test('is added out of the ledger, or not at all', () => {
    expect(edit('Add a line about alcohol to the subjective')).toContain(
      'Smokes 10 a day. Does not drink alcohol.',
    )
    expect(edit('Add a sentence about asthma')).toMatch(/^DECLINED Nothing about “asthma”/)
  })

  test('is removed by what it is about', () => {
    expect(edit('Remove the sentence about smoking')).toContain(
      'Cough for 3 days. Denies fever.\n\n## Plan',
    )
    expect(edit('Remove the sentence about fever from the plan')).toBe(
      NOTE.replace('\n\nCough', '\nCough')
        .replace('\n\n- Start', '\n- Start')
        .replace('\n- Return if fever.', ''),
    )
    expect(edit('Remove the sentence about asthma')).toMatch(/^DECLINED No sentence/)
  })
})

describe('a dose', () => {
  test('is changed where it is clear which one is meant', () => {
    expect(edit('Change the dose to 40 mg')).toContain('Start lisinopril 40 mg daily.')
    expect(edit('Change the dose of lisinopril to 40 mg')).toContain(
      'Start lisinopril 40 mg daily.',
    )
  })

  test('is left alone where it is not', () => {
    const two = `${NOTE}\n- Continue metformin 500 mg.`
    expect(edit('Change the dose to 40 mg', two)).toMatch(/^DECLINED Several doses/)
    expect(edit('Change the dose of metformin to 1000 mg', two)).toContain(
      '20 mg daily.\n- Drink plenty of water.\n- Return if fever.\n- Continue metformin 1000 mg.',
    )
    expect(edit('Change the dose of warfarin to 5 mg')).toBe(
      'DECLINED No dose of warfarin stands in the note.',
    )
    const both = '## Plan\nIncrease lisinopril from 20 mg to 40 mg.'
    expect(edit('Change the dose of lisinopril to 10 mg', both)).toMatch(
      /^DECLINED A sentence tells the dose before/,
    )
  })
})

test('words are replaced as words', () => {
  expect(edit('Replace lisinopril with ramipril')).toContain('Start ramipril 20 mg daily.')
  expect(edit('Replace start with begin')).toContain('- Begin lisinopril')
  expect(edit('Replace lis with x')).toMatch(/^DECLINED/)
})

test('a section is shortened without its doses and warnings being lost', () => {
  const short = edit('Shorten the plan')
  expect(short).toContain('lisinopril 20 mg')
  expect(short).toContain('Return if fever.')
  expect(short).not.toContain('water')
  expect(short).toContain('Smokes 10 a day.')
})

test('it becomes bullet points or a letter', () => {
  expect(edit('Put it into bullet points')).toContain('- Cough for 3 days.\n- Denies fever.')
  expect(edit('Make it a letter to cardiology')).toContain('Dear colleague,')
})

test('a section is removed by its name', () => {
  expect(edit('Remove the plan section')).toBe(
    '## Subjective\nCough for 3 days. Denies fever. Smokes 10 a day.',
  )
})

test.each([
  ['Translate it to Spanish', 'cannot translate'],
  ['Make it rhyme', 'cannot do this change'],
])('%s is declined plainly', (wish, words) => {
  expect(edit(wish)).toContain(words)
})
