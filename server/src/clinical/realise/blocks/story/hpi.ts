import type { Told } from '../../same-facts.ts'
import type { Sentence } from '../../words/sentence.ts'
import { phraseOf } from '../../telling/phrase-fact.ts'
import { isMoreThanNamed, phrasedDenial } from '../../telling/phrased-clause.ts'
import { withPerson, clauseOf } from '../../telling/tell-fact.ts'
import { hasHappened } from '../../facts-of-block.ts'
import { isPlacedBy } from '../../places/place-rules.data.ts'
import { tellOne, tellTogether } from '../each.ts'
import { tellFelt, tellReported } from './felt.ts'
import { canBeListed, namesOf } from './group-denials.ts'
import { isMeasure, tellMeasures } from '../found/measures.ts'
import { isPlainTherapy, tellTherapies } from './therapies.ts'
import { tellTried } from './tried.ts'

/**
 * The complaint with all that is known of it, how it came, what else is felt, where the patient was
 * seen, what was tried, and what is denied.
 */
export function tellHpi(facts: readonly Told[]): Sentence[] {
  const complaints = facts.filter(({ kind }) => kind === 'complaint')
  const measures = facts.filter((fact) => isMeasure(fact))
  const events = facts.filter(
    (fact) =>
      /^(?:history|social)$/.test(fact.kind) &&
      fact.polarity === 'present' &&
      !measures.includes(fact),
  )
  const first = events.filter(hasHappened)
  const therapies = events.filter(isPlainTherapy)
  const scores = facts.filter(({ kind }) => kind === 'measurement')
  const tried = facts.filter((fact) => fact.kind === 'medication' && !measures.includes(fact))
  const felt = facts.filter(({ kind, polarity }) => kind === 'symptom' && polarity === 'present')
  const denied = facts.filter(
    (fact) =>
      /^(?:symptom|history)$/.test(fact.kind) &&
      fact.polarity === 'absent' &&
      !measures.includes(fact),
  )
  const listed = denied.filter(
    (fact) => canBeListed(fact) && (!isMoreThanNamed(fact) || phrasedDenial(fact) !== undefined),
  )
  const earlier = listed.filter(
    ({ kind, time, concept }) =>
      (kind === 'history' && time === 'past') || isPlacedBy('earlierCare', concept),
  )
  const present = listed.filter((fact) => !earlier.includes(fact))
  return [
    ...complaints.map(tellReported),
    ...first.map((fact) => tellOne(fact, withPerson(fact, eventClause(fact)))),
    ...tellFelt(felt),
    ...scores.map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)))),
    ...events
      .filter((fact) => !first.includes(fact) && !therapies.includes(fact))
      .map((fact) => tellOne(fact, withPerson(fact, eventClause(fact)))),
    ...tellTherapies(therapies),
    ...tellMeasures(measures),
    ...tellTried(tried),
    ...(present.length === 0 ? [] : [tellTogether(present, `denies ${namesOf(present)}`)]),
    ...(earlier.length === 0 ? [] : [tellTogether(earlier, `no prior ${namesOf(earlier, 'or')}`)]),
    ...denied
      .filter((fact) => !listed.includes(fact))
      .map((fact) => tellOne(fact, withPerson(fact, deniedClause(fact)))),
  ]
}

/** Care that nobody had is not denied: there was none. */
function deniedClause(fact: Told): string {
  return fact.phrased !== true && isPlacedBy('earlierCare', fact.concept)
    ? `no prior ${phraseOf(fact)}`
    : clauseOf(fact)
}

/** Where the patient was seen, what was done so far, what happened. */
function eventClause(fact: Told): string {
  if (fact.phrased === true) return clauseOf(fact).replace(/^history of /, '')
  const clause = clauseOf(fact).replace(/^history of /, '')
  if (isPlacedBy('careVisit', fact.concept)) {
    const { when, onset } = fact.attributes
    const attributes = {
      ...(when === undefined ? {} : { when }),
      ...(onset === undefined ? {} : { onset }),
    }
    const where = phraseOf({ ...fact, concept: fact.concept.replace(/ visit$/, ''), attributes })
    return `seen ${/^(?:urgent|walk)/.test(fact.concept) ? 'at' : 'in the'} ${where}`
  }
  return isPlacedBy('earlierCare', fact.concept) && fact.time === 'past'
    ? `has had ${clause}`
    : clause
}
