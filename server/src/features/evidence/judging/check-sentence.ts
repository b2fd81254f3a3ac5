import { SUPPOSED } from '../../../clinical/read-visit.ts'
import { rememberPair } from '../../../clinical/remember.ts'
import { compareDenials } from '../comparing/compare-denials.ts'
import { compareDrugs } from '../comparing/compare-drugs.ts'
import { compareFindings, NOT_NOW } from '../comparing/compare-findings.ts'
import { compareMeasures } from '../comparing/compare-measures.ts'
import { compareSides } from '../comparing/compare-sides.ts'
import type { FoundConflict } from '../comparing/found-conflict.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import { alignSentence } from './align-sentence.ts'
import { nearnessTo } from './nearness.ts'

export interface Checked {
  /** Places of the lines that it rests on, the strongest first. */
  readonly lines: readonly number[]
  readonly conflicts: readonly FoundConflict[]
  /** It states a drug, a number or a finding that nobody spoke of. */
  readonly isUnsaid: boolean
}

export const checkSentence = rememberPair((sentence: Facts, visit: VisitIndex): Checked => {
  const lines = alignSentence(sentence, visit)
  const drugs = compareDrugs(sentence, visit, lines)
  const measures = compareMeasures(sentence, visit, lines)
  const nearness = nearnessTo(sentence.words, visit)
  const findings = compareFindings(sentence, visit, nearness)
  const sides = compareSides(sentence, visit, lines, nearness)
  return {
    lines,
    conflicts: [
      ...drugs.conflicts,
      ...measures.conflicts,
      ...sides.conflicts,
      ...(findings.length > 0 ? findings : compareDenials(sentence, visit, nearness)),
    ],
    isUnsaid:
      drugs.isUnsaid || measures.isUnsaid || sides.isUnsaid || isFindingUnsaid(sentence, visit),
  }
})

/** All that it finds is new, or it says that something is there which was at most asked about. */
function isFindingUnsaid({ findings, text }: Facts, visit: VisitIndex): boolean {
  const specific = findings.filter(({ kind }) => !kind.isGeneric)
  if (specific.length === 0) return false
  if (specific.every(({ kind }) => !visit.findings.has(kind.name))) return true
  if (SUPPOSED.test(text) || NOT_NOW.test(text)) return false
  return specific.some(({ kind, isDenied }) => !isDenied && !isAffirmed(visit, kind.name))
}

function isAffirmed(visit: VisitIndex, name: string): boolean {
  return visit.findings.get(name)?.some(({ isDenied }) => isDenied === false) ?? false
}
