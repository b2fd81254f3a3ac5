import type { Fact, FramedFact } from './fact.ts'
import { avoidedAllergens } from './resolving/drugs/avoided-allergens.ts'
import { withoutPastReactions } from './resolving/drugs/past-reactions.ts'
import { correctDoses } from './resolving/drugs/correct-doses.ts'
import { correctRates } from './resolving/drugs/correct-rates.ts'
import { withoutPresentAge } from './resolving/present-age.ts'
import { settleDoneOrders } from './resolving/plans/settle-done-orders.ts'
import { dropRated } from './resolving/findings/drop-rated.ts'
import { dropMisheardDrugs } from './resolving/drugs/drop-misheard-drugs.ts'
import { findEmergencies } from './resolving/plans/find-emergencies.ts'
import { findMentions } from './reading/find-mentions.ts'
import { frameFacts } from './framing/frame-facts.ts'
import { vectorsFrom } from './reading/link-vectors.ts'
import { mergeFacts } from './resolving/resolve-facts.ts'
import { placeDenials } from './resolving/denials/place-denials.ts'
import { nameOperations } from './resolving/findings/name-operations.ts'
import {
  resolveAllergies,
  resolveMedications,
} from './resolving/denials/resolve-general-denials.ts'
import { resolveAlternatives } from './resolving/plans/resolve-alternatives.ts'
import { resolveAllergens } from './resolving/drugs/resolve-allergens.ts'
import { resolveConflicts } from './resolving/denials/resolve-conflicts.ts'
import { nameChanges } from './resolving/drugs/name-changes.ts'
import { mergeReferrals } from './resolving/plans/merge-referrals.ts'
import { resolveDecisions } from './resolving/plans/resolve-decisions.ts'
import { resolveDoses } from './resolving/drugs/resolve-doses.ts'
import { joinTypes } from './resolving/join-types.ts'
import { resolveKnownConditions } from './resolving/resolve-known-conditions.ts'
import { resolveKnownDrugs } from './resolving/drugs/resolve-known-drugs.ts'
import { resolveEchoes } from './resolving/denials/resolve-echoes.ts'
import { dateComplaints } from './resolving/date-complaints.ts'
import { nameComplaints } from './resolving/name-complaints.ts'
import { nameVisitsAfter } from './resolving/complaints/name-visits-after.ts'
import { sickButNotSick } from './resolving/denials/sick-but-not-sick.ts'
import { settleSmoking } from './resolving/habits/settle-smoking.ts'
import { correctToldTimes } from './resolving/complaints/correct-told-times.ts'
import { settleFeltPlaces } from './resolving/complaints/settle-felt-places.ts'
import { namePartComplaints } from './resolving/complaints/name-part-complaints.ts'
import { resolveLiving } from './resolving/resolve-living.ts'
import { resolveOpposites } from './resolving/denials/resolve-opposites.ts'
import { resolveProblems } from './resolving/plans/resolve-problems.ts'
import { shareReliefs } from './resolving/drugs/share-reliefs.ts'
import { settleDeniedSides } from './resolving/sides/settle-denied-sides.ts'
import { resolveSides } from './resolving/sides/resolve-sides.ts'
import { resolveVitals } from './resolving/findings/resolve-vitals.ts'
import { gradeSlight } from './resolving/findings/grade-slight.ts'
import { namePicturedParts } from './resolving/findings/name-pictured-parts.ts'
import { readLevels } from './resolving/findings/read-levels.ts'
import { nameStudies } from './resolving/findings/name-studies.ts'
import { shareStates } from './resolving/findings/share-states.ts'
import { settleFound } from './resolving/findings/settle-found.ts'
import { settleOtherValues } from './resolving/findings/settle-other-values.ts'
import { settlePainScores } from './resolving/findings/settle-pain-scores.ts'
import { streamOf, type LedgerLine } from './reading/token-stream.ts'
import { joinWindows, windowsOf, type ReadWindow } from './reading/windows.ts'
import type { Vocabulary } from './reading/word-pieces.ts'
import { withSentences } from './with-sentences.ts'

/**
 * The facts of a visit, in the order in which they are first said: all of it at once, which is what
 * a reading in parts must come to.
 */
export async function readLedger(
  lines: readonly LedgerLine[],
  vocabulary: Vocabulary,
  readWindow: ReadWindow,
): Promise<Fact[]> {
  return withSentences(lines, await readFramed(lines, vocabulary, readWindow))
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
  const vectorsAt = vectorsFrom(0, windows, (place) => read[place])
  const { mentions, modifiers } = findMentions(lines, stream, scores, vectorsAt)
  return resolveFramed(lines, frameFacts(lines, mentions, modifiers))
}

/** What a visit as a whole makes of the facts of its lines. */
export function resolveLedger(lines: readonly LedgerLine[], framed: readonly FramedFact[]): Fact[] {
  return withSentences(lines, resolveFramed(lines, framed))
}

function resolveFramed(lines: readonly LedgerLine[], framed: readonly FramedFact[]): FramedFact[] {
  const answered = resolveOpposites(
    lines,
    resolveEchoes(
      lines,
      placeDenials(lines, dropMisheardDrugs(lines, withoutPresentAge(lines, framed))),
    ),
  )
  const heard = settleFeltPlaces(
    lines,
    namePartComplaints(
      lines,
      settleSmoking(lines, sickButNotSick(nameVisitsAfter(lines, answered))),
    ),
  )
  const placed = namePicturedParts(
    lines,
    nameStudies(
      lines,
      gradeSlight(lines, settleFound(lines, shareStates(lines, nameOperations(lines, heard)))),
    ),
  )
  const sided = findEmergencies(
    lines,
    resolveSides(lines, settleDeniedSides(lines, settleDoneOrders(lines, placed))),
  )
  const decided = resolveDecisions(
    lines,
    mergeReferrals(correctRates(lines, correctDoses(lines, nameChanges(sided)))),
  )
  const merged = settlePainScores(
    lines,
    settleOtherValues(
      lines,
      resolveVitals(
        lines,
        dropRated(
          resolveConflicts(
            correctToldTimes(
              lines,
              dateComplaints(lines, nameComplaints(mergeFacts(readLevels(lines, decided)))),
            ),
          ),
        ),
      ),
    ),
  )
  const settled = resolveKnownDrugs(
    shareReliefs(
      lines,
      resolveMedications(
        resolveAllergens(lines, resolveAllergies(avoidedAllergens(lines, resolveLiving(merged)))),
      ),
    ),
  )
  return resolveProblems(
    lines,
    resolveAlternatives(
      lines,
      withoutPastReactions(resolveKnownConditions(resolveDoses(joinTypes(lines, settled)))),
    ),
  )
}
