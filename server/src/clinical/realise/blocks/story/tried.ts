import type { Told } from '../../same-facts.ts'
import { isMoreThanNamed, phrasedClause } from '../../telling/phrased-clause.ts'
import { drugClause } from '../../telling/tell-drug.ts'
import { withPerson } from '../../telling/tell-fact.ts'
import { listOf, type Sentence } from '../../words/sentence.ts'
import { tellOne, tellTogether } from '../each.ts'

const TAKEN = /^previously (?:took|used) ([^,;()]+)$/
const NAME = '\u0000'

interface Tried {
  readonly fact: Told
  readonly name: string
}

type Group = readonly [clause: string, tried: readonly Tried[]]

/** 'tried ibuprofen and naproxen without relief': what had one outcome, if nothing else is known of it. */
export function tellTried(facts: readonly Told[]): Sentence[] {
  const groups = new Map<string, Tried[]>()
  for (const fact of facts) {
    const name = nameOfAlone(fact)
    const clause = triedClause(fact)
    const key = name === undefined ? fact.ids.join() : clause.replace(name, NAME)
    groups.set(key, [...(groups.get(key) ?? []), { fact, name: name ?? '' }])
  }
  return [...groups].sort(byOutcome).flatMap(([key, group]) => {
    const [first] = group
    if (!first) return []
    if (group.length === 1)
      return [tellOne(first.fact, withPerson(first.fact, triedClause(first.fact)))]
    const names = listOf([...new Set(group.map(({ name }) => name))], 'and')
    return [
      tellTogether(
        group.map(({ fact }) => fact),
        key.replace(NAME, names),
      ),
    ]
  })
}

/** What helped or not comes first. */
function byOutcome([, [one]]: Group, [, [other]]: Group): number {
  return Number(hasOutcome(other)) - Number(hasOutcome(one))
}

function hasOutcome(tried: Tried | undefined): boolean {
  return tried?.fact.attributes.relief !== undefined
}

/** The name of a drug of which only the outcome is known. */
function nameOfAlone(fact: Told): string | undefined {
  const { relief: _, ...others } = fact.attributes
  if (Object.keys(others).length > 0 || isMoreThanNamed(fact) || fact.who !== 'patient')
    return undefined
  return TAKEN.exec(drugClause({ ...fact, attributes: {} }))?.[1]
}

/** Tried where it is told what it did, else taken. */
function triedClause(fact: Told): string {
  const told = phrasedClause(fact) ?? drugClause(fact)
  // Without a time of its own nobody knows that it was for what the visit is about.
  return fact.attributes.relief === undefined
    ? told
    : told.replace(/^previously (?:took|used)/, 'tried')
}
