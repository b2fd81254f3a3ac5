import type { RoleWeights } from '../../server/src/clinical/roles/role-model.ts'
import { readTimedDays, readVisits, type Said } from './corpus.ts'
import {
  cutBreaths,
  cutGuessedPauses,
  cutPauses,
  cutSentences,
  cutTurns,
  cutUnmarked,
} from './cut-lines.ts'
import { fitChain } from './fit-chain.ts'

const FIT = { epochs: 6, rate: 0.1, decay: 1e-3, minLines: 30 }
const LEAST_WEIGHT = 0.08
const CUTS = [cutTurns, cutSentences, cutBreaths, cutUnmarked, cutGuessedPauses]
/** Weight of real speech, against written dialogues of which there are more. */
const TIMED_COUNTS = 2

/**
 * From the training parts of ACI-BENCH and MTS-Dialog and from the given consultations of
 * PriMock57; each visit is cut in every way, as transcripts are.
 */
export function learnRoles(timed: readonly Said[][] = readTimedDays().flat()): RoleWeights {
  const written = [...readVisits('aci train'), ...readVisits('mts train')]
  const spoken = Array.from({ length: TIMED_COUNTS }, () => timed).flat()
  const cut = [
    ...written.flatMap((visit) => CUTS.map((way) => way(visit))),
    ...spoken.flatMap((visit) => [...CUTS, cutPauses].map((way) => way(visit))),
  ]
  const { emission, stay } = fitChain(
    cut.filter(({ length }) => length > 1),
    FIT,
  )
  return { emission: tidy(emission), stay: tidy(stay) }
}

/** Significant weights, rounded, sorted by name. */
function tidy(weights: Readonly<Record<string, number>>): Record<string, number> {
  const kept = Object.entries(weights)
    .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(kept)
}
