import type { Told } from '../same-facts.ts'
import { isMoreThanNamed, phrasedClause } from '../telling/phrased-clause.ts'
import { drugClause } from '../telling/tell-drug.ts'
import { withPerson } from '../telling/tell-fact.ts'
import { listOf, type Sentence } from '../words/sentence.ts'
import { tellOne, tellTogether } from './each.ts'

const TAKEN = /^previously (took|used) ([^,;()]+)$/

/** 'previously took ibuprofen and naproxen': those of which nothing else is known in one sentence. */
export function tellTried(facts: readonly Told[]): Sentence[] {
  const known = facts.map((fact) => {
    const [, verb = '', name = ''] =
      isAlone(fact) && fact.who === 'patient' ? (TAKEN.exec(triedClause(fact)) ?? []) : []
    return { fact, verb, name }
  })
  const joined = ['took', 'used'].flatMap((verb) => {
    const own = known.filter((one) => one.verb === verb)
    const names = listOf([...new Set(own.map(({ name }) => name))], 'and')
    const taken = own.map(({ fact }) => fact)
    return own.length === 0 ? [] : [tellTogether(taken, `previously ${verb} ${names}`)]
  })
  return [
    ...known
      .filter(({ verb }) => verb === '')
      .map(({ fact }) => tellOne(fact, withPerson(fact, triedClause(fact)))),
    ...joined,
  ]
}

function isAlone(fact: Told): boolean {
  return Object.keys(fact.attributes).length === 0 && !isMoreThanNamed(fact)
}

/** Tried where it is told what it did, else taken. */
function triedClause(fact: Told): string {
  const told = phrasedClause(fact) ?? drugClause(fact)
  // Without a time of its own nobody knows that it was for what the visit is about.
  return fact.attributes.relief === undefined
    ? told
    : told.replace(/^previously (?:took|used)/, 'tried')
}
