import type { Told } from '../same-facts.ts'
import type { Sentence } from '../sentence.ts'
import { complaintClause, withPerson } from '../tell-fact.ts'
import { tellOne } from './each.ts'

/** In short: what, on which side and for how long; the rest is told in the history of it. */
export function tellComplaint(facts: readonly Told[]): Sentence[] {
  return facts.map((fact) => {
    const { side, site, duration, onset, reason, detail, when, severity, trigger } = fact.attributes
    const short = Object.fromEntries(
      Object.entries({
        side,
        site,
        duration,
        onset: duration === undefined ? onset : undefined,
        reason,
        when,
        trigger,
        severity,
        detail: duration === undefined && onset === undefined ? detail : undefined,
      }).filter(([, value]) => value !== undefined),
    )
    return tellOne(fact, withPerson(fact, complaintClause({ ...fact, attributes: short })))
  })
}
