import type { Told } from '../same-facts.ts'
import { DESCRIBES } from '../words/not-words.ts'
import { listOf, type Sentence } from '../words/sentence.ts'
import { phraseOf } from '../telling/phrase-fact.ts'
import { drugPhrase } from '../telling/tell-drug.ts'
import { isMoreThanNamed } from '../telling/phrased-clause.ts'
import { clauseOf, withPerson } from '../telling/tell-fact.ts'
import { isCondition, isSpecialty } from '../telling/tell-history.ts'
import { tellOne, tellTogether } from './each.ts'
import { namesOf } from './group-denials.ts'

/** Conditions together, then operations and events one by one, then what there is no history of. */
export function tellHistory(facts: readonly Told[]): Sentence[] {
  const own = facts.filter(({ who, certainty }) => who === 'patient' && certainty === 'sure')
  const conditions = own.filter(
    (fact) =>
      fact.kind === 'history' &&
      fact.polarity === 'present' &&
      isCondition(fact) &&
      isBare(fact) &&
      !isMoreThanNamed(fact),
  )
  const absent = own.filter(
    (fact) =>
      fact.polarity === 'absent' &&
      !isSpecialty(fact) &&
      !DESCRIBES.test(fact.concept) &&
      !isMoreThanNamed(fact) &&
      !/[,;]/.test(phraseOf(fact)),
  )
  const never = absent.filter(isCondition)
  const not = absent.filter((fact) => !isCondition(fact))
  const grouped = new Set([...conditions, ...absent])
  const others = facts.filter((fact) => !grouped.has(fact))
  return [
    ...(conditions.length === 0
      ? []
      : [
          tellTogether(
            conditions,
            `history of ${listOf(
              conditions.map((fact) => phraseOf(fact)),
              'and',
            )}`,
          ),
        ]),
    ...seenBy(others),
    ...others
      .filter((fact) => !isSeenBy(fact))
      .map((fact) => tellOne(fact, withPerson(fact, pastClause(fact)))),
    ...(never.length === 0 ? [] : [tellTogether(never, `no history of ${namesOf(never, 'or')}`)]),
    ...(not.length === 0 ? [] : [tellTogether(not, `no ${namesOf(not, 'or')}`)]),
  ]
}

const SEEN_BY = /^seen by ([a-z]+(?: [a-z]+)?)$/

function isSeenBy(fact: Told): boolean {
  return fact.who === 'patient' && SEEN_BY.test(pastClause(fact))
}

/** 'seen by cardiology and nephrology' */
function seenBy(facts: readonly Told[]): Sentence[] {
  const own = facts.filter(isSeenBy)
  const names = own.map((fact) => SEEN_BY.exec(pastClause(fact))?.[1] ?? '')
  return own.length === 0
    ? []
    : [tellTogether(own, `seen by ${listOf([...new Set(names)], 'and')}`)]
}

/** A vaccine that was given. */
function pastClause(fact: Told): string {
  return fact.kind === 'medication' && fact.polarity === 'present' && fact.phrased !== true
    ? drugPhrase(fact)
    : clauseOf(fact)
}

function isBare({ attributes: { side: _, ...others } }: Told): boolean {
  return Object.keys(others).length === 0
}
