import type { Fact } from '@chartwright/contract/facts'
import type { Quotation } from '../quoting/quotation.ts'
import { ownDetails } from './own-details.ts'

const LEAST = 0.75
/** How often or how long stands in the words already. */
const TIMED =
  /\b(?:\d+|times|once|twice|daily|every|minutes?|hours?|days?|weeks?|until|as needed)\b/i

/** Advice whose words leave out how often it was said to be followed: told with that instead of quoted. */
export function withOwnDetails(
  facts: readonly Fact[],
  quotations: readonly Quotation[],
): { readonly quotations: readonly Quotation[]; readonly told: readonly Fact[] } {
  const told = facts.flatMap((fact) => {
    const attributes = ownDetails(fact, facts)
    const isOpen = fact.polarity === 'present' && (fact.sureness ?? 1) >= LEAST
    const isBare = quotations.some((each) => isOnly(each, fact) && !TIMED.test(each.text))
    return isOpen && isBare && Object.keys(attributes).length > 0 ? [{ ...fact, attributes }] : []
  })
  return {
    told,
    quotations: quotations.filter((each) => !told.some((fact) => isOnly(each, fact))),
  }
}

function isOnly({ use, factIds }: Quotation, { id }: Fact): boolean {
  return use === 'home' && factIds.length === 1 && factIds[0] === id
}
