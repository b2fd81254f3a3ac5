import type { FramedFact } from './fact.ts'
import { frameFacts } from './framing/frame-facts.ts'
import { NEAR_LINES } from './framing/near-lines.ts'
import type { DrugNames } from './naming/drug-names.ts'
import type { Mention, Modifier } from './reading/find-mentions.ts'
import type { LedgerLine } from './reading/token-stream.ts'

const BLOCK_LINES = 16

/** A line, and what was found in it; places of what was found are of line 0. */
export interface ReadLine {
  readonly line: LedgerLine
  readonly mentions: readonly Mention[]
  readonly modifiers: readonly Modifier[]
}

/** Lines whose facts are framed together, and the lines that are looked at for it. */
export interface Block {
  readonly first: number
  /** The line after its last one. */
  readonly end: number
  readonly from: number
  readonly to: number
}

/** Blocks of a visit: a line more changes the last ones alone. */
export function blocksOf(lineCount: number): Block[] {
  return Array.from({ length: Math.ceil(lineCount / BLOCK_LINES) }, (_, place) => {
    const first = place * BLOCK_LINES
    const end = Math.min(lineCount, first + BLOCK_LINES)
    return {
      first,
      end,
      from: Math.max(0, first - NEAR_LINES),
      to: Math.min(lineCount, end + NEAR_LINES),
    }
  })
}

/** The facts of a block out of the lines that are looked at; places count from the first of these. */
export function frameBlock(
  { first, end, from }: Block,
  around: readonly ReadLine[],
  drugs?: DrugNames,
): FramedFact[] {
  return frameFacts(
    around.map(({ line }) => line),
    around.flatMap(({ mentions }, line) => mentions.map((mention) => ({ ...mention, line }))),
    around.flatMap(({ modifiers }, line) => modifiers.map((modifier) => ({ ...modifier, line }))),
    drugs,
    { first: first - from, end: end - from },
  )
}

/** Facts whose places count from line `from` on. */
export function placeFacts(facts: readonly FramedFact[], from: number): FramedFact[] {
  return facts.map((fact) => ({
    ...fact,
    said: fact.said.map((stretch) => ({ ...stretch, line: stretch.line + from })),
    lines: fact.lines.map((line) => line + from),
  }))
}
