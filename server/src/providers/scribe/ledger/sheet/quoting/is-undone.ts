import type { Fact } from '@chartwright/contract/facts'
import { isTakenBack } from '../../decided/is-taken-back.ts'
import { genericName } from '../../questions/find-asked.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { drugsIn } from '../telling/names-drug.ts'

const CHANGES_DOSE =
  /\b(?:go(?:ing)? (?:up|down)|(?:increas|rais|doubl|bump|decreas|lower|cutt?|reduc)(?:e|ing)?(?: (?:up|down))? (?:it|you|your|the)|up (?:it|your|the))\b/i
const DENIES = /n't\b|\b(?:not|no|never|avoid|without|stop)\b/i
const DECIDED = new Set<Fact['status']>(['start', 'increase', 'decrease', 'stop', 'hold', 'refill'])

/** Whether a decision was taken back at once, refused by the patient, or came to nothing in what followed. */
export function isUndone(
  at: number,
  spoken: readonly SpokenSentence[],
  { within, facts }: { within: readonly Fact[]; facts: readonly Fact[] },
): boolean {
  if (isTakenBack(at, spoken)) return true
  const drugs = within.filter(({ kind, who }) => kind === 'medication' && who === 'patient')
  if (drugs.some(({ status, polarity }) => polarity === 'present' && DECIDED.has(status)))
    return false
  const text = spoken[at]?.text ?? ''
  return (
    drugs.some(
      ({ status, polarity }) =>
        status === 'declined' ||
        (status === 'start' && polarity === 'absent' && !DENIES.test(text)) ||
        (status === 'continue' && CHANGES_DOSE.test(text)),
    ) || isDeclinedLater(text, spoken[at]?.line ?? 0, facts)
  )
}

/** What the sentence names and the patient refuses in the next line, however that was read. */
function isDeclinedLater(text: string, line: number, facts: readonly Fact[]): boolean {
  const names = drugsIn(text).map(genericName)
  const of = (fact: Fact) => fact.kind === 'medication' && names.includes(genericName(fact.concept))
  return (
    facts.some((fact) => of(fact) && fact.status === 'declined' && fact.lines.includes(line + 1)) &&
    !facts.some((fact) => of(fact) && DECIDED.has(fact.status) && fact.polarity === 'present')
  )
}
