import { describe, expect, test } from 'vitest'
import { writeLetter } from './write-letter.ts'

const SECTIONS = [
  { title: 'Recipient', sentences: ['[to be completed]'] },
  { title: 'Subjective', sentences: ['The patient has had a cough for 3 days.', 'Denies fever.'] },
  { title: 'Assessment', sentences: ['Asthma.', 'High blood pressure.'] },
  { title: 'Allergies', sentences: ['Not discussed'] },
  { title: 'Plan', sentences: ['I will order an X-ray'] },
]

describe('a note as a letter', () => {
  test('greets, tells section by section, and closes with a blank for the name', () => {
    expect(writeLetter('make it a letter', SECTIONS)).toBe(
      [
        'Dear colleague,',
        'The patient has had a cough for 3 days. Denies fever.',
        'Assessment: Asthma; High blood pressure.',
        'Plan: I will order an X-ray.',
        'Yours sincerely,',
        '[to be completed]',
      ].join('\n\n'),
    )
  })

  test.each([
    ['make it a letter to Dr. Okafor', SECTIONS, 'Dear Dr. Okafor,'],
    [
      'make it a letter',
      [{ title: 'Recipient', sentences: ['Refer to Dr. Hale.'] }, ...SECTIONS],
      'Dear Dr. Hale,',
    ],
    [
      'make it a letter',
      [...SECTIONS, { title: 'Plan', sentences: ['Seen by Dr. Hale before.'] }],
      'Dear colleague,',
    ],
  ])('%s names only whom it goes to', (wish, sections, greeting) => {
    expect(writeLetter(wish, sections)?.split('\n')[0]).toBe(greeting)
  })

  test('with nothing to tell there is none', () => {
    expect(writeLetter('a letter', [{ title: 'Plan', sentences: ['Not discussed'] }])).toBeNull()
  })
})
