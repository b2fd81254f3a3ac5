import { rememberPair } from '../../lib/remember.ts'
import { compareDrugs } from './compare-drugs.ts'
import { compareFindings } from './compare-findings.ts'
import { compareMeasures } from './compare-measures.ts'
import { compareSides } from './compare-sides.ts'
import { alignSentence } from './align-sentences.ts'
import type { FoundConflict } from './found-conflict.ts'
import type { VisitIndex } from './index-visit.ts'
import { nearnessTo } from './nearness.ts'
import type { Facts } from './read-facts.ts'

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
  return {
    lines,
    conflicts: [
      ...drugs.conflicts,
      ...measures.conflicts,
      ...compareSides(sentence, visit, lines, nearness),
      ...compareFindings(sentence, visit, nearness),
    ],
    isUnsaid: drugs.isUnsaid || measures.isUnsaid || isFindingUnsaid(sentence, visit),
  }
})

/** All that it finds is new. */
function isFindingUnsaid({ findings }: Facts, visit: VisitIndex): boolean {
  const specific = findings.filter(({ kind }) => !kind.isGeneric)
  return specific.length > 0 && specific.every(({ kind }) => !visit.findings.has(kind.name))
}
