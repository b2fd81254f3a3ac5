import { FACT_ATTRIBUTES, type FactAttribute } from '@chartwright/contract/facts'
import { isSameAttribute } from '../rules/same-attribute.ts'
import type { ComparedFact } from './match-facts.ts'

export type AttributeVerdict = 'right' | 'different' | 'not in gold' | 'missing'

/**
 * `side` and `dose` are compared by faultsOf, `unit`, `route` and `amount` belong to a value or dose, and
 * of `detail`, which is free text, two good annotators keep different parts.
 */
const LEFT_OUT = new Set<FactAttribute>(['side', 'dose', 'unit', 'route', 'amount', 'detail'])

/** What each attribute of a matched fact is worth, compared with gold. */
export function compareAttributes(gold: ComparedFact, found: ComparedFact): AttributeVerdict[] {
  const compared = FACT_ATTRIBUTES.filter((name) => !LEFT_OUT.has(name))
  return compared.flatMap((name) => verdictOn(name, gold, found) ?? [])
}

function verdictOn(
  name: FactAttribute,
  gold: ComparedFact,
  found: ComparedFact,
): AttributeVerdict | undefined {
  const wanted = gold.attributes[name]
  const told = found.attributes[name]
  if (told === undefined)
    return wanted === undefined || isSaidIn(wanted, found) ? undefined : 'missing'
  if (wanted !== undefined) return isSameAttribute(wanted, told) ? 'right' : 'different'
  return isSaidIn(told, gold) ? 'right' : 'not in gold'
}

/** Under another attribute, or in the name: 'severe pain' has its severity in the name. */
function isSaidIn(words: string, { concept, text, said, attributes }: ComparedFact): boolean {
  const all = [concept, text, said, ...Object.values(attributes)].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
