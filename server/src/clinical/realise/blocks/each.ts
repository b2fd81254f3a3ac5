import type { Told } from '../same-facts.ts'
import { sentenceOf, type Sentence } from '../words/sentence.ts'
import { clauseOf, withPerson } from '../telling/tell-fact.ts'

/** A sentence for each fact, in their order. */
export function tellEach(facts: readonly Told[]): Sentence[] {
  return facts.map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact))))
}

export function tellOne(fact: Told, clause: string, group = ''): Sentence {
  return { text: sentenceOf(clause), factIds: fact.ids, group }
}

/** One sentence of several facts. */
export function tellTogether(facts: readonly Told[], clause: string, group = ''): Sentence {
  return { text: sentenceOf(clause), factIds: facts.flatMap(({ ids }) => ids), group }
}
