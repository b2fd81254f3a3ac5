import type { Told } from '../same-facts.ts'
import { isMoreThanNamed } from '../telling/phrased-clause.ts'
import { purposeWords } from '../telling/say-attributes.ts'
import { planClause } from '../telling/tell-plan.ts'
import { listOf } from '../words/sentence.ts'

interface SharedOrder {
  readonly facts: readonly Told[]
  readonly clause: string
}

/** Orders of which nothing is told but a purpose, where another one has the same: 'order labs and biopsy to rule out lymphoma'. */
export function withSharedPurpose(orders: readonly Told[]): SharedOrder[] {
  const byPurpose = new Map<string, Told[]>()
  for (const fact of orders) {
    const { reason } = fact.attributes
    const purpose = reason === undefined ? '' : purposeWords(reason)
    const isOnlyThat = planClause(fact) === `order ${fact.concept} ${purpose}`
    if (isOnlyThat && fact.who === 'patient' && !isMoreThanNamed(fact))
      byPurpose.set(purpose, [...(byPurpose.get(purpose) ?? []), fact])
  }
  return [...byPurpose]
    .filter(([, facts]) => facts.length > 1)
    .map(([purpose, facts]) => ({
      facts,
      clause: `order ${listOf(
        facts.map(({ concept }) => concept),
        'and',
      )} ${purpose}`,
    }))
}
