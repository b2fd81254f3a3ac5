import type { Fact } from '@chartwright/contract/facts'
import { groupOfDrug } from '../questions/find-asked.ts'
import type { Around } from './task-around.ts'

const INJECTED = /^(?:steroid|corticosteroid|local ana?esthetic)/
const NAMES =
  /\b(?:cortisone|steroid|corticosteroid|kenalog|celestone|lidocaine|betamethasone|triamcinolone)\b/
const NEEDLE = /\b(?:injections?|inject(?:ed|ing)?|shots?|ccs? of|needle)\b/

/** What goes into a joint or a tendon is given by the clinician: part of the procedure, no prescription. */
export function isInjected({ kind, concept }: Fact, around: readonly Around[]): boolean {
  const name = concept.toLowerCase()
  if (kind !== 'medication') return false
  if (!NAMES.test(name) && !INJECTED.test(groupOfDrug(name) ?? '')) return false
  return (
    NEEDLE.test(name) ||
    around.some(({ before, words, after }) =>
      NEEDLE.test(`${before} ${words} ${after.slice(0, 40)}`),
    )
  )
}
