import type { Mention, Modifier } from '../../reading/find-mentions.ts'

const NUMBER =
  /^[\s.,-]*(?:(?:a|an|the|and|of|at|to|point|half|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|\d+(?:[.,]\d+)?|mgs?|milligrams?|mcg|micrograms?|units?|tablets?|pills?|daily|times|day)[\s.,-]*)+$/i

const VALUE =
  /^[\s.,-]*(?:(?:i|i'd|would|it|it's|say|like|maybe|probably|a|an|the|and|or|of|at|to|is|was|about|around|over|point|out|oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|percent|degrees|\d+(?:[.,/]\d+)*|%)[\s.,%-]*)+$/i

/**
 * A number that was taken for a drug is the dose of the drug named last in the same line; a number that
 * was taken for a drug without one is nothing. A number that was taken for a measurement is the value of
 * one.
 */
export function withoutNumbers(
  mentions: readonly Mention[],
  modifiers: readonly Modifier[],
): { mentions: Mention[]; modifiers: Modifier[] } {
  const isNumber = ({ kind, words }: Mention) =>
    (kind === 'medication' && NUMBER.test(words)) || (kind === 'measurement' && VALUE.test(words))
  const doses = mentions
    .filter((mention) => isNumber(mention))
    .map(({ kind, line, from, to, words }): Modifier => ({
      kind: kind === 'measurement' ? 'value' : 'dose',
      line,
      from,
      to,
      words,
    }))
  return {
    mentions: mentions.filter((mention) => !isNumber(mention)),
    modifiers: [...modifiers, ...doses].sort((a, b) => a.line - b.line || a.from - b.from),
  }
}

const UNABLE =
  /^(?:(?:i|he|she|you|we|they|it)\s+)?(?:(?:have|has|had|am|is|are|was|were|'ve|'s|'m)?\s*(?:not|n['’]?t|never)\s+(?:been\s+)?(?:really\s+)?able\s+to|ca\s*n['’]?t|can['’]?t|could\s*n['’]?t|(?:can|could)\s*not|unable\s+to)\s*,?\s*(?:really\s+|even\s+)?/i

/** 'haven't been able to work' is 'unable to work': what is there is that it cannot be done. */
export function namedUnable(words: string): string | undefined {
  const rest = words.replace(/ n't\b/g, "n't").replace(UNABLE, '')
  return rest === words.replace(/ n't\b/g, "n't") || rest.trim() === ''
    ? undefined
    : `unable to ${rest}`
}
