import type { LinearModel } from './linear-model.ts'
import { score } from './linear-model.ts'
import type { Role } from './statement.ts'
import { wordFeatures } from './word-features.ts'

/** What a label is worth against the words: recognisers and people mix labels up. */
const LABEL_LOGIT = 1.6
const NEIGHBOUR_SHARE = 0.4

/** One role for each clause of a turn, from its words, its neighbours and the turn's label. */
export function guessRoles(
  model: LinearModel,
  clauses: readonly string[],
  label: Role | null,
): Exclude<Role, 'typed'>[] {
  const own = clauses.map((clause) => score(model, wordFeatures(clause)))
  if (label !== null) {
    const mean = score(model, wordFeatures(clauses.join(' ')))
    const logit = clamp(mean) + (label === 'clinician' ? LABEL_LOGIT : -LABEL_LOGIT)
    return clauses.map(() => (logit >= 0 ? 'clinician' : 'patient'))
  }
  return own.map((logit, at) => {
    const around = (own[at - 1] ?? 0) + (own[at + 1] ?? 0)
    return logit + NEIGHBOUR_SHARE * around >= 0 ? 'clinician' : 'patient'
  })
}

function clamp(logit: number): number {
  return Math.max(-2.5, Math.min(2.5, logit))
}
