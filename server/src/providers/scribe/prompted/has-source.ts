import type { ScribeSegment } from '../scribe.ts'
import { SAME_MATTERS, TASK_WORDS } from './task-words.data.ts'

/** A task may be agreed in the answer to the line that it names. */
const NEAR_LINES = 2
const STEM_CHARS = 5

/** Whether the lines that a task names, or those around them, speak of its matter. */
export function hasSource(
  title: string,
  lines: readonly number[],
  segments: readonly ScribeSegment[],
): boolean {
  const near = segments.filter(({ index }) =>
    lines.some((line) => Math.abs(line - 1 - index) <= NEAR_LINES),
  )
  if (!near.some(({ index }) => lines.includes(index + 1))) return false
  const said = near.map(({ text }) => text.toLowerCase()).join(' ')
  const stems = new Set(wordsOf(said).map(stemOf))
  const matters = mattersOf(title)
  return (
    matters.length === 0 || matters.some((words) => words.some((word) => isSaid(word, said, stems)))
  )
}

/** Each as the words that it may be called by; those that every task has count only where it has no others. */
function mattersOf(title: string): string[][] {
  const all = wordsOf(title.toLowerCase())
  const own = all.filter((word) => !TASK_WORDS.has(word))
  return own.map((word) => [word, ...SAME_MATTERS.filter((same) => same.includes(word)).flat()])
}

function isSaid(word: string, said: string, stems: ReadonlySet<string>): boolean {
  return word.includes(' ') ? said.includes(word) : stems.has(stemOf(word))
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
}

function stemOf(word: string): string {
  const plain = word.replace(/['’]s$/, '').replace(/-/g, '')
  return plain.length > STEM_CHARS ? plain.slice(0, STEM_CHARS) : plain.replace(/s$/, '')
}
