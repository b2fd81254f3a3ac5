import type { LineEdit } from '@chartwright/contract/transcript-lines'
import type { LineRow } from '../../db/transcript-edit-schema.ts'
import { AppError } from '../../http/app-error.ts'

/** The line is not what the person saw. */
const changed = () => new AppError('CONFLICT')

/** What replaces the line, and the next one if they are merged. */
export function editLine(
  line: LineRow,
  next: LineRow | undefined,
  edit: LineEdit,
  newId: () => string,
): LineRow[] {
  if (line.text !== edit.was) throw changed()
  switch (edit.act) {
    case 'correct':
      return [correct(line, edit.text, edit.is_checked)]
    case 'split':
      return split(line, edit.first_words, newId())
    case 'merge':
      if (next?.text !== edit.next_was) throw changed()
      return [merge(line, next)]
  }
}

/** The line's first text is kept, and no longer kept once the line is back to it. */
function correct(line: LineRow, text: string, isChecked: boolean): LineRow {
  const original = line.originalText ?? line.text
  const { wordConfidence: known } = line
  const { head, tail, after } = sameEnds(wordsOf(line.text), wordsOf(text))
  return {
    ...line,
    text,
    isChecked: isChecked || line.isChecked,
    originalText: text === original ? null : original,
    wordConfidence: known && [
      ...known.slice(0, head),
      ...Array<number>(after - head - tail).fill(1),
      ...known.slice(known.length - tail),
    ],
  }
}

/**
 * Nobody knows at which moment of its audio: each half has all of it, and approximately its own
 * times.
 */
function split(line: LineRow, firstWords: number, newId: string): LineRow[] {
  const words = wordsOf(line.text)
  if (firstWords >= words.length) throw new AppError('INVALID_REQUEST', 'Nothing would be left.')
  const texts = [words.slice(0, firstWords).join(' '), words.slice(firstWords).join(' ')] as const
  const { startMs, endMs, wordConfidence: known, originalText } = line
  const share = texts[0].length / line.text.length
  const cutMs =
    startMs === null || endMs === null ? null : Math.round(startMs + (endMs - startMs) * share)
  const originals = originalText === null ? [null, null] : splitOriginal(line, firstWords)
  const first: LineRow = {
    ...line,
    text: texts[0],
    endMs: cutMs ?? endMs,
    wordConfidence: known && known.slice(0, firstWords),
    originalText: originals[0] ?? null,
  }
  const second: LineRow = {
    ...line,
    id: newId,
    text: texts[1],
    startMs: cutMs ?? startMs,
    wordConfidence: known && known.slice(firstWords),
    originalText: originals[1] ?? null,
    soundIds: soundsOf(line),
  }
  return [first, second]
}

/** If the words of a corrected line are those that were heard, its original is split there too. */
function splitOriginal(line: LineRow, firstWords: number): (string | null)[] {
  const heard = wordsOf(line.originalText ?? '')
  const words = wordsOf(line.text)
  const { head, tail } = sameEnds(heard, words)
  const isInTail = words.length - firstWords <= tail
  const at =
    firstWords <= head
      ? firstWords
      : isInTail
        ? heard.length - (words.length - firstWords)
        : Math.round((heard.length * firstWords) / words.length)
  const halves = [heard.slice(0, at).join(' '), heard.slice(at).join(' ')]
  const now = [words.slice(0, firstWords).join(' '), words.slice(firstWords).join(' ')]
  return halves.map((half, place) => (half === now[place] ? null : half))
}

function merge(line: LineRow, next: LineRow): LineRow {
  const isHeardAsWritten = line.originalText === null && next.originalText === null
  const originals = [line, next].map(({ originalText, text }) => originalText ?? text)
  const sounds = [...(soundsOf(line) ?? []), ...(soundsOf(next) ?? [])]
  return {
    ...line,
    text: `${line.text} ${next.text}`,
    startMs: line.startMs ?? next.startMs,
    endMs: next.endMs ?? line.endMs,
    confidence: leastOf(line.confidence, next.confidence),
    wordConfidence:
      line.wordConfidence || next.wordConfidence
        ? [...confidenceOf(line), ...confidenceOf(next)]
        : null,
    isChecked: line.isChecked && next.isChecked,
    originalText: isHeardAsWritten ? null : originals.join(' ').trim(),
    soundIds: sounds.length === 0 ? null : [...new Set(sounds)],
    role: line.role ?? next.role,
  }
}

/** Typed text has none: it is certain. */
function confidenceOf({ wordConfidence, text }: LineRow): number[] {
  return wordConfidence ?? wordsOf(text).map(() => 1)
}

function leastOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function soundsOf({ id, startMs, soundIds }: LineRow): string[] | null {
  return soundIds ?? (startMs === null ? null : [id])
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** How many words at both ends are the same. */
function sameEnds(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { head, tail, after: after.length }
}
