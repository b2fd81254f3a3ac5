import { genericName } from '../find-asked.ts'
import { drugsIn } from './names-drug.ts'
import type { Quotation } from './quotation.ts'
import { CHANGES_COURSE, DOSES, MEETS_AGAIN, ORDERS } from './sheet-rules.data.ts'

const MOST_WORDS = 14

/** Each thing once: one next visit, and a medicine where it is told with its dose. */
export function distinctQuotations(quotations: readonly Quotation[]): Quotation[] {
  return quotations.filter(
    (one, at) => !isSecondVisit(one, at, quotations) && !isToldBetter(one, quotations),
  )
}

/** 'I'll see you in two weeks', said again at the door, perhaps with another time. */
function isSecondVisit(
  { use, text }: Quotation,
  at: number,
  quotations: readonly Quotation[],
): boolean {
  const isVisit = use === 'step' && MEETS_AGAIN.test(text) && text.split(' ').length <= MOST_WORDS
  return (
    isVisit &&
    quotations.some(
      (other, place) => place < at && other.use === 'step' && MEETS_AGAIN.test(other.text),
    )
  )
}

function isToldBetter(one: Quotation, quotations: readonly Quotation[]): boolean {
  if (one.use !== 'medicine' || CHANGES_COURSE.test(one.text)) return false
  const names = namesIn(one)
  const isBare = ORDERS.test(one.text) || !DOSES.test(one.text)
  return (
    isBare &&
    names.length > 0 &&
    quotations.some(
      (other) =>
        other !== one &&
        other.use === 'medicine' &&
        DOSES.test(other.text) &&
        !ORDERS.test(other.text) &&
        names.every((name) => namesIn(withoutLabel(other)).includes(name)),
    )
  )
}

function namesIn({ text }: Quotation): string[] {
  return drugsIn(text).map(genericName)
}

/** A dose that was said without the name does not tell that the medicine is begun. */
function withoutLabel(quotation: Quotation): Quotation {
  return { ...quotation, text: quotation.text.replace(/^[^“]+/, '') }
}
