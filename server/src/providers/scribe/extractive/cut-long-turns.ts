import type { Turn } from './statement.ts'

const MOST_CHARS = 2000

/** A whole visit pasted as one line is read in pieces, cut after a sentence, or after a word where there is none. */
export function cutLongTurns(turns: readonly Turn[]): Turn[] {
  return turns.flatMap((turn) => cut(turn.text).map((text) => ({ ...turn, text })))
}

function cut(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > MOST_CHARS) {
    const head = rest.slice(0, MOST_CHARS)
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '))
    const end = sentence > 0 ? sentence + 1 : head.lastIndexOf(' ')
    if (end <= 0) break
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...pieces, rest]
}
