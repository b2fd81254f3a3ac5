import { OMISSION_KINDS, type Insights } from '@chartwright/contract/insights'
import { describeSentences } from './describe-sentences.ts'
import type { ToldSentence } from './evidence.queries.ts'
import { findInnerConflicts } from './find-inner-conflicts.ts'
import { findOmissions } from './find-omissions.ts'
import { countWords } from './count-words.ts'
import type { VisitIndex } from './index-visit.ts'
import { factsOf } from './read-facts.ts'
import { isMissedBy, type Reader } from './reader-of.ts'
import { readingEase } from './reading-ease.ts'
import { headingsOf, sentencesOf } from './sentences.ts'

export interface DescribedNote {
  readonly html: string
  readonly visit: VisitIndex
  /** What the clinician typed beside the visit. */
  readonly context: readonly string[]
  readonly isScribes: (hash: string) => boolean
  readonly reader: Reader
  /** What a sentence rests on, by its hash, where its writer told it. */
  readonly told?: ReadonlyMap<string, ToldSentence>
}

export type Description = Omit<Insights, 'note_id' | 'version' | 'omissions'> & {
  readonly omissions: Omit<Insights['omissions'][number], 'dismissed'>[]
}

/** The same for the same note and visit, whoever wrote it. */
export function describeNote({
  html,
  visit,
  context,
  isScribes,
  reader,
  told = new Map(),
}: DescribedNote): Description {
  const sentences = sentencesOf(html)
  const facts = factsOf(sentences.map(({ text }) => text))
  return {
    has_transcript: visit.lines.length > 0,
    compared_lines: visit.lines.length,
    looked_for: OMISSION_KINDS.filter((kind) => isMissedBy(reader, kind)),
    sentences: describeSentences({ sentences, visit, context, isScribes, told }, facts),
    omissions: findOmissions({ sentences, headings: headingsOf(html), facts, visit }).filter(
      ({ kind }) => isMissedBy(reader, kind),
    ),
    inner_conflicts: findInnerConflicts(sentences, facts),
    note_words: sentences.reduce((sum, { text }) => sum + countWords(text), 0),
    visit_words: visit.wordCount,
    reading_ease: reader === 'patient' ? readingEase(sentences.map(({ text }) => text)) : null,
  }
}
