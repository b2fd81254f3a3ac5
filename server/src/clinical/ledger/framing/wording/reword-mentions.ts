import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { namedByForm } from '../numbers/named-by-form.ts'

const NUMBER =
  /^[\s.,-]*(?:(?:a|an|the|and|of|at|to|point|half|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|\d+(?:[.,]\d+)?|mgs?|milligrams?|mcg|micrograms?|units?|tablets?|pills?|daily|times|day)[\s.,-]*)+$/i

const VALUE =
  /^[\s.,-]*(?:(?:i|i'd|would|it|it's|say|like|maybe|probably|a|an|the|and|or|of|at|to|is|was|about|around|over|point|out|oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|percent|degrees|\d+(?:[.,/]\d+)*|%)[\s.,%-]*)+$/i

/**
 * A number that was taken for a drug is the dose of the drug named last in the same line; a number that
 * was taken for a drug without one is nothing. A number that was taken for a measurement is the value of
 * the one marked before it, or one of its own where its form and the talk tell what it measures.
 */
export function withoutNumbers(
  lines: readonly LedgerLine[],
  mentions: readonly Mention[],
  modifiers: readonly Modifier[],
): { mentions: Mention[]; modifiers: Modifier[] } {
  const isNumber = ({ kind, words }: Mention) =>
    (kind === 'medication' && NUMBER.test(words)) || (kind === 'measurement' && VALUE.test(words))
  const isNamed = (mention: Mention) =>
    mention.kind === 'measurement' &&
    !mentions.some((other) => isMarkedBefore(mention, other) && !isNumber(other)) &&
    namedByForm(lines, mention) !== undefined
  const isOfOther = (mention: Mention) => isNumber(mention) && !isNamed(mention)
  const doses = mentions
    .filter((mention) => isOfOther(mention))
    .map(({ kind, line, from, to, words }): Modifier => ({
      kind: kind === 'measurement' ? 'value' : 'dose',
      line,
      from,
      to,
      words,
    }))
  return {
    mentions: mentions
      .filter((mention) => !isOfOther(mention))
      .map((mention) => (isNumber(mention) ? withSpaces(mention) : mention)),
    modifiers: [...modifiers, ...doses].sort((a, b) => a.line - b.line || a.from - b.from),
  }
}

/** 'thirty-eight one' is read as 38.1. */
function withSpaces(mention: Mention): Mention {
  return { ...mention, words: mention.words.replaceAll('-', ' ') }
}

const LINES_APART = 2

/** What was measured is named in the same line or shortly before. */
function isMarkedBefore({ line, from }: Mention, other: Mention): boolean {
  if (other.kind !== 'measurement') return false
  return other.line === line
    ? other.from < from
    : line - other.line === 1 || line - other.line === LINES_APART
}

const UNABLE =
  /^(?:(?:i|he|she|you|we|they|it)\s+)?(?:(?:have|has|had|am|is|are|was|were|'ve|'s|'m)?\s*(?:not|n['’]?t|never)\s+(?:been\s+)?(?:really\s+)?able\s+to|ca\s*n['’]?t|can['’]?t|could\s*n['’]?t|(?:can|could)\s*not|unable\s+to)\s*,?\s*(?:really\s+|even\s+)?/i

/** 'can't hear as well', 'can't eat very much': it can be done, and less of it. */
const LESS =
  /\b(?:as (?:well|much|far|fast|long|easily|often)|(?:very|that|too|so) (?:much|well|far|long)|properly|a lot|a whole lot)$/i

/** 'haven't been able to work' is 'unable to work': what is there is that it cannot be done. */
export function namedUnable(words: string): string | undefined {
  const rest = words.replace(/ n't\b/g, "n't").replace(UNABLE, '')
  if (LESS.test(rest.trim()) && !/^sleep\b/i.test(rest)) return undefined
  return rest === words.replace(/ n't\b/g, "n't") || rest.trim() === ''
    ? undefined
    : `unable to ${rest}`
}
