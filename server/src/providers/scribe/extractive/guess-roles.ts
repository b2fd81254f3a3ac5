import type { LinearModel } from '../../../clinical/linear-model.ts'
import { score } from '../../../clinical/linear-model.ts'
import { isCliniciansTalk, isPatientsTalk } from '../../../clinical/roles/role-rules.ts'
import type { Role, Turn } from './statement.ts'
import { wordFeatures } from '../../../clinical/word-features.ts'

/** What a label is worth against the words: recognisers and people mix labels up. */
const LABEL_LOGIT = 1.8
const NEIGHBOUR_SHARE = 0.4
const MOST_LOGIT = 2.5

const RULE_LOGIT = 3

/** One role for each clause, from its words, its neighbours and the turn's label. */
export function guessRoles(
  model: LinearModel,
  clauses: readonly string[],
  label: Role | null,
): Exclude<Role, 'typed'>[] {
  const own = clauses.map((clause) => clamp(score(model, wordFeatures(clause))) + ruleFor(clause))
  const prior = label === null ? 0 : label === 'clinician' ? LABEL_LOGIT : -LABEL_LOGIT
  return own.map((logit, at) => {
    const around = (own[at - 1] ?? 0) + (own[at + 1] ?? 0)
    return logit + prior + NEIGHBOUR_SHARE * around >= 0 ? 'clinician' : 'patient'
  })
}

/** A visit whose labels speak against the words as a whole has them the wrong way round. */
export function hasSwappedLabels(model: LinearModel, turns: readonly Turn[]): boolean {
  let agreement = 0
  for (const { role, isSet, text } of turns) {
    if (role === null || isSet) continue
    const logit = clamp(score(model, wordFeatures(text)))
    agreement += role === 'clinician' ? logit : -logit
  }
  return agreement < 0
}

function ruleFor(clause: string): number {
  return RULE_LOGIT * (Number(isCliniciansTalk(clause)) - Number(isPatientsTalk(clause)))
}

function clamp(logit: number): number {
  return Math.max(-MOST_LOGIT, Math.min(MOST_LOGIT, logit))
}
