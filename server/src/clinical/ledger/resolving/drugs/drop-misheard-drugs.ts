import type { FramedFact } from '../../fact.ts'
import { isKnownName } from '../../naming/name-concept.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const LINES_BEFORE = 3
const ENDING = 5
const MOST_LETTERS_APART = 3
const ONE_WORD = /^[a-z]+$/

/** 'I take lisinopril.' — 'Zinopril. OK.': a name that nobody knows, said back, is the one that was said. */
export function dropMisheardDrugs(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const named = facts.filter(({ kind, concept }) => kind === 'medication' && isDrug(concept))
  return facts.filter((fact) => {
    const at = fact.lines[0] ?? -1
    if (fact.kind !== 'medication' || !ONE_WORD.test(fact.concept) || isDrug(fact.concept))
      return true
    if (lines[at]?.role !== 'clinician') return true
    return !named.some(
      (other) =>
        other.lines.some((line) => line < at && line >= at - LINES_BEFORE) &&
        soundAlike(other.concept, fact.concept),
    )
  })
}

function isDrug(concept: string): boolean {
  return isKnownName('medication', concept)
}

function soundAlike(one: string, other: string): boolean {
  return (
    Math.abs(one.length - other.length) <= MOST_LETTERS_APART &&
    other.length > ENDING &&
    one.endsWith(other.slice(-ENDING))
  )
}
