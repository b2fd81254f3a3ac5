import type {
  Fact,
  FactAct,
  FactAttribute,
  FactKind,
  FactStatus,
} from '@chartwright/contract/facts'

export const KIND_WORDS: Readonly<Record<FactKind, string>> = {
  complaint: 'Reason for the visit',
  symptom: 'Symptom',
  history: 'History',
  medication: 'Medicine',
  allergy: 'Allergy',
  family: 'Family history',
  social: 'Social history',
  finding: 'Examination finding',
  measurement: 'Measurement',
  result: 'Test result',
  assessment: 'Problem',
  plan: 'Order or follow-up',
}

export const STATUS_WORDS: Readonly<Record<FactStatus, string>> = {
  takes: 'Takes',
  took: 'Took before',
  start: 'Start',
  increase: 'Increase',
  decrease: 'Decrease',
  continue: 'Continue',
  stop: 'Stop',
  hold: 'Hold',
  refill: 'Refill',
  advise: 'Advised',
  offered: 'Offered',
  declined: 'Declined',
  mentioned: 'Mentioned',
  new: 'New',
  stable: 'Stable',
  improved: 'Improved',
  worse: 'Worse',
  controlled: 'Controlled',
  uncontrolled: 'Uncontrolled',
  resolved: 'Resolved',
  suspected: 'Suspected',
}

export const ACT_WORDS: Readonly<Record<FactAct, string>> = {
  order: 'Order',
  refer: 'Referral',
  procedure: 'Procedure',
  advise: 'Advice',
  follow_up: 'Follow-up',
  safety_net: 'When to come back',
  emergency: 'Emergency',
  counsel: 'Counselling',
  declined: 'Declined',
}

/** Where it came from, if it was not heard. */
export const SOURCE_WORDS: Readonly<Record<Exclude<Fact['source'], 'heard'>, string>> = {
  typed: 'Typed',
  corrected: 'Corrected',
  added: 'Added',
  carried: 'From last time',
}

/** What can be corrected for each kind, besides its name; other details are kept. */
export const DETAILS: Readonly<Record<FactKind, readonly FactAttribute[]>> = {
  complaint: ['side', 'duration'],
  symptom: ['side', 'duration', 'severity'],
  history: ['side', 'when'],
  medication: ['dose', 'frequency', 'route'],
  allergy: ['detail'],
  family: ['detail'],
  social: ['amount', 'frequency'],
  finding: ['side', 'site'],
  measurement: ['value', 'unit'],
  result: ['detail', 'value'],
  assessment: ['side'],
  plan: ['side', 'when', 'condition'],
}

const DETAIL_WORDS: Partial<Readonly<Record<FactAttribute, string>>> = {
  duration: 'For how long',
  when: 'When',
  site: 'Where',
  condition: 'If',
}

export function detailLabel(kind: FactKind, detail: FactAttribute): string {
  if (detail === 'detail')
    return kind === 'allergy' ? 'Reaction' : kind === 'result' ? 'Test' : 'Detail'
  return DETAIL_WORDS[detail] ?? detail.charAt(0).toUpperCase() + detail.slice(1)
}
