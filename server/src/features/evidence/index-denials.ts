import {
  findAskedThings,
  findAsking,
  findDeniedThings,
  isNameable,
} from '../../clinical/find-denied-things.ts'
import type { SaidClause } from './said-clause.ts'
import { spanAt } from './said-spans.ts'

export interface Mention {
  readonly clause: SaidClause
  /** By grammar the noun that is denied, and not a word beside it. */
  readonly isThing: boolean
  /** What is said with it in one breath. */
  readonly words: readonly string[]
}

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
const PLANNED =
  /\b(?:going to|will|refer\w*|recommend\w*|order\w*|let's|want (?:you|to)|like (?:you )?to|should|need)\b/
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
    if (clause.isFamily) continue
    for (const [at, { norm }] of clause.tokens.entries()) {
      const denial = denials.get(norm)
      const span = denial && spanAt(clause.spans, at)
      if (!denial || !span) continue
      const isThing = deniedIn[place]?.get(norm)
      if (isThing !== undefined) denial.denied.push({ clause, isThing, words: clause.facts.words })
      else if (span.isDenied !== true && !isOpen(clause, deniedIn, norm))
        denial.other.push({ clause, isThing: false, words: clause.facts.words })
    }
  }
  return denials
}

/** Planned, or asked for and denied in the answer's own words. */
function isOpen(
  { text, isQuestion, answer, place }: SaidClause,
  deniedIn: readonly ReadonlyMap<string, boolean>[],
  norm: string,
): boolean {
  if (PLANNED.test(text)) return true
  if (!isQuestion || answer !== null) return false
  return deniedIn.slice(place + 1, place + 1 + ANSWER_REACH).some((words) => words.has(norm))
}

const ANSWER_REACH = 3

/** Words that the clause denies, and whether each is the thing itself. */
function deniedWords(clause: SaidClause): Map<string, boolean> {
  const words = new Map<string, boolean>()
  if (clause.isFamily || !clause.spans.some(({ isDenied }) => isDenied)) return words
  if (clause.isQuestion && clause.answer === 'no') {
    const from = findAsking(clause.tokens)
    for (const token of clause.tokens.slice(from, from + SURE_REACH))
      if (isNameable(token)) words.set(token.norm, false)
    for (const { norm } of findAskedThings(clause.tokens)) words.set(norm, true)
    return words
  }
  for (const { from, isDenied } of clause.spans) {
    if (isDenied !== true) continue
    for (const token of clause.tokens.slice(from, from + SURE_REACH))
      if (isNameable(token)) words.set(token.norm, false)
  }
  for (const { norm } of findDeniedThings(clause.tokens)) words.set(norm, true)
  return words
}
