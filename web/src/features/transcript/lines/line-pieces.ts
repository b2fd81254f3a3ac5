import { UNSURE_WORD_BELOW } from '@chartwright/contract/limits'
import type { LineCheck, LineSuggestion, TranscriptSegment } from '@chartwright/contract/transcript'

export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * A part of a line with the same style. Checks and suggestions come after the punctuation that
 * follows them.
 */
export interface LinePiece extends Stretch {
  readonly text: string
  readonly isUnsure: boolean
  readonly isChecked: boolean
  readonly found: 'match' | 'current' | undefined
  readonly check: LineCheck | undefined
  readonly suggestion: LineSuggestion | undefined
}

type Marked = Pick<TranscriptSegment, 'text' | 'word_confidence' | 'checks' | 'suggestions'>

/** The whole text, split where a mark starts or ends. */
export function piecesOfLine(
  { text, word_confidence: known, checks, suggestions }: Marked,
  found: readonly Stretch[] = [],
  current?: Stretch,
): LinePiece[] {
  const unsure = known ? unsureStretches(text, known) : []
  const marks = [...unsure, ...checks, ...suggestions, ...found]
  const ends = [...checks, ...suggestions].map(({ to }) => afterPunctuation(text, to))
  const cuts = [
    ...new Set([0, text.length, ...ends, ...marks.flatMap(({ from, to }) => [from, to])]),
  ]
    .filter((at) => at >= 0 && at <= text.length)
    .sort((a, b) => a - b)
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0
    const covers = (mark: Stretch) => mark.from <= from && mark.to >= to
    const match = found.find(covers)
    return {
      from,
      to,
      text: text.slice(from, to),
      isUnsure: unsure.some(covers),
      isChecked: checks.some(covers),
      found: match && (match.from === current?.from ? 'current' : 'match'),
      check: checks.find((check) => afterPunctuation(text, check.to) === to),
      suggestion: suggestions.find((each) => afterPunctuation(text, each.to) === to),
    }
  })
}

function afterPunctuation(text: string, at: number): number {
  return at + (/^[^\s\p{L}\p{N}]+(?=\s|$)/u.exec(text.slice(at))?.[0].length ?? 0)
}

/**
 * Neighbouring words are one stretch, with the space between them and without trailing punctuation.
 */
function unsureStretches(text: string, known: readonly number[]): Stretch[] {
  const stretches: { from: number; to: number }[] = []
  let wasUnsure = false
  for (const [at, { 0: word, index }] of [...text.matchAll(/\S+/g)].entries()) {
    const isUnsure = (known[at] ?? 1) < UNSURE_WORD_BELOW
    const last = stretches.at(-1)
    const to = index + word.replace(/[^\p{L}\p{N}%]+$/u, '').length
    if (isUnsure && wasUnsure && last) last.to = to
    else if (isUnsure) stretches.push({ from: index, to })
    wasUnsure = isUnsure
  }
  return stretches
}
