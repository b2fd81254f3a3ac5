import type { Told } from '../../same-facts.ts'
import type { Sentence } from '../../words/sentence.ts'
import { clauseOf, withPerson } from '../../telling/tell-fact.ts'
import { tellOne, tellTogether } from '../each.ts'

/** Numbers in one sentence; a number of which more is known has its own. */
export function tellVitals(facts: readonly Told[]): Sentence[] {
  const plain = facts.filter(isPlain)
  return [
    ...(plain.length === 0 ? [] : [tellTogether(plain, plain.map(vitalClause).join(', '))]),
    ...facts
      .filter((fact) => !isPlain(fact))
      .map((fact) => tellOne(fact, withPerson(fact, vitalClause(fact)))),
  ]
}

function isPlain(fact: Told): boolean {
  return fact.who === 'patient' && fact.certainty === 'sure' && !/[,;(]/.test(clauseOf(fact))
}

/** What was found of a vital sign is no diagnosis. */
function vitalClause(fact: Told): string {
  const concept = fact.concept
    .replace(/^hypertension$/i, 'elevated blood pressure')
    .replace(/^hypotension$/i, 'low blood pressure')
  return clauseOf(fact.kind === 'finding' ? { ...fact, concept } : fact)
}
