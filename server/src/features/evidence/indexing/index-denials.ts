import {
  findAskedThings,
  findAsking,
  findDeniedThings,
  isNameable,
} from '../../../clinical/find-denied-things.ts'
import type { SaidClause } from '../comparing/said-clause.ts'
import { spanAt } from './said-spans.ts'

export interface Mention {
  readonly clause: SaidClause
  readonly kind: Kind
  /** What is denied, or not, together with it. */
  readonly words: readonly string[]
}

/** By grammar the noun that is denied, or a word beside it. */
type Kind = 'thing' | 'beside'

/** All that was said of a word that somebody denied. */
export interface Denial {
  readonly denied: readonly Mention[]
  /** Where it is there, or may be. */
  readonly other: readonly Mention[]
}

interface Growing {
  denied: Mention[]
  other: Mention[]
}

/** What is planned is not there yet. */
export const PLANNED =
  /\b(?:going to|will|refer\w*|recommend\w*|order\w*|let's|want (?:you|to)|like (?:you )?to|should|need)\b/
/** 'Reasons to have one': nobody says that there is one. */
const NOT_DONE = /(?<!\b(?:had|has|have|used|got) )\bto (?:have|get|do|undergo)\b/
/** Without marks nobody can tell how far a 'no' reaches: so many words are surely its own. */
const SURE_REACH = 4

export function indexDenials(clauses: readonly SaidClause[]): Map<string, Denial> {
  const denials = new Map<string, Growing>()
  const deniedIn = clauses.map((clause) => {
    const words = deniedWords(clause)
    for (const norm of words.keys())
      if (!denials.has(norm)) denials.set(norm, { denied: [], other: [] })
    return words
  })
  for (const [place, clause] of clauses.entries()) {
    for (const [at, { norm }] of clause.tokens.entries()) {
      const denial = denials.get(norm)
      const span = denial && spanAt(clause.spans, at)
      if (!denial || !span) continue
      const kind = deniedIn[place]?.get(norm)
      const mention = { clause, kind: kind ?? 'beside', words: span.words } as const
      if (kind !== undefined) denial.denied.push(mention)
      else if (span.isDenied !== true && !isOpen(clause, deniedIn, norm)) denial.other.push(mention)
    }
  }
  return denials
}

/** Planned, or asked for and denied in the answer's own words. */
function isOpen(
  { text, isQuestion, answer, place }: SaidClause,
  deniedIn: readonly ReadonlyMap<string, Kind>[],
  norm: string,
): boolean {
  if (PLANNED.test(text) || NOT_DONE.test(text)) return true
  if (!isQuestion || answer !== null) return false
  return deniedIn.slice(place + 1, place + 1 + ANSWER_REACH).some((words) => words.has(norm))
}

const ANSWER_REACH = 3

/** Words that the clause denies. */
function deniedWords(clause: SaidClause): Map<string, Kind> {
  const words = new Map<string, Kind>()
  if (!clause.spans.some(({ isDenied }) => isDenied)) return words
  const isNo = clause.isQuestion && clause.answer === 'no'
  const starts = isNo
    ? [findAsking(clause.tokens)]
    : clause.spans.flatMap(({ from, isDenied }) => (isDenied === true ? [from] : []))
  for (const from of starts) {
    for (const token of clause.tokens.slice(from, from + SURE_REACH))
      if (isNameable(token)) words.set(token.norm, 'beside')
  }
  const things = isNo ? findAskedThings(clause.tokens) : findDeniedThings(clause.tokens)
  for (const { norm } of things) words.set(norm, 'thing')
  return words
}
