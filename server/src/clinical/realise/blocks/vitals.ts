import type { Told } from '../same-facts.ts'
import type { Sentence } from '../sentence.ts'
import { clauseOf, withPerson } from '../tell-fact.ts'
import { tellOne, tellTogether } from './each.ts'

/** Numbers in one sentence; a number of which more is known has its own. */
export function tellVitals(facts: readonly Told[]): Sentence[] {
  const plain = facts.filter(isPlain)
  return [
    ...(plain.length === 0 ? [] : [tellTogether(plain, plain.map(clauseOf).join(', '))]),
    ...facts
      .filter((fact) => !isPlain(fact))
      .map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)))),
  ]
}

function isPlain(fact: Told): boolean {
  return fact.who === 'patient' && fact.certainty === 'sure' && !/[,;(]/.test(clauseOf(fact))
}
