import { plainOf, stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { rememberOf } from '../../../../clinical/remember.ts'
import type { PlanItem } from '../answers/without-repeats.ts'

/** The stems of an item's words, found once for each item. */
export const stemsOfItem = rememberOf<PlanItem, ReadonlySet<string>>(
  ({ text }) => new Set(stemsOf(plainOf(text))),
)
