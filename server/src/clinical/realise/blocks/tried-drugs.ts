import type { Told } from '../same-facts.ts'
import { phrasedClause } from '../telling/phrased-clause.ts'
import { drugClause } from '../telling/tell-drug.ts'
import { withPerson } from '../telling/tell-fact.ts'
import { listOf, type Sentence } from '../words/sentence.ts'
import { tellOne, tellTogether } from './each.ts'

/** What was taken with one outcome stands in one sentence, where nothing else is known of it. */
export function tellTried(facts: readonly Told[]): Sentence[] {
  const groups = new Map<string, [Told, ...Told[]]>()
  for (const fact of facts) {
    const outcome = isBare(fact) ? (fact.attributes.relief ?? '') : fact.ids.join()
    groups.set(outcome, [...(groups.get(outcome) ?? []), fact] as [Told, ...Told[]])
  }
  return [...groups.values()].map((group) => {
    const [first] = group
    if (group.length === 1) return tellOne(first, withPerson(first, triedClause(first)))
    const concept = listOf(
      group.map((fact) => fact.concept),
      'and',
    )
    return tellTogether(group, triedClause({ ...first, concept }))
  })
}

/** Of drugs that are put on the skin another verb is told. */
const PUT_ON = /^previously used\b/

function isBare(fact: Told): boolean {
  const { relief: _, ...others } = fact.attributes
  return (
    fact.status === 'took' &&
    fact.polarity === 'present' &&
    fact.certainty === 'sure' &&
    fact.who === 'patient' &&
    fact.phrased !== true &&
    !PUT_ON.test(drugClause(fact)) &&
    Object.keys(others).length === 0
  )
}

/** Tried where it is told what it did, else taken. */
function triedClause(fact: Told): string {
  const told = phrasedClause(fact) ?? drugClause(fact)
  // Without a time of its own nobody knows that it was for what the visit is about.
  return fact.attributes.relief === undefined
    ? told
    : told.replace(/^previously (?:took|used)/, 'tried')
}
