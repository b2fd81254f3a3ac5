import type { Told } from '../same-facts.ts'
import { listOf, type Sentence } from '../words/sentence.ts'
import { doubted } from '../doubted.ts'
import { phraseOf } from '../telling/phrase-fact.ts'
import { isMoreThanNamed, phrasedClause } from '../telling/phrased-clause.ts'
import { tellOne, tellTogether } from './each.ts'
import { namesOf } from './group-denials.ts'

/** By relative; what nobody in the family has, at the end. */
export function tellFamily(facts: readonly Told[]): Sentence[] {
  const people = new Map<string, Told[]>()
  const phrased = facts.filter((fact) => fact.polarity === 'present' && isMoreThanNamed(fact))
  for (const fact of facts) {
    if (phrased.includes(fact)) continue
    const who = fact.who === 'patient' ? 'family' : fact.who
    people.set(who, [...(people.get(who) ?? []), fact])
  }
  const relatives = [...people].filter(([who]) => who !== 'family')
  const family = people.get('family') ?? []
  const present = family.filter(({ polarity }) => polarity === 'present')
  const absent = family.filter(({ polarity }) => polarity === 'absent')
  return [
    ...phrased.map((fact) => tellOne(fact, phrasedClause(fact) ?? '')),
    ...relatives.map(([who, own]) => tellTogether(own, `${who}: ${conditionsOf(own)}`)),
    ...(present.length === 0
      ? []
      : [tellTogether(present, `family history of ${conditionsOf(present)}`)]),
    ...(absent.length === 0
      ? []
      : [tellTogether(absent, `no family history of ${namesOf(absent, 'or')}`)]),
  ]
}

function conditionsOf(facts: readonly Told[]): string {
  const phrases = facts.map((fact) =>
    fact.polarity === 'absent' ? `no ${phraseOf(fact)}` : doubted(fact, phraseOf(fact)),
  )
  return phrases.some((phrase) => /[,;]/.test(phrase)) ? phrases.join('; ') : listOf(phrases, 'and')
}
