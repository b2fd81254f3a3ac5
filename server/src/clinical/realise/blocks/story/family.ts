import type { Told } from '../../same-facts.ts'
import { listOf, type Sentence } from '../../words/sentence.ts'
import { doubted } from '../../doubted.ts'
import { phraseOf } from '../../telling/phrase-fact.ts'
import { isMoreThanNamed, phrasedClause } from '../../telling/phrased-clause.ts'
import { tellOne, tellTogether } from '../each.ts'
import { namesOf } from './group-denials.ts'

const FAMILY = 'family'

/** One sentence for each relative; what nobody in the family has, at the end. */
export function tellFamily(facts: readonly Told[]): Sentence[] {
  const people = new Map<string, Told[]>()
  const phrased = facts.filter(
    (fact) =>
      fact.polarity === 'present' && isMoreThanNamed(fact) && relativeIn(fact) === undefined,
  )
  for (const fact of facts) {
    if (phrased.includes(fact)) continue
    const who = relativeIn(fact) ?? (fact.who === 'patient' ? FAMILY : fact.who)
    people.set(who, [...(people.get(who) ?? []), fact])
  }
  const family = people.get(FAMILY) ?? []
  const isOfFamily = (fact: Told) => fact.polarity === 'present' && family.includes(fact)
  const relatives = [...people]
    .filter(([who]) => who !== FAMILY)
    .map(([who, own]): [string, Told[]] => [who, withShared(own, family)])
  const shared = new Set(relatives.flatMap(([, own]) => own))
  const present = family.filter((fact) => isOfFamily(fact) && !shared.has(fact))
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

const OF_ONE = /^((?:(?:maternal|paternal|older|younger|half|twin|step) )*[a-z]+): (.+)$/

/** The relative before whose condition the phraser wrote. */
function relativeIn(fact: Told): string | undefined {
  const who = OF_ONE.exec(phrasedClause(fact) ?? '')?.[1]
  return who === FAMILY || who === 'patient' ? undefined : who
}

/** What runs in the family is told where a relative is known to have it. */
function withShared(own: readonly Told[], family: readonly Told[]): Told[] {
  const same = family.filter(
    (fact) =>
      fact.polarity === 'present' &&
      Object.keys(fact.attributes).length === 0 &&
      own.some((one) => one.polarity === 'present' && one.concept === fact.concept),
  )
  return [...own, ...same]
}

function conditionsOf(facts: readonly Told[]): string {
  // 'no clot and anemia' would deny both.
  const ordered = facts.toSorted((one, other) => Number(isDenied(one)) - Number(isDenied(other)))
  const phrases = [...new Set(ordered.map(conditionOf))]
  return phrases.some((phrase) => /[,;]/.test(phrase)) ? phrases.join('; ') : listOf(phrases, 'and')
}

function isDenied({ polarity }: Told): boolean {
  return polarity === 'absent'
}

function conditionOf(fact: Told): string {
  const [, who, what] = OF_ONE.exec(phrasedClause(fact) ?? '') ?? []
  if (who !== undefined && what !== undefined) return what
  return fact.polarity === 'absent' ? `no ${phraseOf(fact)}` : doubted(fact, phraseOf(fact))
}
