import type { Fact } from './fact.ts'
import { findEmergencies } from './find-emergencies.ts'
import { findMentions } from './find-mentions.ts'
import { frameFacts } from './frame-facts.ts'
import { mergeFacts } from './resolve-facts.ts'
import { resolveProblems } from './resolve-problems.ts'
import { resolveSides } from './resolve-sides.ts'
import { streamOf, type LedgerLine, type StreamToken } from './token-stream.ts'
import { joinWindows, windowsOf, type ReadWindow } from './windows.ts'
import type { Vocabulary } from './word-pieces.ts'
import { writeFact } from './write-fact.ts'

/** The facts of a visit, in the order in which they are first said. */
export async function readLedger(
  lines: readonly LedgerLine[],
  vocabulary: Vocabulary,
  readWindow: ReadWindow,
): Promise<Fact[]> {
  const stream = streamOf(lines, vocabulary)
  const windows = windowsOf(stream)
  const read = await Promise.all(windows.map(({ ids }) => readWindow(ids)))
  return ledgerOf(lines, stream, joinWindows(stream.length, windows, read))
}

/** As readLedger, where every token has its scores already. */
export function ledgerOf(
  lines: readonly LedgerLine[],
  stream: readonly StreamToken[],
  scores: Float32Array,
): Fact[] {
  const { mentions, modifiers } = findMentions(lines, stream, scores)
  const framed = frameFacts(lines, mentions, modifiers)
  const facts = resolveProblems(
    lines,
    mergeFacts(findEmergencies(lines, resolveSides(lines, framed))),
  )
  return facts.map((fact) => ({ ...fact, text: writeFact(fact) }))
}
