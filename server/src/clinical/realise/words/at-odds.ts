import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { AT_ODDS, UNPAIRED } from './at-odds.data.ts'
import { isWithin } from './word-stems.ts'

const CAUSED =
  /\b(?:possibly|probably|likely|maybe|from|because|due|by|secondary|caused|related|your|his|her)\b/gi

/** Whether an attribute cannot be so of what has this name, or says its name again. */
export function isAtOdds(
  { kind, concept, attributes }: FactContent,
  attribute: FactAttribute,
  words: string,
): boolean {
  if (attribute === 'when' || attribute === 'condition')
    return AT_ODDS.some(([name, told]) => name.test(concept) && told.test(words))
  if (attribute === 'side') return words === 'bilateral' && UNPAIRED.test(attributes.site ?? '')
  if (kind !== 'assessment' || attribute !== 'reason') return false
  return isWithin(concept, words) || isWithin(words.replace(CAUSED, ' '), concept)
}
