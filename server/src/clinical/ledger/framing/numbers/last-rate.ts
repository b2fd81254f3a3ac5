import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { readFrequency } from './read-amounts.ts'

const AS_NEEDED = 'as needed'
/** How often it is otherwise. */
const USUAL = /^\s*(?:normally|usually|before that|used to)\b/i
/** 'the evening one, sometimes' is not how often all of them. */
const VAGUE =
  /^(?:sometimes|occasionally|constant|intermittent|rarely|often|most \w+|some \w+|daily)$/

/** Less than so often says already that it is not always. */
const LIMITED = /^(?:less|fewer) than /

/** 'once a day, sorry, twice a day, as needed': the last rate counts, and 'as needed' stays with it. */
export function lastRate(modifiers: readonly Modifier[]): string | undefined {
  const told = modifiers
    .filter(({ kind, words }) => kind === 'frequency' && !USUAL.test(words))
    .map(({ words }) => words)
  if (told.length < 2) return told.length === 1 ? readFrequency(told[0] ?? '') : undefined
  const rates = told.flatMap((words) => readFrequency(words) ?? [])
  const counted = rates.filter((one) => one !== AS_NEEDED && !VAGUE.test(one))
  const rate = (counted.length > 0 ? counted : rates)
    .findLast((one) => one !== AS_NEEDED)
    ?.replace(` ${AS_NEEDED}`, '')
  const isSometimes =
    rate !== undefined && !LIMITED.test(rate) && counted.length === 1 && isRightBefore(modifiers)
  const needed = rates.some((one) => one.endsWith(AS_NEEDED)) ? AS_NEEDED : ''
  return [isSometimes ? 'sometimes' : '', rate, needed].filter(Boolean).join(' ') || undefined
}

/** 'apixaban twice a day … the sleeping tablet three times a week': what is said in the name itself is its own. */
export function ownRate(
  { kind, words, line, to }: Mention,
  modifiers: readonly Modifier[],
): string | undefined {
  const isCorrected = modifiers.some(
    (one) => one.kind === 'frequency' && one.line === line && one.from >= to,
  )
  return kind === 'medication' && !isCorrected ? readFrequency(words) : undefined
}

/** 'sometimes twice a day': not always. */
function isRightBefore(modifiers: readonly Modifier[]): boolean {
  return modifiers.some(
    ({ kind, line, to, words }) =>
      kind === 'frequency' &&
      /^(?:sometimes|occasionally)$/i.test(words.trim()) &&
      modifiers.some((one) => one.kind === 'frequency' && one.line === line && one.from === to + 1),
  )
}

/** A rate that nothing marks as its own is of the drug only in the same breath. */
export const RATE_NEAR =
  /^ sometimes\b|^(?:(?!\b(?:and(?! a half)|but|so|then|because|which|something|sometimes|constant\w*|until|till|if|when)\b)[^.?!;]){0,70}(?![a-z])/i
