import type { Told } from '../same-facts.ts'
import type { Sentence } from '../words/sentence.ts'
import { clauseOf, withPerson } from '../telling/tell-fact.ts'
import { testOf } from '../telling/tell-result.ts'
import { tellOne, tellTogether } from './each.ts'

/** By test: 'Knee x-ray: effusion; no fracture.' Numbers without a test come in their own sentences. */
export function tellResults(facts: readonly Told[]): Sentence[] {
  const tests = new Map<string, Told[]>()
  for (const fact of facts) {
    const clause = withPerson(fact, clauseOf(fact))
    const label =
      (fact.phrased !== true || clause.includes(': ')) &&
      fact.kind === 'result' &&
      fact.who === 'patient' &&
      testOf(fact).test !== ''
        ? clause.slice(0, clause.indexOf(': '))
        : `\n${fact.id}`
    tests.set(label, [...(tests.get(label) ?? []), fact])
  }
  return [...tests].map(([label, own]) => {
    const [first] = own
    if (label.startsWith('\n') && first !== undefined)
      return tellOne(first, withPerson(first, clauseOf(first)))
    const shown = own.map((fact) => clauseOf(fact).slice(label.length + 2))
    return tellTogether(own, `${label}: ${shown.join('; ')}`, label)
  })
}
