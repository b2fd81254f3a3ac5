import type { Fact } from '@chartwright/contract/facts'
import { stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import type { ScribeSegment } from '../../scribe.ts'

/** The words of a fact and what stands around them in their sentence, in lower case. */
export interface Around {
  readonly before: string
  readonly words: string
  readonly after: string
}

const MOST_CHARS = 110
/** A point behind a title ends nothing, nor does a pause. */
const SENTENCE_END = /(?<!\b(?:dr|mr|mrs|ms)|\.)\.(?!\.)|[?!]/

/** Every place where the fact is named; none where a person wrote it. */
export function aroundOf({ said }: Fact, segments: readonly ScribeSegment[]): Around[] {
  const texts = new Map(segments.map(({ id, text }) => [id, text.toLowerCase()]))
  const named = new Set(namedIn(said[0]?.words ?? ''))
  return said.flatMap(({ segment_id: id, from, to, words }, at) => {
    const text = id === null ? undefined : texts.get(id)
    const isName = at === 0 || namedIn(words).some((stem) => named.has(stem))
    const isPart = said.some(
      (other, place) =>
        place !== at && other.segment_id === id && isWithin({ from, to }, other, place < at),
    )
    if (text === undefined || !isName || isPart) return []
    const before = text.slice(Math.max(0, from - MOST_CHARS), from)
    const after = text.slice(to, to + MOST_CHARS)
    return [
      {
        before: plainSaid(before.split(SENTENCE_END).at(-1) ?? ''),
        words: plainSaid(words.toLowerCase()),
        after: plainSaid(after.split(SENTENCE_END)[0] ?? ''),
      },
    ]
  })
}

/** A comma behind a name is no part of it. */
function namedIn(words: string): string[] {
  return stemsOf(words.replace(/[^\p{L}\p{N}\s'’-]+/gu, ' '))
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Words inside other words of the fact are no second place; of the same words the first are one. */
function isWithin(one: Span, other: Span, isLater: boolean): boolean {
  if (one.from < other.from || one.to > other.to) return false
  return isLater || one.from !== other.from || one.to !== other.to
}

/** Without what fills pauses, so that rows need not know of it; runs of spaces go first. */
export function plainSaid(text: string): string {
  return text
    .replace(/\b(?:um+|uh+|er|erm|you know)\b|\.{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ n't\b/g, "n't")
    .replace(/\b(gon|wan|got) (na|ta)\b/g, '$1$2')
    .replace(/ ?, ?/g, ', ')
    .replace(/(?:, ){2,}/g, ', ')
    .replace(/^[ ,]+|[ ,]+$/g, '')
}
