import { describe, expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { statementOf } from './testing/statement-of.ts'

const said = (...texts: string[]) =>
  texts.map((text, index) => ({
    sentence: `${text}.`,
    statement: statementOf(text, { index, position: index / 10 }),
    chance: 0.5,
  }))

describe('answers', () => {
  test('quote the lines that they rest on', () => {
    expect(
      answerQuestion(
        'what about the knee',
        'general',
        said('the knee is swollen', 'the sun shines'),
        [],
      ),
    ).toBe('- the knee is swollen. [1]')
  })
  test('know an allergy by what it does', () => {
    expect(
      answerQuestion(
        'any allergies?',
        'general',
        said('penicillin gives me a rash', 'i am well'),
        [],
      ),
    ).toBe('- penicillin gives me a rash. [1]')
  })
  test('give every dose, and doses that contradict each other', () => {
    const answer = answerQuestion(
      'which dose',
      'dosage',
      said('take lisinopril 10 mg', 'lisinopril 20 mg is what you take'),
      [],
    )
    expect(answer).toContain('[1]')
    expect(answer).toContain('Two doses were said for lisinopril: 10 mg [1], 20 mg [2].')
  })
  test('say so when nothing was said', () => {
    expect(answerQuestion('which dose', 'dosage', said('the knee is swollen'), [])).toBe(
      'No dose was said in this session.',
    )
    expect(answerQuestion('any fever', 'general', said('the knee is swollen'), [])).toBe(
      'Nothing about that was said in this session.',
    )
  })
  test('about the history are about what was asked, or say that nothing was said', () => {
    const visit = said(
      'i have had a sore throat for 4 days',
      'drink plenty and come back in 3 days',
    )
    expect(answerQuestion('How long has the throat been sore?', 'history', visit, [])).toBe(
      '- i have had a sore throat for 4 days. [1]',
    )
    expect(answerQuestion('Does the patient smoke?', 'history', visit, [])).toBe(
      'Nothing about that was said in this session.',
    )
  })
  test('code only what was named', () => {
    expect(answerQuestion('codes', 'coding', said('your hypertension is better'), [])).toBe(
      '- Hypertension: I10 [1]',
    )
  })

  describe('where the talk is silent', () => {
    const notes = [
      {
        id: 'n',
        title: 'SOAP',
        text: 'Subjective\nKnee pain [3] since May. No fever.\n\nAllergies\nNot discussed\n\nPlan\nIbuprofen 400 mg twice a day.\nReview in 2 weeks.',
      },
    ]
    const silent = said('the sun shines')

    test('tell what a saved note says, as the note’s', () => {
      expect(answerQuestion('which dose', 'dosage', silent, notes)).toBe(
        'No dose was said in this session.\n\n- Ibuprofen 400 mg twice a day. (from the note “SOAP”)',
      )
    })
    test('never make a line of the transcript out of a figure in a note', () => {
      expect(answerQuestion('what about the knee', 'general', silent, notes)).toContain(
        '- Knee pain (3) since May. (from the note “SOAP”)',
      )
    })
    test('take no placeholder for an answer', () => {
      expect(answerQuestion('any allergies', 'general', silent, notes)).toBe(
        'Nothing about that was said in this session.',
      )
    })
    test('leave the notes out where the talk answers', () => {
      expect(
        answerQuestion('which dose', 'dosage', said('take lisinopril 10 mg'), notes),
      ).not.toContain('note')
    })
  })
})
