import type { Told } from '../same-facts.ts'
import type { Sentence } from '../words/sentence.ts'
import { contactOf, planClause, safetyNetClause } from '../telling/tell-plan.ts'
import { withPerson } from '../telling/tell-fact.ts'
import { tellOne, tellTogether } from './each.ts'

/** 'Return if fever, back pain or vomiting.', a sentence for each way of getting help. */
export function tellSafetyNet(facts: readonly Told[]): Sentence[] {
  const ways = new Map<string, Told[]>()
  for (const fact of facts.filter(({ act }) => act === 'safety_net')) {
    const way = contactOf(fact)
    ways.set(way, [...(ways.get(way) ?? []), fact])
  }
  return [
    ...facts
      .filter(({ act }) => act === 'emergency')
      .map((fact) => tellOne(fact, withPerson(fact, planClause(fact)))),
    ...[...ways.values()].map((own) => tellTogether(own, safetyNetClause(own))),
  ]
}
