import type { Fact } from './fact.ts'
import { findMentions } from './find-mentions.ts'
import { frameFacts } from './frame-facts.ts'
import { mergeFacts } from './resolve-facts.ts'
import { streamOf, type LedgerLine } from './token-stream.ts'
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
  const scores = joinWindows(stream.length, windows, read)
  const { mentions, modifiers } = findMentions(lines, stream, scores)
  const facts = mergeFacts(frameFacts(lines, mentions, modifiers))
  return facts.map((fact) => ({ ...fact, text: writeFact(fact) }))
}
