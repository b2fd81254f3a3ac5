import { describe, expect, test } from 'vitest'
import { isQuestion } from '../../../clinical/find-question.ts'
import { fuseAnswers } from './fuse-answers.ts'
import { statementOf } from './testing/statement-of.ts'

const talk = (...lines: string[]) =>
  fuseAnswers(
    lines.map((text, index) =>
      statementOf(text, {
        index,
        segmentIds: [`s${index}`],
        isQuestion: isQuestion(text),
        role: index % 2 ? 'patient' : 'clinician',
      }),
    ),
  )

describe('a question and its answer', () => {
  test('are one statement that rests on both lines, and the bare answer is used up', () => {
    expect(talk('any chest pain?', 'no')).toMatchObject([
      { answer: 'no', segmentIds: ['s0', 's1'] },
    ])
  })
  test('a longer answer stays a statement of its own', () => {
    expect(
      talk('do you smoke?', 'yes but only on weekends when i am out with friends'),
    ).toHaveLength(2)
  })
  test('a short answer to an open question is told with what it answers', () => {
    expect(talk('how long has it been?', 'three weeks')[1]?.text).toBe(
      'onset or duration: three weeks',
    )
  })
  test('what the clinician does while asking belongs to the question', () => {
    const index = 0
    const fused = fuseAnswers([
      statementOf('when i press here', { index }),
      statementOf('does that hurt', { index, isQuestion: true }),
      statementOf('no', { index: 1, role: 'patient' }),
    ])
    expect(fused).toMatchObject([{ text: 'does that hurt when i press here', answer: 'no' }])
  })
  test('a list of things that was cut into lines is answered as a whole', () => {
    const answers = fuseAnswers([
      statementOf('any chest pain, nausea', { index: 0, isQuestion: true, segmentIds: ['a'] }),
      statementOf('fever, chills?', { index: 1, isQuestion: true, segmentIds: ['b'] }),
      statementOf('no', { index: 2, role: 'patient', segmentIds: ['c'] }),
    ]).map(({ answer }) => answer)
    expect(answers).toEqual(['no', 'no'])
  })
  test.each([
    ['yeah so i vomited at the start', null],
    ['i have not vomited since', 'no'],
    ['i did cough a little', 'no'],
  ] as const)('after a no to vomiting, “%s” leaves the answer %s', (next, answer) => {
    const [question] = fuseAnswers([
      statementOf('any vomiting at all?', { index: 0, isQuestion: true }),
      statementOf('no', { index: 1, role: 'patient' }),
      statementOf(next, { index: 2, role: 'patient' }),
    ])
    expect(question?.answer).toBe(answer)
  })
  test('an answer does not reach back to a question of another kind', () => {
    const [first] = fuseAnswers([
      statementOf('does it hurt', { index: 0, isQuestion: true, segmentIds: ['a'] }),
      statementOf('fever, chills?', { index: 1, isQuestion: true, segmentIds: ['b'] }),
      statementOf('no', { index: 2, role: 'patient', segmentIds: ['c'] }),
    ])
    expect(first?.answer).toBeNull()
  })
  test('a question that nobody answers stays open', () => {
    expect(talk('any chest pain?', 'the weather is nice')[0]?.answer).toBeNull()
  })
})
