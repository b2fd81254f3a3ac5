import type { Fact } from '@chartwright/contract/facts'
import type { Omission } from '@chartwright/contract/insights'
import { FINDING_KEY_MAX_CHARS } from '@chartwright/contract/limits'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import type { VisitIndex } from '../../indexing/index-visit.ts'
import { linesOfFact } from '../../indexing/lines-of-fact.ts'
import { topicOfFact } from '../../indexing/topic-of-fact.ts'
import { findSection } from './find-section.ts'
import { wordOmission } from './word-omission.ts'

export type FoundOmission = Omit<Omission, 'dismissed'>

const SURE = 0.6
const WORST_FIRST = ['critical', 'major', 'minor'] as const

/** What a note is not good without. What was known before the visit, it may leave out. */
export function isWeighty({ importance, source }: Fact): boolean {
  return importance !== 'minor' && source !== 'carried'
}

/** Facts that the note lacks, the worst first, and of these what the reader was surer of; each once. */
export function findOmissions(
  lacking: readonly Fact[],
  headings: readonly string[],
  visit: VisitIndex,
): FoundOmission[] {
  const byWords = new Map<string, FoundOmission>()
  const surerFirst = lacking.toSorted((a, b) => Number(isTalk(a)) - Number(isTalk(b)))
  for (const level of WORST_FIRST)
    for (const fact of surerFirst) {
      const words = wordOmission(fact, visit)
      if (fact.importance !== level || byWords.has(words)) continue
      byWords.set(words, {
        key: keyOf(fact),
        fact_id: fact.id,
        kind: fact.kind,
        importance: fact.importance,
        fact: words,
        said: fact.said.map(({ segment_id, words }) => ({ segment_id, words })),
        segment_ids: linesOfFact(fact, visit).flatMap((place) => visit.lines[place]?.id ?? []),
        proposal: { text: words, section: findSection(headings, topicOfFact(fact)) ?? null },
      })
    }
  return [...byWords.values()]
}

/** Talk by the way is heard as a fact now and then: neither known by its name nor surely read. */
function isTalk({ kind, concept, sureness = 1 }: Fact): boolean {
  return sureness < SURE && !isKnownName(kind, concept)
}

/** By what it says: a fact that is read again has the same, one that is corrected another. */
function keyOf({ kind, text }: Fact): string {
  return `${kind}:${text}`.slice(0, FINDING_KEY_MAX_CHARS)
}
