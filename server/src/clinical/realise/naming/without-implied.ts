import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { IMPLIED, NO_SITES } from './implied.data.ts'

const RATED =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|daily|weekly|(?:a|per|each|every) (?:day|week|month|night))\b/i
const ON_DAYS = /^(?:on )?(?:the )?weekends?$/

/** What is known of a fact, without what its name or its status says already and without places that are none. */
export function withoutImplied(
  { kind, concept, status }: FactContent,
  attributes: FactContent['attributes'],
): FactContent['attributes'] {
  const name = concept.toLowerCase().trim()
  const rows = IMPLIED.filter(([named]) => named.test(name))
  const isLeft = ([attribute, words]: [string, string]) => {
    const said = words.toLowerCase().trim()
    if (attribute === 'site' && NO_SITES.some(([none]) => none.test(said))) return false
    if (kind === 'assessment' && said === status) return false
    // 'a beer on Fridays and Saturdays' is on weekends.
    if (attribute === 'frequency' && kind === 'social' && ON_DAYS.test(said))
      return !RATED.test(name)
    return !rows.some(
      ([, of, implied]) => of.includes(attribute as FactAttribute) && implied.test(said),
    )
  }
  return Object.fromEntries(Object.entries(attributes).filter(isLeft))
}
