import { isSaidBothWays } from '../../../clinical/find-findings.ts'
import { FAMILY, SUPPOSED } from '../../../clinical/read-visit.ts'
import type { SaidFinding, VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import { wordsByDenial } from '../indexing/words-by-denial.ts'
import { nearestOf, type Nearness } from '../judging/nearness.ts'
import type { FoundConflict } from './found-conflict.ts'

/** The share of a sentence's other words that a clause must have, where a finding alone says little. */
const LEAST_SHARED = 0.2
/** Where a finding was both affirmed and denied, how much nearer the opposite must be. */
const CLEARLY_NEARER = 0.1
const CLEARLY_SHARED = 0.3
export const NOT_NOW =
  /\b(?:history|resolved|ago|previous|prior|past|concern|evaluate|consider|possible|possibly|risk|educat\w+|counsel\w+|return|call)\b/

/** What was there then needs no word of today. */
const THEN = /\b(?:ago|resolved|last|return|call|educat\w+|counsel\w+|evaluate|consider)\b/

/** What is denied for now may have been there before. */
const NOW = /\b(?:today|currently|now|at this time|presently|at present)\b/

/** 'Denies recent stones', 'not every time': less is denied than the thing itself. */
export const QUALIFIED =
  /\b(?:recent(?:ly)?|personal|before|every time|always|on exertion|at rest|at night)\b/

/** 'No chest pain' where it was reported, and the reverse. */
export function compareFindings(
  sentence: Facts,
  visit: VisitIndex,
  nearness: Nearness,
): FoundConflict[] {
  const isFamily = FAMILY.test(sentence.text)
  if (SUPPOSED.test(sentence.text)) return []
  const isOfThen = NOT_NOW.test(sentence.text) && !isFamily
  const isOfNow = NOW.test(sentence.text)
  return sentence.findings.flatMap(({ kind, isDenied, words, at, length }): FoundConflict[] => {
    if (isDenied && (isOfNow || QUALIFIED.test(sentence.text))) return []
    if (!isDenied && (isPurpose(sentence, at) || isTreatment(sentence, at + length))) return []
    if (isOfThen && (isDenied || THEN.test(sentence.text) || !isOnlyDenied(visit, kind.name)))
      return []
    const own = new Set(sentence.tokens.slice(at, at + length).map(({ word }) => word))
    const otherSpan = isSaidBothWays(sentence.findings, kind)
      ? wordsSaidOtherwise(sentence, isDenied)
      : []
    const without = [
      ...sentence.words.filter((word) => word === `~${kind.name}` || own.has(word)),
      ...otherSpan,
    ]
    const said = (visit.findings.get(kind.name) ?? []).filter(
      ({ isDenied: value, clause }) =>
        value !== null && clause.isFamily === isFamily && !isOfOtherSide(sentence, clause.facts),
    )
    const same = nearest(
      said.filter((item) => item.isDenied === isDenied),
      without,
      nearness,
    )
    const opposite = nearest(
      said.filter((item) => item.isDenied !== isDenied),
      without,
      nearness,
    )
    if (!opposite) return []
    const isConflict = same
      ? opposite.around >= CLEARLY_SHARED && opposite.within >= same.within + CLEARLY_NEARER
      : !kind.isGeneric ||
        (!isDenied && isOnlyDenied(visit, kind.name)) ||
        without.length === sentence.words.length ||
        opposite.around >= LEAST_SHARED
    if (!isConflict) return []
    const { clause } = opposite.item
    const spoken = clause.answer ? `${opposite.item.words}? ${clause.answer}` : opposite.item.words
    const place = clause.answerLine ?? clause.line
    return [
      {
        kind: 'negation',
        written: isDenied ? `no ${words}` : words,
        said: clause.answer || !opposite.item.isDenied ? spoken : `no ${spoken}`,
        line: place,
      },
    ]
  })
}

/** What is said of one knee says nothing of the other. */
function isOfOtherSide({ sides: written }: Facts, { sides: said }: Facts): boolean {
  const sides = new Set(written.map(({ side }) => side))
  return sides.size === 1 && said.length > 0 && !said.some(({ side }) => sides.has(side))
}

/** 'Has taken nothing for pain' says what a drug is for, 'reduce alcohol' what to do. */
function isPurpose({ tokens, text }: Facts, at: number): boolean {
  return (
    /^(?:reduce|avoid|limit|decrease)$/i.test(tokens[at - 1]?.word ?? '') ||
    (tokens[at - 1]?.word === 'for' &&
      /\b(?:tak(?:e[sn]?|ing)|tried|us(?:es?|ed|ing))\b/.test(text))
  )
}

/** 'A daily asthma medication' names what a drug is for. */
function isTreatment({ tokens }: Facts, after: number): boolean {
  return /^(?:medications?|medicines?|treatments?|therapy|inhalers?|drops|regimen)$/.test(
    tokens[after]?.word ?? '',
  )
}

/** Of the other half alone. */
function wordsSaidOtherwise(sentence: Facts, isDenied: boolean): string[] {
  const kept = wordsByDenial(sentence, isDenied)
  return [...wordsByDenial(sentence, !isDenied)].filter((word) => !kept.has(word))
}

/** Never affirmed, asked without an answer or supposed. */
function isOnlyDenied(visit: VisitIndex, name: string): boolean {
  return visit.findings.get(name)?.every(({ isDenied }) => isDenied === true) ?? false
}

function nearest(said: readonly SaidFinding[], without: readonly string[], nearness: Nearness) {
  const best = nearestOf(said, ({ clause, near }) => nearness.within(clause, near, without))
  return best && { ...best, around: nearness.around(best.item.clause, without) }
}
