import { tellFact } from '../realise/tell-fact.ts'
import type { Fact } from './fact.ts'
import { findEmergencies } from './resolving/find-emergencies.ts'
import { findMentions } from './reading/find-mentions.ts'
import { frameFacts } from './framing/frame-facts.ts'
import { mergeFacts } from './resolving/resolve-facts.ts'
import { resolveDoses } from './resolving/resolve-doses.ts'
import { resolveProblems } from './resolving/resolve-problems.ts'
import { resolveSides } from './resolving/resolve-sides.ts'
import { streamOf, type LedgerLine, type StreamToken } from './reading/token-stream.ts'
import { joinWindows, windowsOf, type ReadWindow } from './reading/windows.ts'
import type { Vocabulary } from './reading/word-pieces.ts'

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
    resolveDoses(mergeFacts(findEmergencies(lines, resolveSides(lines, framed)))),
  )
  return facts.map((fact) => ({ ...fact, text: tellFact(fact) }))
}
