import type { Fact } from '@chartwright/contract/facts'
import { contactOf } from '../../../../../clinical/realise/telling/tell-plan.ts'
import { shareWithin } from '../../../../../clinical/realise/words/word-stems.ts'
import { tidyFact } from '../../../../../clinical/realise/words/tidy-fact.ts'

const SAME = 0.8

/** Whether somebody is told to call for help at the same signs, so that to return says less. */
export function isToldByEmergency(fact: Fact, told: readonly Fact[]): boolean {
  if (fact.act !== 'safety_net' || contactOf(tidyFact(fact)) !== 'return') return false
  const signs = signsOf(fact)
  return told.some(
    (other) =>
      other.id !== fact.id &&
      other.act === 'safety_net' &&
      other.lines.some((line) => fact.lines.includes(line)) &&
      EMERGENCY.test(contactOf(tidyFact(other))) &&
      shareWithin(signs, signsOf(other)) >= SAME,
  )
}

const EMERGENCY = /\b(?:call (?:\d+|an ambulance)|emergency department|to the hospital)\b/

function signsOf({ concept, attributes: { condition } }: Fact): string {
  return condition ?? concept
}
