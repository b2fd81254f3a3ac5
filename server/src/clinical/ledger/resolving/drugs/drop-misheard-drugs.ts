import { rememberIn } from '../../../remember.ts'
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
  const named = facts.filter(({ kind }) => kind === 'medication')
  return facts.filter((fact) => {
    const at = fact.lines[0] ?? -1
    const line = lines[at]
    if (fact.kind !== 'medication' || !ONE_WORD.test(fact.concept)) return true
    if (line?.role !== 'clinician' || knownIn(line, fact.concept, isDrug)) return true
    return !named.some(
      (other) =>
        other.lines.some((before) => before < at && before >= at - LINES_BEFORE) &&
        soundAlike(other.concept, fact.concept) &&
        isDrug(other.concept),
    )
  })
}

/** More than the drugs of a line. */
const MOST_OF_LINE = 32
const knownIn = rememberIn<boolean>(MOST_OF_LINE)

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
