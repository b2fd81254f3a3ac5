import type { Statement } from '../statement.ts'

export function statementOf(text: string, rest: Partial<Statement> = {}): Statement {
  return {
    text,
    role: 'clinician',
    segmentIds: ['a'],
    index: 0,
    position: 0.5,
    isQuestion: false,
    answer: null,
    ...rest,
  }
}
