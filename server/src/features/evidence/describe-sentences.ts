import type { InsightSentence } from '@chartwright/contract/insights'
import { alignSentence } from './align-sentence.ts'
import { checkSentence, type Checked } from './check-sentence.ts'
import type { ToldSentence } from './evidence.queries.ts'
import { hashSentence } from './hash-sentence.ts'
import { indexVisit, type VisitIndex } from './index-visit.ts'
import { isPlaceholder } from './is-placeholder.ts'
import type { Facts } from './read-facts.ts'
import type { NoteSentence } from './sentences.ts'

interface Described {
  readonly sentences: readonly NoteSentence[]
  readonly visit: VisitIndex
  readonly context: readonly string[]
  readonly isScribes: (hash: string) => boolean
  readonly told: ReadonlyMap<string, ToldSentence>
}

/** How each sentence stands to what was said and typed. */
export function describeSentences(
  { sentences, visit, context, isScribes, told }: Described,
  facts: readonly Facts[],
): InsightSentence[] {
  const typed = indexVisit(context.map((text, place) => ({ id: String(place), text })))
  return sentences.map(({ text, section }, at): InsightSentence => {
    const hash = hashSentence(text)
    const author = isScribes(hash) ? 'scribe' : 'clinician'
    const own = facts[at]
    if (!own || isPlaceholder(text)) {
      const nothing = { segment_ids: [], context_lines: [], conflicts: [] }
      return { text, section, standing: 'placeholder', author, ...nothing }
    }
    const checked = withTold(checkSentence(own, visit), told.get(hash), visit)
    const { lines, conflicts } = checked
    const contextLines = alignSentence(own, typed).toSorted((a, b) => a - b)
    return {
      text,
      section,
      standing: standingOf(checked, contextLines.length > 0 || author === 'clinician'),
      author,
      segment_ids: lines.toSorted((a, b) => a - b).flatMap((place) => idOf(visit, place)),
      context_lines: contextLines.flatMap((place) => context[place] ?? []),
      conflicts: conflicts.flatMap(({ kind, written, said, line }) =>
        idOf(visit, line).map((id) => ({ kind, written, said, segment_id: id })),
      ),
    }
  })
}

function standingOf({ lines, conflicts, isUnsaid }: Checked, hasTypist: boolean) {
  if (conflicts.length > 0) return 'contradicted'
  if (lines.length > 0 && !isUnsaid) return 'supported'
  return hasTypist ? 'typed' : 'unsupported'
}

function idOf({ lines }: VisitIndex, place: number): string[] {
  const line = lines[place]
  return line ? [line.id] : []
}

/** The lines that its writer told are the ones it rests on: none is guessed beside them. */
function withTold(checked: Checked, told: ToldSentence | undefined, visit: VisitIndex): Checked {
  if (!told) return checked
  const ids = new Set(told.segmentIds)
  const lines = visit.lines.flatMap(({ id }, place) => (ids.has(id) ? [place] : []))
  return lines.length === 0 ? checked : { ...checked, lines, isUnsaid: false }
}
