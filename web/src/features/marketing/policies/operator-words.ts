import { audioDeletion } from '../../../lib/audio-deletion.ts'
import { readSiteFacts } from '../../../lib/site-facts.ts'

export interface OperatorWords {
  /** In the middle of a sentence. */
  readonly operator: string
  /** At the beginning of one. */
  readonly Operator: string
  /** How to reach it: 'by email at … or by phone at …'. */
  readonly reach: string
  readonly compliance: boolean
  /** As in 'deleted 7 days after its transcript is complete'. */
  readonly audioDeletion: string
}

/** The operator as the policies refer to it. */
export function operatorWords(): OperatorWords {
  const { operator, email, phone, compliance, audioRetentionDays } = readSiteFacts()
  const named = operator !== ''
  return {
    operator: named ? operator : 'the organisation that runs this installation',
    Operator: named ? operator : 'The organisation that runs this installation',
    reach: phone === '' ? `by email at ${email}` : `by email at ${email} or by phone at ${phone}`,
    compliance,
    audioDeletion: audioDeletion(audioRetentionDays),
  }
}
