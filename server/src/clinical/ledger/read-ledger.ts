import { tellFact } from '../realise/tell-fact.ts'
import type { Fact, FramedFact } from './fact.ts'
import { correctDoses } from './resolving/correct-doses.ts'
import { settleDoneOrders } from './resolving/settle-done-orders.ts'
import { dropMisheardDrugs } from './resolving/drop-misheard-drugs.ts'
import { findEmergencies } from './resolving/find-emergencies.ts'
import { findMentions } from './reading/find-mentions.ts'
import { frameFacts } from './framing/frame-facts.ts'
import { mergeFacts } from './resolving/resolve-facts.ts'
import { placeDenials } from './resolving/place-denials.ts'
import { nameOperations } from './resolving/name-operations.ts'
import { resolveAllergies, resolveMedications } from './resolving/resolve-general-denials.ts'
import { resolveAlternatives } from './resolving/resolve-alternatives.ts'
import { resolveAllergens } from './resolving/resolve-allergens.ts'
import { resolveConflicts } from './resolving/resolve-conflicts.ts'
import { resolveDecisions } from './resolving/resolve-decisions.ts'
import { resolveDoses } from './resolving/resolve-doses.ts'
import { resolveKnownConditions } from './resolving/resolve-known-conditions.ts'
import { resolveKnownDrugs } from './resolving/resolve-known-drugs.ts'
import { resolveEchoes } from './resolving/resolve-echoes.ts'
import { resolveLiving } from './resolving/resolve-living.ts'
import { resolveOpposites } from './resolving/resolve-opposites.ts'
import { resolveProblems } from './resolving/resolve-problems.ts'
import { resolveSides } from './resolving/resolve-sides.ts'
import { resolveVitals } from './resolving/resolve-vitals.ts'
import { settleFound } from './resolving/settle-found.ts'
import { settlePainScores } from './resolving/settle-pain-scores.ts'
import { streamOf, type LedgerLine } from './reading/token-stream.ts'
import { joinWindows, windowsOf, type ReadWindow } from './reading/windows.ts'
import type { Vocabulary } from './reading/word-pieces.ts'

/**
 * The facts of a visit, in the order in which they are first said: all of it at once, which is what
 * a reading in parts must come to.
 */
export async function readLedger(
  lines: readonly LedgerLine[],
  vocabulary: Vocabulary,
  readWindow: ReadWindow,
): Promise<Fact[]> {
  return withSentences(await readFramed(lines, vocabulary, readWindow))
}

/** Facts without their sentences, with what their sureness was made of. */
export async function readFramed(
  lines: readonly LedgerLine[],
  vocabulary: Vocabulary,
  readWindow: ReadWindow,
): Promise<FramedFact[]> {
  const stream = streamOf(lines, vocabulary)
  const windows = windowsOf(Int32Array.from(stream, ({ id }) => id))
  const read = await Promise.all(windows.map(({ ids }) => readWindow(ids)))
  const scores = joinWindows(stream.length, windows, read)
  const { mentions, modifiers } = findMentions(lines, stream, scores)
  return resolveFramed(lines, frameFacts(lines, mentions, modifiers))
}

/** What a visit as a whole makes of the facts of its lines. */
export function resolveLedger(lines: readonly LedgerLine[], framed: readonly FramedFact[]): Fact[] {
  return withSentences(resolveFramed(lines, framed))
}

function withSentences(framed: readonly FramedFact[]): Fact[] {
  return framed.map(({ signs: _, ...fact }) => ({ ...fact, text: tellFact(fact) }))
}

function resolveFramed(lines: readonly LedgerLine[], framed: readonly FramedFact[]): FramedFact[] {
  const heard = resolveOpposites(
    lines,
    resolveEchoes(lines, placeDenials(lines, dropMisheardDrugs(lines, framed))),
  )
  const placed = settleFound(lines, nameOperations(lines, heard))
  const sided = findEmergencies(lines, resolveSides(lines, settleDoneOrders(lines, placed)))
  const decided = resolveDecisions(lines, correctDoses(lines, sided))
  const merged = settlePainScores(
    lines,
    resolveVitals(lines, resolveConflicts(mergeFacts(decided))),
  )
  const settled = resolveKnownDrugs(
    resolveMedications(resolveAllergens(lines, resolveAllergies(resolveLiving(merged)))),
  )
  return resolveProblems(
    lines,
    resolveAlternatives(lines, resolveKnownConditions(resolveDoses(settled))),
  )
}
