import type { Consent, ConsentAnswer } from '@chartwright/contract/consent'
import { momentOf } from '../../lib/text/relative-time.ts'

export const answerLabels: Record<Consent['answer'], string> = {
  verbal: 'Verbal',
  written: 'Written',
  standing: 'Standing',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

export const answerHints: Record<ConsentAnswer, string> = {
  verbal: 'The patient says yes.',
  written: 'The patient has signed a form.',
  standing: 'The patient agreed earlier, for this visit too.',
  declined: 'The patient says no. Nothing is recorded.',
}

/** 'Consent: verbal, 10:42 AM' */
export function describeConsent(last: Consent | undefined): string {
  if (!last) return 'Consent: not recorded'
  return `Consent: ${last.answer}, ${momentOf(new Date(last.recorded_at))}`
}
