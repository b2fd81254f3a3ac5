import type { Fact, FactContent } from '@chartwright/contract/facts'
import type { Told } from '../../same-facts.ts'
import { listOf, wordsOf, type Sentence } from '../../words/sentence.ts'
import { phrasedClause } from '../../telling/phrased-clause.ts'
import { complaintClause, withPerson } from '../../telling/tell-fact.ts'
import { tidyFact } from '../../words/tidy-fact.ts'
import { isWithin } from '../../words/word-stems.ts'
import { tellTogether } from '../each.ts'

/** In one line: what, on which side and for how long; the rest is told in the history of it. */
export function tellComplaint(facts: readonly Told[]): Sentence[] {
  const clauses = withSharedTime(
    withoutTold(
      facts.map((fact) => phrasedClause(fact) ?? withPerson(fact, complaintClause(shortOf(fact)))),
    ),
  )
  const isPlain = clauses.every(
    (clause) => !/[,;:]| and |^presents /.test(clause) && wordsOf(clause).length <= 3,
  )
  const line = isPlain ? listOf(clauses, 'and') : withErrands(clauses).join('; ')
  return facts.length === 0 ? [] : [tellTogether(facts, line)]
}

/** 'chronic hip pain' is told by 'hip pain at night for 2 years'. */
function withoutTold(clauses: readonly string[]): string[] {
  const isTold = (one: string, at: number) =>
    clauses.some(
      (other, place) =>
        place !== at &&
        isWithin(one.replace(/^chronic (?=.*\S)/, ''), other) &&
        (!isWithin(other, one) || place < at),
    )
  return clauses.filter((clause, at) => !isTold(clause, at))
}

const TIMED =
  /^([^,;:]+?)( (?:for|since|starting) (?:the past )?[^,;:]*(?:days?|weeks?|months?|years?|yesterday)(?: ago)?)$/

/** 'cough for 3 days and fever for 3 days' has its time once. */
function withSharedTime(clauses: readonly string[]): string[] {
  const [first, ...rest] = clauses.map((clause) => TIMED.exec(clause))
  if (!first || rest.length === 0 || rest.some((one) => one?.[2] !== first[2])) return [...clauses]
  const names = [first, ...rest].map((one) => one?.[1] ?? '')
  return [`${listOf(names, 'and')}${first[2] ?? ''}`]
}

const PRESENTS = /^presents for /

/** 'presents for a and b', once. */
function withErrands(clauses: readonly string[]): string[] {
  const errands = clauses.filter((clause) => PRESENTS.test(clause))
  const names = [...new Set(errands.map((clause) => clause.replace(PRESENTS, '')))]
  if (errands.length < 2 || names.some((name) => /[,;:]| and /.test(name))) return [...clauses]
  const joined = `presents for ${listOf(names, 'and')}`
  return clauses.flatMap((clause) =>
    clause === errands[0] ? [joined] : PRESENTS.test(clause) ? [] : [clause],
  )
}

/** What the line of a complaint tells of it. */
function shortOf<T extends FactContent>(fact: T): T {
  const { side, site, duration, onset, reason, detail, when, severity, trigger } = fact.attributes
  const attributes = Object.fromEntries(
    Object.entries({
      side,
      site,
      duration,
      onset: duration === undefined ? onset : undefined,
      reason,
      when,
      trigger,
      severity,
      detail: duration === undefined && onset === undefined ? detail : undefined,
    }).filter(([, value]) => value !== undefined),
  )
  return { ...fact, attributes }
}

/** Whether more is known of a complaint than its line tells. */
export function hasMoreToTell(fact: Fact): boolean {
  if (fact.phrased === true) return false
  const { onset: _, ...attributes } = fact.attributes
  const tidy = tidyFact(fact.attributes.duration === undefined ? fact : { ...fact, attributes })
  return complaintClause(tidy) !== complaintClause(shortOf(tidy))
}
