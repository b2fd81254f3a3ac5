import type { Told } from '../same-facts.ts'
import type { Sentence } from '../words/sentence.ts'
import { listOf } from '../words/sentence.ts'
import { planClause, planPhrase } from '../telling/tell-plan.ts'
import { isMoreThanNamed } from '../telling/phrased-clause.ts'
import { clauseOf, withPerson } from '../telling/tell-fact.ts'
import { tellOne, tellTogether } from './each.ts'
import { tellSafetyNet } from './safety-net.ts'
import { withSharedPurpose } from './with-shared-purpose.ts'

/** Emergencies, drugs, tests, referrals, procedures, advice, follow-up and when to come back. */
export function tellPlan(facts: readonly Told[], group = ''): Sentence[] {
  const of = (...acts: Told['act'][]) =>
    facts.filter(({ kind, act }) => kind === 'plan' && acts.includes(act))
  const each = (chosen: readonly Told[]) =>
    chosen.map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)), group))
  const orders = of('order')
  const plain = orders.filter(isPlainOrder)
  const shared = withSharedPurpose(orders)
  const alone = orders.filter(
    (fact) => !isPlainOrder(fact) && !shared.some(({ facts: own }) => own.includes(fact)),
  )
  const emergencies = of('emergency')
  return [
    ...each(emergencies),
    ...facts
      .filter(({ kind }) => kind === 'medication')
      .map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)), group)),
    ...(plain.length === 0
      ? []
      : [tellTogether(plain, `order ${listOf(plain.map(planPhrase), 'and')}`, group)]),
    ...shared.map(({ facts: own, clause }) => tellTogether(own, clause, group)),
    ...each(alone),
    ...each(of('refer', 'procedure', '', 'advise', 'counsel', 'declined', 'follow_up')),
    ...tellSafetyNet(of('safety_net')).map((sentence) => ({ ...sentence, group })),
  ]
}

/** An order of which nothing more is known can share a sentence. */
function isPlainOrder(fact: Told): boolean {
  return (
    planClause(fact) === `order ${fact.concept}` && fact.who === 'patient' && !isMoreThanNamed(fact)
  )
}
