import type { FramedFact } from '../../fact.ts'

const REACTION =
  /\b(?:angioedema|anaphyla\w+|allergic reaction|hives|urticaria|drug reaction|intolerance)\b/
/** Who comes for one has it now. */
const CAME_FOR = /swell|swollen|rash|hives|itch|reaction|lip|face|tongue|throat|breath/
const LINES_AFTER = 3

/** 'So that's angioedema', of what a drug once did, is no conclusion of this visit. */
export function withoutPastReactions(facts: readonly FramedFact[]): FramedFact[] {
  if (facts.some(({ kind, concept }) => kind === 'complaint' && CAME_FOR.test(concept)))
    return [...facts]
  const told = facts
    .filter(({ kind, polarity }) => kind === 'allergy' && polarity === 'present')
    .flatMap(({ lines }) => lines)
  return facts.filter(
    ({ kind, concept, lines: [at = 0] }) =>
      kind !== 'assessment' ||
      !REACTION.test(concept) ||
      !told.some((line) => at >= line && at <= line + LINES_AFTER),
  )
}
