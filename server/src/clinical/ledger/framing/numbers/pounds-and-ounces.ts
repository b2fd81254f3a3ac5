import { normalise } from '../../../normalise.ts'
import type { Modifier, Mention } from '../../reading/find-mentions.ts'

const BOTH = /\b(\d+) (?:pounds?|lbs?),? (?:and )?(\d+) (?:ounces?|oz)\b/

/** 'seven pounds three ounces' is one weight. */
export function poundsAndOunces(
  { kind, words }: Mention,
  own: readonly Modifier[],
): { value?: string } | undefined {
  if (kind !== 'measurement') return undefined
  for (const said of [words, ...own.map((modifier) => modifier.words)]) {
    const [, pounds, ounces] = BOTH.exec(normalise(said)) ?? []
    if (pounds !== undefined) return { value: `${pounds} lb ${ounces ?? ''} oz` }
  }
  return undefined
}
