import type { Fact } from '@chartwright/contract/facts'

const TEST =
  /\b(?:microalbumin|panels?|counts?|levels?|cultures?|urinalysis|a1c|tsh|cbc|bmp|cmp|inr|psa|x-?rays?|mri|ct|scans?|ultrasounds?|ecg|ekg|eeg|echocardiogram|mammogram|colonoscopy|endoscopy|swabs?|biops(?:y|ies)|samples?|blood ?work|bloods|labs?|tests?|titers?|screen)$/

/** What was heard as a prescription although its name is that of a test. */
export function asTest(fact: Fact): Fact {
  const { kind, status, concept } = fact
  if (kind !== 'medication' || status !== 'start' || !TEST.test(concept.toLowerCase())) return fact
  const { when, reason, condition, side, site } = fact.attributes
  const told = { when, reason, condition, side, site }
  const attributes = Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return { ...fact, kind: 'plan', act: 'order', status: '', attributes }
}
