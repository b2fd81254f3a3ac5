import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { normalise } from '../../normalise.ts'
import { isWithin, stemsOf } from './word-stems.ts'

/** Of two that say the same, the earlier one stays; in a plan 'in 2 days' says more than 'for 2 days'. */
const ORDER: readonly FactAttribute[] = [
  'value',
  'site',
  'frequency',
  'duration',
  'onset',
  'when',
  'trigger',
  'condition',
  'quality',
  'severity',
  'course',
  'relief',
  'reason',
  'detail',
]
const PLAN_ORDER: readonly FactAttribute[] = ['when', ...ORDER.filter((name) => name !== 'when')]

/** What the name tells, or another attribute, is not told again: no 'as needed as needed'. */
export function tellOnce(
  { kind, concept }: Pick<FactContent, 'kind' | 'concept'>,
  told: FactContent['attributes'],
): FactContent['attributes'] {
  const attributes: Partial<Record<FactAttribute, string>> = { ...told }
  const name = rootsOf(concept)
  const known: string[][] = []
  for (const attribute of kind === 'plan' ? PLAN_ORDER : ORDER) {
    const words = attribute === 'site' ? restOfSite(concept, told.site) : told[attribute]
    if (words === undefined) continue
    // 'cholesterol normal' needs no 'fine'.
    if (attribute === 'value' && IS_VALUED.test(concept) && !/\d/.test(words)) {
      delete attributes.value
      continue
    }
    const roots = rootsOf(words)
    // A place in the name gives the fact its heading, and a warning is told by its condition.
    const isOwn =
      (attribute === 'site' && isWithin(words, concept)) ||
      (attribute === 'condition' && kind === 'plan')
    const isTold = [...(isOwn ? [] : [name]), ...known].some((other) =>
      roots.every((root) => other.includes(root)),
    )
    if (roots.length > 0 && isTold) delete attributes[attribute]
    else {
      attributes[attribute] = words
      known.push(roots)
    }
  }
  return attributes
}

const IS_VALUED =
  / (?:(?:ab)?normal|low|high|elevated|negative|positive|stable|fine|good|clear|unremarkable|decreased|increased)$/
const ROOT = 5

/** 'abdominal' and 'abdomen' say the same, and so do 'two' and '2'. */
function rootsOf(words: string): string[] {
  return stemsOf(normalise(words)).map((stem) => stem.slice(0, ROOT))
}

/** 'pain on the dorsal aspect' of the 'dorsal aspect of the forearm' is of the forearm. */
function restOfSite(concept: string, site: string | undefined): string | undefined {
  const parts = site?.split(/ of (?:the-? (?:of the )?)?/) ?? []
  const rest = parts.at(-1) ?? ''
  const isRest =
    parts.length > 1 &&
    !concept.includes(' of ') &&
    parts.slice(0, -1).every((part) => isWithin(part, concept)) &&
    !isWithin(rest, concept)
  return isRest ? rest : site
}
