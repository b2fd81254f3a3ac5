import { findAffirmedThings, type Thing } from '../../../clinical/find-denied-things.ts'
import { findDenied } from '../../../clinical/find-denied.ts'
import { isDeniedAfter } from '../../../clinical/find-findings.ts'
import { FAMILY, SUPPOSED } from '../../../clinical/read-visit.ts'
import type { Token } from '../../../clinical/tokens.ts'
import { contentWords } from '../indexing/content-words.ts'
import { PLANNED, type Denial, type Mention } from '../indexing/index-denials.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import { wordsByDenial } from '../indexing/words-by-denial.ts'
import { nearestOf, type Nearness } from '../judging/nearness.ts'
import type { FoundConflict } from './found-conflict.ts'

/** The share of a sentence's other words that must stand around a denial that nothing else speaks against. */
const LEAST_SHARED = 0.15
/** The same where the noun is vague or was spoken of otherwise, and how much nearer the denial must be. */
const MUCH_SHARED = 0.4
const CLEARLY_NEARER = 0.12
/** And for any other word: the sentence says what the clause says, without its 'no'. */
const NEARLY_ALL = 0.75

/** What a patient should get or do, or what is feared, is not there yet. */
const OPEN =
  /\b(?:advis\w+(?! (?:that )?there\b)|recommend\w*|should|will|plan\w*|order\w*|schedul\w+|needs?|in the event|(?<!of )concern|evaluate|consider|possibl[ey]|risk|educat\w+|counsel\w+|return|call|resolved|reduc\w+|avoid\w*|limit\w*|cut down)\b/

/** A part of the body that is spoken of is neither there nor missing. */
const PART =
  /^(?:eyes?|ears?|nose|throat|neck|head|joints?|heart|lungs?|chest|abdomen|back|skin|arms?|legs?|hands?|feet|foot)$/i

/** 'Has had a vasectomy' where it was denied: things that no lexicon names. */
export function compareDenials(
  sentence: Facts,
  visit: VisitIndex,
  nearness: Nearness,
): FoundConflict[] {
  const { tokens, text, findings } = sentence
  if (SUPPOSED.test(text.replace(/\bside effects?\b/, ''))) return []
  if (!tokens.some(({ norm }) => visit.denials.has(norm))) return []
  const isOpen = OPEN.test(text)
  const isFamily = FAMILY.test(text)
  const denied = findDenied(tokens)
  // The same denial in the same words speaks for the sentence.
  const own = wordsByDenial(sentence, true)
  const things = new Map(findAffirmedThings(tokens).map((thing) => [thing.at, thing]))
  // A noun that is denied says more than the words beside it.
  const places = [...new Set([...things.keys(), ...tokens.keys()])]
  for (const at of places) {
    const { norm = '', word = '' } = tokens[at] ?? {}
    const denial = visit.denials.get(norm)
    const isInFinding = findings.some((item) => item.at <= at && at < item.at + item.length)
    if (!denial || denied[at] || isInFinding || isFine(tokens, at) || PART.test(word)) continue
    const ofSame = ({ clause }: Mention) => clause.isFamily === isFamily
    const said = { denied: denial.denied.filter(ofSame), other: denial.other.filter(ofSame) }
    const clause = findOpposite(word, things.get(at), said, own, isOpen, nearness)
    if (!clause) continue
    const line = clause.answerLine ?? clause.line
    const spoken = clause.answer ? `${word}? ${clause.answer}` : `no ${word}`
    return [{ kind: 'negation', written: word, said: spoken, line }]
  }
  return []
}

/** The denial that speaks against a word, where it is near enough and nothing nearer affirms it. */
function findOpposite(
  word: string,
  thing: Thing | undefined,
  { denied, other }: Denial,
  own: ReadonlySet<string>,
  isOpen: boolean,
  nearness: Nearness,
) {
  const without = contentWords(word)
  const opposite = nearest(denied, without, nearness)
  if (!opposite || without.length === 0) return undefined
  const { clause, words, kind } = opposite.item
  if (words.some((said) => own.has(said))) return undefined
  const isSure = thing && kind === 'thing'
  if (isSure && other.length === 0 && !thing.isVague && !isOpen)
    return nearness.around(clause, []) >= LEAST_SHARED ? clause : undefined
  if (isOpen && !PLANNED.test(clause.text)) return undefined
  const affirmed = nearest(other, without, nearness)?.within ?? 0
  const least = isSure ? MUCH_SHARED : NEARLY_ALL
  return nearness.around(clause, without) >= least && opposite.within >= affirmed + CLEARLY_NEARER
    ? clause
    : undefined
}

function nearest(mentions: readonly Mention[], without: readonly string[], nearness: Nearness) {
  return nearestOf(mentions, ({ clause }) => nearness.within(clause, clause.facts.words, without))
}

/** 'vault: none', 'the vault is within normal limits', 'not consistent with that syndrome'. */
function isFine(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 6).map(({ word }) => word)
  const joint = after.findIndex(isOf(JOINT))
  const before = tokens.slice(0, at).map(({ word }) => word)
  return (
    isDeniedAfter(tokens, at + 1) ||
    after.slice(0, joint < 0 ? after.length : joint).some(isOf(FINE)) ||
    before.some(isOf(NOT)) ||
    before.findLastIndex(isOf(DENIES)) > before.findLastIndex(isOf(AFFIRMS))
  )
}

function isOf(words: RegExp): (word: string) => boolean {
  return (word) => words.test(word)
}

/** 'Denies pain when I press, rashes': without marks a list may be longer than its grammar says. */
const DENIES = /^(?:denies|denied|no)$/
const AFFIRMS = /^(?:reports?|reported|endorses?|endorsed|but|however|has|had|shows?)$/
/** What follows is said of something else. */
const JOINT = /^(?:and|but|he|she|they|however|which)$/
const NOT = /^(?:not|never|negative|without)$/
const FINE = /^(?:normal|intact|clear|unremarkable|symmetric|removed|negative|stable|not|no|never)$/
