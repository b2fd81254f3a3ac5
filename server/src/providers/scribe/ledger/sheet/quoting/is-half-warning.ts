import type { Quotation } from './quotation.ts'
import { CONTACT, EMERGENCY } from '../sheet-rules.data.ts'

const ONLY_SIGNS = /^“(?:(?:and|so|but|now|or|in the meantime|again),? )*if\b[^“]*”$/i
const LEADS_TO =
  /, ?(?:then|the|this|your|you|i|we|i'\w+|we'\w+|you'\w+|take|stop|please|just|it|it'\w+|that|that's|there's|try|use|drink|go|feel free|make|do|don't)\b|\b(?:then|should|need to|can|could|may|might|will|would|want you|stop|take|see|tell|come|go|book)\b/i

/** A quotation that tells signs and nothing to do about them. */
export function isHalfWarning(text: string): boolean {
  if (!ONLY_SIGNS.test(text) || CONTACT.test(text) || EMERGENCY.test(text)) return false
  return !LEADS_TO.test(text)
}

/** Signs stay where the next quotation goes on with them. */
export function withoutHalfWarnings(quotations: readonly Quotation[]): Quotation[] {
  return quotations.filter(
    ({ use, text }, at) =>
      use !== 'warning' ||
      !isHalfWarning(text) ||
      /^“(?:or|and|then)\b/i.test(quotations[at + 1]?.text ?? ''),
  )
}
