import { FAMILY, SUPPOSED } from '../../clinical/read-visit.ts'
import type { SaidFinding, VisitIndex } from './index-visit.ts'
import { weightOf } from './index-visit.ts'
import type { FoundConflict } from './found-conflict.ts'
import type { Facts } from './read-facts.ts'

/** The share of a sentence's other words that a clause must have, where a finding alone says little. */
const LEAST_SHARED = 0.2
/** Where a finding was both affirmed and denied, how much nearer the opposite must be. */
const CLEARLY_NEARER = 0.1
const CLEARLY_SHARED = 0.3
const NOT_NOW =
  /\b(?:history|resolved|ago|previous|prior|past|concern|evaluate|consider|possible|possibly|risk|educat\w+|counsel\w+|return|call)\b/

/** 'No chest pain' where it was reported, and the reverse. */
export function compareFindings(sentence: Facts, visit: VisitIndex): FoundConflict[] {
  const isFamily = FAMILY.test(sentence.text)
  if (SUPPOSED.test(sentence.text) || (NOT_NOW.test(sentence.text) && !isFamily)) return []
  return sentence.findings.flatMap(({ kind, isDenied, words, at, length }): FoundConflict[] => {
    const own = new Set(sentence.tokens.slice(at, at + length).map(({ word }) => word))
    const others = sentence.words.filter((word) => word !== `~${kind.name}` && !own.has(word))
    const said = (visit.findings.get(kind.name) ?? []).filter(
      (item) => item.isDenied !== null && item.clause.isFamily === isFamily,
    )
    const same = nearest(
      said.filter((item) => item.isDenied === isDenied),
      others,
      visit,
    )
    const opposite = nearest(
      said.filter((item) => item.isDenied !== isDenied),
      others,
      visit,
    )
    if (!opposite) return []
    const isConflict = same
      ? opposite.shared >= CLEARLY_SHARED && opposite.shared >= same.shared + CLEARLY_NEARER
      : !kind.isGeneric || others.length === 0 || opposite.shared >= LEAST_SHARED
    if (!isConflict) return []
    const { clause } = opposite.said
    const spoken = clause.answer ? `${opposite.said.words}? ${clause.answer}` : opposite.said.words
    const place = clause.answerLine ?? clause.line
    return [
      {
        kind: 'negation',
        written: isDenied ? `no ${words}` : words,
        said: clause.answer || !opposite.said.isDenied ? spoken : `no ${spoken}`,
        line: place,
      },
    ]
  })
}

function nearest(said: readonly SaidFinding[], words: readonly string[], visit: VisitIndex) {
  let best: { said: SaidFinding; shared: number } | undefined
  for (const item of said) {
    const shared = sharedWeight(words, item.clause.around, visit)
    if (!best || shared > best.shared) best = { said: item, shared }
  }
  return best
}

/** From 0 to 1: how much of the words' weight the others have. */
export function sharedWeight(
  words: readonly string[],
  others: ReadonlySet<string>,
  visit: VisitIndex,
): number {
  let total = 0
  let shared = 0
  for (const word of words) {
    const weight = visit.words.get(word)?.weight ?? weightOf(word, 0, visit.lines.length)
    total += weight
    if (others.has(word)) shared += weight
  }
  return total === 0 ? 0 : shared / total
}
