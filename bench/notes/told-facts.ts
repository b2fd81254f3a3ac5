import type { Fact } from '@chartwright/contract/facts'
import { faultsOf, matchFacts, type ComparedFact } from '../ledger/match-facts.ts'
import { quote, type GoldFact } from '../ledger/gold.ts'
import type { VisitLine } from '../ledger/visits.ts'
import type { WrittenNote } from './write-from-ledger.ts'

export interface ToldFigures {
  /** Critical and major gold facts. */
  readonly gold: number
  /** Of these, stated with the same polarity, person, certainty, status, side and dose. */
  readonly right: number
  /** Stated differently. */
  readonly contradicted: number
  /** Stated, but matching no gold fact. */
  readonly extra: number
  readonly told: number
}

/** The facts that a note states, against those that it should state. */
export function compareTold(
  { facts, sentences }: WrittenNote,
  gold: readonly GoldFact[],
  lines: readonly VisitLine[],
): ToldFigures {
  const ids = new Set(sentences.flatMap(({ factIds }) => factIds))
  const told = facts.filter(({ id }) => ids.has(id)).map(comparedFact)
  const said = gold.map((fact) => ({ ...fact, said: quote(lines, fact.said) }))
  const { pairs, extra } = matchFacts(said, told)
  let right = 0
  let contradicted = 0
  const wanted = said.flatMap((fact, at) => (fact.importance === 'minor' ? [] : [at]))
  for (const at of wanted) {
    const [one, other] = [said[at], told[pairs.get(at) ?? -1]]
    if (!one || !other) continue
    if (faultsOf(one, other).length === 0) right += 1
    else contradicted += 1
  }
  return { gold: wanted.length, right, contradicted, extra: extra.length, told: told.length }
}

function comparedFact(fact: Fact): ComparedFact {
  return { ...fact, said: fact.said.map(({ words }) => words).join(' / ') }
}
