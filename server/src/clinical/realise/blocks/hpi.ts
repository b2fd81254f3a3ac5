import { FEELS, FELT_SO } from '../naming/clause-names.data.ts'
import { DESCRIBES } from '../words/not-words.ts'
import type { Told } from '../same-facts.ts'
import type { Sentence } from '../words/sentence.ts'
import { SAYS_ITSELF } from '../words/tidy.data.ts'
import { phraseOf } from '../telling/phrase-fact.ts'
import { isMoreThanNamed, phrasedDenial } from '../telling/phrased-clause.ts'
import { withPerson, clauseOf } from '../telling/tell-fact.ts'
import { listOf } from '../words/sentence.ts'
import { hasHappened } from '../facts-of-block.ts'
import { isPlacedBy } from '../places/place-rules.data.ts'
import { tellOne, tellTogether } from './each.ts'
import { canBeListed, namesOf } from './group-denials.ts'
import { isMeasure, tellMeasures } from './measures.ts'
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
  const bare = felt.filter((fact) => isBare(fact) && fact.time !== 'past')
  const past = felt.filter((fact) => isBare(fact) && fact.time === 'past')
  const listedFelt = new Set([...bare, ...past])
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
    ...complaints.map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)))),
    ...first.map((fact) => tellOne(fact, withPerson(fact, eventClause(fact)))),
    ...felt
      .filter((fact) => !listedFelt.has(fact))
      .map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)))),
    ...tellListed('had', past),
    ...tellListed('reports', bare),
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

/** 'reports fever and chills'. */
function tellListed(verb: 'had' | 'reports', facts: readonly Told[]): Sentence[] {
  if (facts.length === 0) return []
  const names = facts.map(
    (fact) => `${FEELS.test(fact.concept) ? 'feeling ' : ''}${phraseOf(fact)}`,
  )
  return [tellTogether(facts, `${verb} ${listOf(names, 'and')}`)]
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

/** What cannot stand behind 'reports'. */
const NOT_A_THING =
  /^(?:able|unable|worse|better|not|never|more|less|still|otherwise|feeling|doing)\b|\b(?:well|better|worse|normal|good|fine|improved)$/

/** A symptom of which nothing else is known: it stands in a list. */
function isBare(fact: Told): boolean {
  const { side: _, ...others } = fact.attributes
  return (
    !isMoreThanNamed(fact) &&
    fact.certainty === 'sure' &&
    fact.who === 'patient' &&
    !SAYS_ITSELF.test(fact.concept) &&
    !FELT_SO.test(fact.concept) &&
    !(fact.time === 'past' && FEELS.test(fact.concept)) &&
    !NOT_A_THING.test(fact.concept) &&
    !DESCRIBES.test(fact.concept) &&
    Object.keys(others).length === 0
  )
}
