import { OTHER_SYSTEM, systemAmong, systemRank } from '../../places/body-systems.ts'
import type { Told } from '../../same-facts.ts'
import { phraseOf } from '../../telling/phrase-fact.ts'
import { phrasedDenial } from '../../telling/phrased-clause.ts'
import { doubted } from '../../doubted.ts'
import { listOf, type Sentence } from '../../words/sentence.ts'
import { clauseOf, withPerson } from '../../telling/tell-fact.ts'
import { tellOne, tellTogether } from '../each.ts'
import { canBeListed, namesOf } from './group-denials.ts'

/** 'Respiratory: cough. Denies wheezing and dyspnea.', system by system. */
export function tellReview(facts: readonly Told[]): Sentence[] {
  const others = facts.filter(({ who }) => who !== 'patient')
  const systems = new Map<string, Told[]>()
  for (const fact of facts) {
    if (others.includes(fact)) continue
    const system = systemToldOf(fact, facts)
    systems.set(system, [...(systems.get(system) ?? []), fact])
  }
  const inOrder = [...systems].sort(([a], [b]) => systemRank(a) - systemRank(b))
  return [
    ...inOrder.map(([system, own]) => tellSystem(system, own)),
    ...others.map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)))),
  ]
}

/** Where its name says nothing, the words that tell it may: 'blocked' of the ears. */
function systemToldOf(fact: Told, facts: readonly Told[]): string {
  const system = systemAmong(fact, facts)
  const told = phrasedDenial(fact)
  return system === OTHER_SYSTEM && told !== undefined
    ? systemAmong({ ...fact, concept: told }, facts)
    : system
}

function tellSystem(system: string, facts: readonly Told[]): Sentence {
  const listed = facts.filter(canBeListed)
  const told = facts.filter((fact) => !listed.includes(fact))
  const positives = told.map((fact) =>
    fact.polarity === 'present' && fact.time !== 'past' && fact.phrased !== true
      ? doubted(fact, phraseOf(fact))
      : clauseOf(fact),
  )
  const parts = [
    positives.some((words) => /[,;]/.test(words)) ? positives.join('; ') : listOf(positives, 'and'),
    listed.length === 0 ? '' : `denies ${namesOf(listed)}`,
  ].filter((part) => part !== '')
  const label = system === OTHER_SYSTEM ? '' : `${system}: `
  return tellTogether([...told, ...listed], `${label}${parts.join('; ')}`, system)
}
