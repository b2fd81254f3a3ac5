import { ScribeError } from '../scribe/scribe.ts'

/** What can be wrong with an answer that came, in words that follow 'The model …'. */
export const ANSWER_FAULTS = {
  empty: 'answered nothing',
  declined: 'declined to answer',
  'cut-off': 'stopped before it had finished, because it may write no more at once',
  endless: 'did not come to an end',
  repetition: 'repeated itself',
  echo: 'repeated its instructions',
  template: 'repeated the template or its example',
  'no-headings': 'left out the headings of the template',
  'no-list': 'did not answer with a list of tasks',
  'no-room': 'has too small a context window',
} as const
export type AnswerFault = keyof typeof ANSWER_FAULTS

/** The model answered, and what it said cannot be used. */
export class UnusableAnswer extends ScribeError {
  readonly fault: AnswerFault

  constructor(fault: AnswerFault) {
    super(`The model ${ANSWER_FAULTS[fault]}.`)
    this.fault = fault
  }
}
