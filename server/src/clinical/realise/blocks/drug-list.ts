import type { Told } from '../same-facts.ts'
import type { Sentence } from '../words/sentence.ts'
import { drugClause, drugPhrase } from '../telling/tell-drug.ts'
import { phrasedClause } from '../telling/phrased-clause.ts'
import { withPerson } from '../telling/tell-fact.ts'
import { tellOne } from './each.ts'

/** One line a drug: what is taken first, then what was taken, then what is not. */
export function tellDrugList(facts: readonly Told[]): Sentence[] {
  const rank = (fact: Told) => (fact.polarity === 'absent' ? 2 : isTaken(fact) ? 0 : 1)
  const hasDrug = facts.some(({ polarity }) => polarity === 'present')
  return facts
    .filter((fact) => hasDrug || !isOther(fact))
    .sort((a, b) => rank(a) - rank(b))
    .map((fact) => tellOne(fact, withPerson(fact, lineOf(fact)), 'medications'))
}

/** 'No other medication' says nothing where no drug comes before it. */
function isOther({ polarity, concept }: Told): boolean {
  return polarity === 'absent' && /^other\b/.test(concept)
}

function isTaken({ status, time }: Told): boolean {
  return /^(?:takes|continue|refill|)$/.test(status) && time !== 'past'
}

/** What a list of medicines says already. */
const TAKES = /^(?:takes|taking|uses|using|on) /

function lineOf(fact: Told): string {
  const isPlain = isTaken(fact) && fact.polarity === 'present' && fact.certainty === 'sure'
  const phrased = phrasedClause(fact)
  if (phrased !== undefined)
    return isPlain ? withVerb(phrased.replace(TAKES, ''), phrased) : phrased
  return isPlain ? withVerb(drugPhrase(fact), drugClause(fact)) : drugClause(fact)
}

/** 'Insulin regularly' needs the verb that a list leaves out. */
function withVerb(line: string, clause: string): string {
  return line.replace(
    / regularly$/,
    `, ${/^us(?:es|ing)\b/.test(clause) ? 'used' : 'taken'} regularly`,
  )
}
