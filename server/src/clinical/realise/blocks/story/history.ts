import type { Told } from '../../same-facts.ts'
import { DESCRIBES } from '../../words/not-words.ts'
import { listOf, type Sentence } from '../../words/sentence.ts'
import { phraseOf } from '../../telling/phrase-fact.ts'
import { drugPhrase } from '../../telling/tell-drug.ts'
import { isMoreThanNamed } from '../../telling/phrased-clause.ts'
import { clauseOf, withPerson } from '../../telling/tell-fact.ts'
import {
  isCondition,
  isGeneral,
  isKnownCondition,
  isSpecialty,
} from '../../telling/tell-history.ts'
import { tellOne, tellTogether } from '../each.ts'
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
  const isOfThem = (fact: Told) => isCondition(fact) && !isGeneral(fact)
  const never = absent.filter(isOfThem)
  const not = absent.filter((fact) => !isOfThem(fact))
  const grouped = new Set([...conditions, ...absent])
  const others = facts.filter((fact) => !grouped.has(fact))
  const named = others.filter((fact) => namedIn(fact) !== undefined)
  const left = others.filter((fact) => !named.includes(fact))
  const alone = left.filter((fact) => !isSeenBy(fact) && notKnownIn(fact) === undefined)
  return [
    ...historyOf(conditions, named),
    ...seenBy(left),
    ...alone
      .filter(({ polarity }) => polarity === 'present')
      .map((fact) => tellOne(fact, withPerson(fact, pastClause(fact)))),
    ...notKnown(left),
    ...alone
      .filter(({ polarity }) => polarity === 'absent')
      .map((fact) => tellOne(fact, withPerson(fact, pastClause(fact)))),
    ...(never.length === 0 ? [] : [tellTogether(never, `no history of ${namesOf(never, 'or')}`)]),
    ...(not.length === 0 ? [] : [tellTogether(not, `no ${namesOf(not.map(asPrevious), 'or')}`)]),
  ]
}

/** Words that would hold for every name of a list. */
const LIMITED =
  /\d|\b(?:ago|after|as|at|before|but|during|following|for|from|in|last|on|or|since|until|when|while|with|without)\b/

/** The condition of a sentence that says nothing but that it was had. */
function namedIn(fact: Told): string | undefined {
  const name = /^history of ([^,;:()]+)$/.exec(pastClause(fact))?.[1]
  const isPlain = fact.who === 'patient' && fact.certainty === 'sure'
  return isPlain && name !== undefined && !LIMITED.test(name) ? name : undefined
}

function historyOf(conditions: readonly Told[], named: readonly Told[]): Sentence[] {
  const names = [
    ...conditions.flatMap((fact) => eachOf(phraseOf(fact))),
    ...named.map((fact) => namedIn(fact) ?? ''),
  ]
  if (names.length === 0) return []
  const told = `history of ${listOf([...new Set(names)], 'and')}`
  return [tellTogether([...conditions, ...named], told)]
}

/** 'No similar episodes' is of before. */
function asPrevious<T extends Told>(fact: T): T {
  return { ...fact, concept: fact.concept.replace(/^similar /, 'previous similar ') }
}

/** 'hypertension and gout' are two of a list. */
function eachOf(name: string): string[] {
  const parts = name.split(/, | and /)
  return parts.every(isKnownCondition) ? parts : [name]
}

const NOT_KNOWN = /^(no (?:(?:known|previous|prior|recent) )+)([^,;:()]+)$/

function notKnownIn(fact: Told): { lead: string; name: string } | undefined {
  const [, lead, name] = NOT_KNOWN.exec(pastClause(fact)) ?? []
  if (lead === undefined || name === undefined || fact.who !== 'patient') return undefined
  return LIMITED.test(name) ? undefined : { lead, name }
}

/** 'no known previous clot or stroke': what is denied alike, in one sentence. */
function notKnown(facts: readonly Told[]): Sentence[] {
  const leads = new Set(facts.flatMap((fact) => notKnownIn(fact)?.lead ?? []))
  return [...leads].map((lead) => {
    const own = facts.filter((fact) => notKnownIn(fact)?.lead === lead)
    const names = own.map((fact) => notKnownIn(fact)?.name ?? '')
    return tellTogether(own, `${lead}${listOf([...new Set(names)], 'or')}`)
  })
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
