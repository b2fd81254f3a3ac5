import type { Quotation } from '../quoting/quotation.ts'
import { BLOOD_TESTS, BLOOD_TESTS_WITHIN, ORDERS_IT } from './told-on-sheet.data.ts'

/** Whether a quoted step names it; blood tests have many names. */
export function isOrderedIn(quotations: readonly Quotation[], concept: string): boolean {
  return quotations.some(
    ({ use, text }) =>
      use === 'step' &&
      ORDERS_IT.test(text) &&
      (text.toLowerCase().includes(concept.toLowerCase()) ||
        (BLOOD_TESTS.test(concept) && BLOOD_TESTS_WITHIN.test(text))),
  )
}
