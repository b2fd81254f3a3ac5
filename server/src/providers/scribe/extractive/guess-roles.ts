import type { LinearModel } from '../../../clinical/linear-model.ts'
import { score } from '../../../clinical/linear-model.ts'
import type { Role, Turn } from './statement.ts'
import { wordFeatures } from '../../../clinical/word-features.ts'

/** What a label is worth against the words: recognisers and people mix labels up. */
const LABEL_LOGIT = 1.8
const NEIGHBOUR_SHARE = 0.4
const MOST_LOGIT = 2.5

/** What only one of the two says. */
const PATIENTS =
  /^(?:i (?:take|am taking|have been taking|was taking|smoke|drink|feel|felt|have had|have been having|woke|get (?:a|the|this|some)|can not (?:sleep|breathe|eat))\b|my (?:head|back|knee|leg|arm|chest|stomach|throat|ear|eye|tooth|neck|shoulder|foot|hand|pain|cough|husband|wife|mother|father|mom|dad|kids|job|boss)\b)|\b(?:gives|gave|makes|made|hurts|bothers|causes) me\b|\bi am allergic\b/
const CLINICIANS =
  /^(?:i (?:think|believe|suspect) (?:this|that|it|you|we|your)\b|please (?:call|come|take|return|stop|keep|book)\b|(?:come back|follow up|return) in\b|let me (?:listen|look|check|examine|see)\b|no (?:antibiotics|antibiotic)\b|take \w+ \d)|\b(?:refer you|order (?:a|an|some|you)|prescribe|your (?:lungs|heart|blood pressure|exam|labs|results|abdomen|x-ray|ekg|ecg|throat looks|ears? looks?))\b/
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
  return (CLINICIANS.test(clause) ? RULE_LOGIT : 0) - (PATIENTS.test(clause) ? RULE_LOGIT : 0)
}

function clamp(logit: number): number {
  return Math.max(-MOST_LOGIT, Math.min(MOST_LOGIT, logit))
}
