import { findAffirmedThings } from '../../clinical/find-denied-things.ts'
import { findDenied } from '../../clinical/find-denied.ts'
import { isDeniedAfter } from '../../clinical/find-findings.ts'
import { FAMILY, SUPPOSED } from '../../clinical/read-visit.ts'
import type { Token } from '../../clinical/tokens.ts'
import { NOT_NOW } from './compare-findings.ts'
import type { FoundConflict } from './found-conflict.ts'
import type { VisitIndex } from './index-visit.ts'
import type { Nearness } from './nearness.ts'
import type { Facts } from './read-facts.ts'

/** The share of a sentence's other words that the denial must have. */
const LEAST_SHARED = 0.15

/** What a patient should get or do is not there yet. */
const ADVISED =
  /\b(?:advis\w+|recommend\w*|should|will|plan\w*|order\w*|schedul\w+|needs?|in the event)\b/

/** 'Has had a vasectomy' where it was only ever denied: things that no lexicon names. */
export function compareThings(
  sentence: Facts,
  visit: VisitIndex,
  nearness: Nearness,
): FoundConflict[] {
  const { tokens, text } = sentence
  if (ADVISED.test(text) || SUPPOSED.test(text) || NOT_NOW.test(text) || FAMILY.test(text))
    return []
  if (!tokens.some(({ norm }) => visit.deniedThings.has(norm))) return []
  const denied = findDenied(tokens)
  const inFinding = (at: number) =>
    sentence.findings.some((finding) => finding.at <= at && at < finding.at + finding.length)
  return findAffirmedThings(tokens).flatMap(({ norm, word, at }): FoundConflict[] => {
    const clause = visit.deniedThings.get(norm)
    if (!clause || denied[at] || inFinding(at) || isFine(tokens, at)) return []
    if (nearness(clause, []) < LEAST_SHARED) return []
    const line = clause.answerLine ?? clause.line
    const said = clause.answer ? `${word}? ${clause.answer}` : `no ${word}`
    return [{ kind: 'negation', written: word, said, line }]
  })
}

/** 'vault: none', 'the vault is within normal limits', 'not consistent with that syndrome'. */
function isFine(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 6).map(({ word }) => word)
  const before = tokens.slice(0, at).map(({ word }) => word)
  return isDeniedAfter(tokens, at + 1) || after.some(isOf(FINE)) || before.some(isOf(NOT))
}

function isOf(words: RegExp): (word: string) => boolean {
  return (word) => words.test(word)
}

const NOT = /^(?:not|never)$/
const FINE = /^(?:normal|intact|clear|unremarkable|symmetric|removed|negative|stable|not|no|never)$/
