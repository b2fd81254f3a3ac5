import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { DOUBT_BEFORE_NAMES } from './tidy.data.ts'
import { tidyDetail, tidyName } from './tidy-words.ts'

/** Without these a fact would say something else: they stay, however they were said. */
export const NEEDED: ReadonlySet<FactAttribute> = new Set(['condition', 'dose', 'side', 'value'])

/** A fact in the words of a note: attributes that stay spoken are left out. */
export function tidyFact<T extends FactContent>(fact: T): T {
  const said = fact.concept.trim()
  const told = DOUBT_BEFORE_NAMES.reduce((words, [doubt]) => words.replace(doubt, ''), said)
  const isDoubted = told !== said && told !== ''
  const attributes: Partial<Record<FactAttribute, string>> = {}
  for (const [name, words] of Object.entries(fact.attributes)) {
    const attribute = name as FactAttribute
    const plain = words === undefined ? undefined : tidyDetail(attribute, words)
    if (plain !== undefined) attributes[attribute] = plain
    else if (words !== undefined && NEEDED.has(attribute)) attributes[attribute] = words
  }
  const certainty = isDoubted && fact.certainty === 'sure' ? 'possible' : fact.certainty
  return {
    ...fact,
    concept: tidyName(isDoubted ? told : said),
    who: fact.who.trim(),
    certainty,
    attributes,
  }
}
