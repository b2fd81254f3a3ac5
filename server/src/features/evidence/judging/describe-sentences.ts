import type { InsightSentence } from '@chartwright/contract/insights'
import type { ToldSentence } from '../evidence.queries.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import { indexVisit, type VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { NoteSentence } from '../sentences.ts'
import { alignSentence } from './align-sentence.ts'
import { checkSentence } from './check-sentence.ts'
import { findDoubts } from './find-doubts.ts'
import { hashSentence } from './hash-sentence.ts'
import { isPlaceholder } from './is-placeholder.ts'
import { judgeSentence, type Judged } from './judge-sentence.ts'
import { judgeTold } from './judge-told.ts'

interface Described {
  readonly sentences: readonly NoteSentence[]
  readonly visit: VisitIndex
  readonly known: readonly KnownFact[]
  readonly isLedgerRead: boolean
  readonly context: readonly string[]
  readonly isScribes: (hash: string) => boolean
  readonly told: ReadonlyMap<string, ToldSentence>
}

const NOTHING = { segment_ids: [], context_lines: [], fact_ids: [], conflicts: [], doubts: [] }

/** How each sentence stands to the facts of the visit, and to what was said and typed. */
export function describeSentences(
  { sentences, visit, known, isLedgerRead, context, isScribes, told }: Described,
  facts: readonly Facts[],
): InsightSentence[] {
  const typed = indexVisit(context.map((text, place) => ({ id: String(place), text })))
  return sentences.map((sentence, at): InsightSentence => {
    const { text, section } = sentence
    const hash = hashSentence(text)
    const author = isScribes(hash) ? 'scribe' : 'clinician'
    const own = facts[at]
    if (!own || isPlaceholder(text))
      return { text, section, standing: 'placeholder', author, ...NOTHING }
    const source = told.get(hash)
    const checked = checkSentence(own, visit)
    const judged = source
      ? judgeTold({ sentence, read: own, checked, source }, { known, visit, isLedgerRead })
      : judgeSentence(
          { sentence, read: own, checked },
          { known, visit, isFromLedger: told.size > 0 },
        )
    const lines = judged.lines.toSorted((a, b) => a - b)
    const aligned = source ? [] : alignSentence(own, typed).toSorted((a, b) => a - b)
    const found = aligned.flatMap((place) => context[place] ?? [])
    const typedWords = judged.typed.filter((words) => !found.some((line) => line.includes(words)))
    const contextLines = [...new Set([...found, ...typedWords])]
    const isWrittenFrom = source !== undefined
    const doubts = findDoubts({ text, read: own, tells: judged.tells, isWrittenFrom, lines, visit })
    return {
      text,
      section,
      standing: standingOf(
        judged,
        doubts.length > 0,
        contextLines.length > 0 || author === 'clinician',
      ),
      author,
      segment_ids: lines.flatMap((place) => visit.lines[place]?.id ?? []),
      context_lines: contextLines,
      fact_ids: judged.tells.map(({ fact }) => fact.id),
      conflicts: [...judged.conflicts],
      doubts,
    }
  })
}

function standingOf(
  { lines, conflicts, isUnsaid }: Judged,
  isDoubted: boolean,
  hasTypist: boolean,
) {
  if (conflicts.length > 0) return 'contradicted'
  if (lines.length > 0 && !isUnsaid) return isDoubted ? 'uncertain' : 'supported'
  if (!hasTypist) return 'unsupported'
  return isDoubted ? 'uncertain' : 'typed'
}
