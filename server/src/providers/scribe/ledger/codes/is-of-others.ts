import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { aroundOf, type Around } from '../tasks/task-around.ts'
import { CODE_CUES, type CodeCue } from './code-cues.data.ts'

/** Whether it was said of nobody, of others or as a fear, wherever it was said. */
export function isOfOthers(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const around = aroundOf(fact, segments)
  return around.length > 0 && around.every((place) => CODE_CUES.some((cue) => isCueAt(cue, place)))
}

export function isCueAt({ before, within, after }: CodeCue, place: Around): boolean {
  return (
    before?.test(place.before) !== false &&
    within?.test(place.words) !== false &&
    after?.test(place.after) !== false
  )
}

const OPEN = /\b(?:any|anyone|anybody|ever|either|anything)\b/i

/** A question about the family that nobody answered tells nothing of it. */
export function isOnlyAsked(
  { kind, said, lines }: Fact,
  segments: readonly ScribeSegment[],
): boolean {
  const [first] = said
  if (kind !== 'family' || lines.length !== 1 || first === undefined) return false
  const text = segments.find(({ id }) => id === first.segment_id)?.text
  const before = text?.slice(0, first.from).split(/[.?!]/).at(-1) ?? ''
  const sentence = text?.slice(first.from).match(/^[^.?!]*[.?!]?/)?.[0] ?? ''
  return sentence.endsWith('?') && OPEN.test(`${before} ${sentence}`)
}
