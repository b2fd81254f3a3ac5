import { DESCRIBES } from '../not-words.ts'
import type { Told } from '../same-facts.ts'
import type { Sentence } from '../sentence.ts'
import { SAYS_ITSELF } from '../tidy.data.ts'
import { phraseOf } from '../phrase-fact.ts'
import { complaintClause, withPerson, clauseOf } from '../tell-fact.ts'
import { listOf } from '../sentence.ts'
import { drugClause } from '../tell-drug.ts'
import { tellOne, tellTogether } from './each.ts'
import { canBeListed, namesOf } from './group-denials.ts'

/**
 * The complaint with all that is known of it, how it came, what else is felt, what was tried, and
 * what is denied.
 */
export function tellHpi(facts: readonly Told[]): Sentence[] {
  const complaints = facts.filter(({ kind }) => kind === 'complaint')
  const events = facts.filter(({ kind, polarity }) => kind === 'history' && polarity === 'present')
  const scores = facts.filter(({ kind }) => kind === 'measurement')
  const tried = facts.filter(({ kind }) => kind === 'medication')
  const felt = facts.filter(({ kind, polarity }) => kind === 'symptom' && polarity === 'present')
  const bare = felt.filter(isBare)
  const denied = facts.filter(
    (fact) => fact.kind !== 'complaint' && fact.kind !== 'medication' && fact.polarity === 'absent',
  )
  const listed = denied.filter(canBeListed)
  return [
    ...complaints.map((fact) => tellOne(fact, withPerson(fact, complaintClause(fact)))),
    ...events.map((fact) =>
      tellOne(fact, withPerson(fact, clauseOf(fact).replace(/^history of /, ''))),
    ),
    ...felt
      .filter((fact) => !isBare(fact))
      .map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)))),
    ...(bare.length === 0
      ? []
      : [
          tellTogether(
            bare,
            `reports ${listOf(
              bare.map((fact) => phraseOf(fact)),
              'and',
            )}`,
          ),
        ]),
    ...scores.map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)))),
    ...tried.map((fact) =>
      tellOne(fact, withPerson(fact, drugClause(fact).replace(/^previously took/, 'tried'))),
    ),
    ...(listed.length === 0 ? [] : [tellTogether(listed, `denies ${namesOf(listed)}`)]),
    ...denied
      .filter((fact) => !listed.includes(fact))
      .map((fact) => tellOne(fact, withPerson(fact, clauseOf(fact)))),
  ]
}

/** What cannot stand behind 'reports'. */
const NOT_A_THING =
  /^(?:able|unable|worse|better|not|never|more|less|still|otherwise|feeling|doing)\b|\b(?:well|better|worse|normal|good|fine|improved)$/

/** A symptom of which nothing else is known: it stands in a list. */
function isBare(fact: Told): boolean {
  const { side: _, ...others } = fact.attributes
  return (
    fact.certainty === 'sure' &&
    fact.time !== 'past' &&
    fact.who === 'patient' &&
    !SAYS_ITSELF.test(fact.concept) &&
    !NOT_A_THING.test(fact.concept) &&
    !DESCRIBES.test(fact.concept) &&
    Object.keys(others).length === 0
  )
}
