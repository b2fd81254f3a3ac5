import { FACT_KINDS, type Fact } from '@chartwright/contract/facts'
import type { Insights } from '@chartwright/contract/insights'
import { countWords } from '../count-words.ts'
import type { ToldSentence } from '../evidence.queries.ts'
import { indexLedger } from '../indexing/index-ledger.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import { factsOf } from '../indexing/read-facts.ts'
import { isMissedBy, type Reader } from '../reader-of.ts'
import { readingEase } from '../reading-ease.ts'
import { headingsOf, sentencesOf } from '../sentences.ts'
import { describeSentences } from './describe-sentences.ts'
import { findInnerConflicts } from './find-inner-conflicts.ts'
import { findOmissions, isWeighty, type FoundOmission } from './missing/find-omissions.ts'

export interface DescribedNote {
  readonly html: string
  readonly visit: VisitIndex
  /** The facts of the visit, as corrected, or why they are not known. */
  readonly ledger: readonly Fact[] | Exclude<Insights['ledger'], 'read'>
  /** What the clinician typed beside the visit. */
  readonly context: readonly string[]
  readonly isScribes: (hash: string) => boolean
  readonly reader: Reader
  /** What a sentence rests on, by its hash, where its writer told it. */
  readonly told?: ReadonlyMap<string, ToldSentence>
}

export type Description = Omit<Insights, 'note_id' | 'version' | 'omissions'> & {
  readonly omissions: FoundOmission[]
}

/** The same for the same note, visit and facts, whoever wrote it. */
export function describeNote(note: DescribedNote): Description {
  const { html, visit, ledger, context, isScribes, reader, told = new Map() } = note
  const isRead = typeof ledger !== 'string'
  const sentences = sentencesOf(html)
  const facts = factsOf(sentences.map(({ text }) => text))
  const known = indexLedger(isRead ? ledger : [], visit)
  const described = describeSentences(
    { sentences, visit, known, isLedgerRead: isRead, context, isScribes, told },
    facts,
  )
  const tells = new Set(described.flatMap(({ fact_ids: ids }) => ids))
  const denies = new Set(
    described.flatMap(({ conflicts }) => conflicts.map((each) => each.fact_id)),
  )
  const weighty = known.map(({ fact }) => fact).filter(isWeighty)
  // What a sentence says otherwise is marked there.
  const lacking = weighty.filter(({ id }) => !tells.has(id) && !denies.has(id))
  return {
    has_transcript: visit.lines.length > 0,
    compared_lines: visit.lines.length,
    ledger: isRead ? 'read' : ledger,
    weighty_facts: weighty.length,
    told_facts: weighty.filter(({ id }) => tells.has(id)).length,
    looked_for: isRead ? FACT_KINDS.filter((kind) => isMissedBy(reader, kind)) : [],
    sentences: described,
    omissions: findOmissions(
      lacking.filter(({ kind }) => isMissedBy(reader, kind)),
      headingsOf(html),
      visit,
    ),
    inner_conflicts: findInnerConflicts(sentences, facts),
    note_words: sentences.reduce((sum, { text }) => sum + countWords(text), 0),
    visit_words: visit.wordCount,
    reading_ease: reader === 'patient' ? readingEase(sentences.map(({ text }) => text)) : null,
  }
}
