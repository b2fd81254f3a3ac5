import type { Piece } from '../../scribe.ts'
import { UnusableAnswer } from '../../../llm/unusable-answer.ts'
import { isRepetitive } from './is-repetitive.ts'

export interface Guard {
  /** Of what has come so far, what may be shown. */
  readonly ready: (text: string) => string
  readonly clean: (text: string) => string
  /** Throws where the whole cannot be used. */
  readonly check: (text: string) => void
}

/** A model that has lost its way is stopped early: it may write for minutes. */
const CHECK_EVERY_CHARS = 1_000

/**
 * Gives the cleaned text while it comes. What turns out not to belong there is taken back by a
 * restart, so that what was given in the end is the cleaned whole and nothing else.
 */
export async function* guardStream(
  texts: AsyncIterable<string>,
  { ready, clean, check }: Guard,
): AsyncGenerator<Piece> {
  let raw = ''
  let shown = ''
  let readyChars = 0
  let checkedChars = 0
  for await (const text of texts) {
    raw += text
    const sure = ready(raw)
    if (sure.length !== readyChars) {
      readyChars = sure.length
      const next = clean(sure)
      yield* change(shown, next)
      shown = next
    }
    if (raw.length - checkedChars >= CHECK_EVERY_CHARS) {
      checkedChars = raw.length
      if (isRepetitive(clean(raw))) throw new UnusableAnswer('repetition')
    }
  }
  const whole = clean(raw)
  check(whole)
  yield* change(shown, whole)
}

function* change(shown: string, next: string): Generator<Piece> {
  if (!next.startsWith(shown)) yield { kind: 'restart' }
  const more = next.startsWith(shown) ? next.slice(shown.length) : next
  if (more !== '') yield more
}

/** Its whole lines: what begins as a note may end as a code block or a greeting. */
export function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1)
}

/** All but what may be the beginning of a mark. */
export function withoutHalfMark(text: string): string {
  return text.replace(/[<[◁][^>\]▷\n]{0,40}$/, '')
}
