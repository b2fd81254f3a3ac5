import type { Told } from '../../same-facts.ts'
import { isPlacedBy } from '../../places/place-rules.data.ts'
import { isMoreThanNamed } from '../../telling/phrased-clause.ts'
import { phraseOf } from '../../telling/phrase-fact.ts'
import { listOf, type Sentence } from '../../words/sentence.ts'
import { tellTogether } from '../each.ts'

/** Care that was given, of which nothing else is known. */
export function isPlainTherapy(fact: Told): boolean {
  return (
    isPlacedBy('earlierCare', fact.concept) &&
    !isMoreThanNamed(fact) &&
    fact.who === 'patient' &&
    fact.certainty === 'sure' &&
    Object.keys(fact.attributes).length === 0
  )
}

/** 'has had physical therapy and acupuncture': in one sentence for each time. */
export function tellTherapies(facts: readonly Told[]): Sentence[] {
  return (['past', 'now', 'future'] as const).flatMap((time) => {
    const own = facts.filter((fact) => fact.time === time)
    const names = listOf(
      own.map((fact) => phraseOf(fact)),
      'and',
    )
    return own.length === 0 ? [] : [tellTogether(own, time === 'past' ? `has had ${names}` : names)]
  })
}
