import { describe, expect, test } from 'vitest'
import { phraseStatement } from './phrase-statement.ts'
import { statementOf } from './testing/statement-of.ts'
import type { Pronouns } from './third-person.ts'
import { untraceableWords } from './untraceable-words.ts'

const SHE: Pronouns = { subject: 'she', object: 'her', possessive: 'her' }

describe('clinical phrasing', () => {
  test.each([
    ['patient', 'i have had a cough for 3 days', 'The patient has had a cough for 3 days.'],
    ['patient', 'my knee hurts when i walk', 'Her knee hurts when the patient walks.'],
    ['clinician', 'i am going to order an mri', 'I will order an MRI.'],
    ['clinician', 'i want you to take it with food', 'The patient should take it with food.'],
    ['clinician', 'i do not appreciate any edema', 'No edema.'],
    ['clinician', 'what i want you to do is rest', 'The patient should rest.'],
    ['clinician', 'the good news is no fracture', 'No fracture.'],
    ['patient', 'noticed a rash on my arm', 'The patient noticed a rash on her arm.'],
    ['clinician', 'your lungs are clear', 'Lungs are clear.'],
    [
      'clinician',
      'martha, it has been a year since your last visit',
      'It has been a year since her last visit.',
    ],
  ] as const)('%s: %s', (role, text, sentence) => {
    expect(phraseStatement(statementOf(text, { role }), SHE)).toBe(sentence)
    expect(untraceableWords(sentence, [text])).toEqual([])
  })

  test('anybody is not the patient', () => {
    const said = statementOf('you get dizzy with it', { role: 'patient' })
    expect(phraseStatement(said, SHE)).toBeNull()
  })

  test('doubt stays doubt', () => {
    expect(phraseStatement(statementOf('i think you may have a strain'), SHE)).toBe(
      'I think the patient may have a strain.',
    )
  })

  test.each(['how are you', 'not really', 'bye', 'in terms of your diabetes', 'it is okay'])(
    '%s makes no sentence',
    (text) => {
      expect(
        phraseStatement(statementOf(text, { isQuestion: text.startsWith('how') }), SHE),
      ).toBeNull()
    },
  )

  test('a patient is spoken to as you', () => {
    expect(phraseStatement(statementOf('i want you to rest your knee'), SHE, 'patient')).toBe(
      'You should rest your knee.',
    )
    expect(
      phraseStatement(
        statementOf('i am allergic to penicillin', { role: 'patient' }),
        SHE,
        'patient',
      ),
    ).toBe('You are allergic to penicillin.')
  })

  test('typed text stays as it was typed', () => {
    expect(phraseStatement(statementOf('Known to Dr Okafor', { role: 'typed' }), SHE)).toBe(
      'Known to Dr Okafor.',
    )
  })
})
