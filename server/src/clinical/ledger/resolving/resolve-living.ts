import type { FramedFact } from '../fact.ts'

const ALONE = /^(?:lives?|living) alone$/
const WITH = /^(?:lives?|living) with\b/

/** 'Yes, alone. Well, I live with my partner.': what was said last counts. */
export function resolveLiving(facts: readonly FramedFact[]): FramedFact[] {
  return facts.filter(
    (fact) =>
      !isOf(fact, ALONE) || !facts.some((other) => isOf(other, WITH) && isLater(other, fact)),
  )
}

function isOf({ kind, polarity, who, time, concept }: FramedFact, name: RegExp): boolean {
  return (
    kind === 'social' &&
    polarity === 'present' &&
    who === 'patient' &&
    time === 'now' &&
    name.test(concept)
  )
}

function isLater({ lines }: FramedFact, before: FramedFact): boolean {
  return Math.max(...lines) > Math.max(...before.lines)
}
