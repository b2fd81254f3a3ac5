import type { FactContent } from '@chartwright/contract/facts'
import { regionOf } from './body-systems.ts'
import {
  ALL_OVER_ONE,
  GOES_TO,
  ONLY_WHOLE,
  OWN_ORGAN,
  PARTS_WITHIN,
  UNPLACED,
} from './own-places.data.ts'

type Attributes = FactContent['attributes']

interface MayBeQuoted {
  readonly said?: readonly { readonly words: string }[]
}

/** 'a left-sided headache all over my head': the side is its own, though it is said to be all over. */
const SIDED = /\bsided\b/
const SAID_SIDE = /\b(?:left|right)\b/i
const ONE_SIDE = /^(?:left|right)$/
/** What is talked over or arranged has no side, and what names its own place needs none. */
const PLACED_PLAN = /\b(?:of|for|in|to) (?:the|both)\b/
const UNSIDED_ACTS = new Set<FactContent['act']>(['refer', 'counsel', 'follow_up', 'safety_net'])

/** 'high blood pressure and my right arm': of no part, but for those that have a pressure of their own. */
const PRESSURE = /^(?:essential )?hypertension$/
const OWN_PRESSURE = /\b(?:lungs?|eyes?|liver|portal|pulmonary|head|brain|skull)\b/i

/** The place and the side that a fact can have: neither is told where it helps nobody. */
export function ownPlaces(
  { kind, act, polarity, concept, said: quoted = [] }: FactContent & MayBeQuoted,
  given: Attributes,
): Attributes {
  const name = concept.toLowerCase()
  const { side, site: said, ...others } = given
  const site = kind !== 'plan' && isElsewhere(kind, name, said) ? undefined : said
  if (UNPLACED.some(([words]) => words.test(name))) return others
  if (PRESSURE.test(name) && !OWN_PRESSURE.test(site ?? '')) return others
  if (kind === 'plan' && OWN_ORGAN.test(name) && !OWN_ORGAN.test(site ?? '')) return others
  if (site !== undefined && ONE_SIDE.test(site)) {
    // A side beside another one, or of what is not there, may be of something else.
    const own = side ?? (polarity === 'present' ? site : undefined)
    return own === undefined ? others : { ...others, side: own }
  }
  const isSided = SIDED.test(name) || SAID_SIDE.test(quoted[0]?.words ?? '')
  if (site !== undefined && ALL_OVER_ONE.test(site) && !isSided) return { ...others, site }
  const told = { ...others, ...(side && { side }), ...(site && { site }) }
  if (side === undefined || site !== undefined || !ONE_SIDE.test(side)) return told
  if (ONLY_WHOLE.some(([words]) => words.test(name))) return others
  const isOfPlan =
    kind === 'plan' && (UNSIDED_ACTS.has(act) || (act === 'order' && PLACED_PLAN.test(name)))
  return isOfPlan ? others : told
}

/** What is at a part that its name has is not at another one; what is felt may be in a part of it, or go there. */
function isElsewhere(kind: FactContent['kind'], name: string, site = ''): boolean {
  const [own, other] = [regionOf(name), regionOf(site)]
  if (own === undefined || other === undefined || GOES_TO.test(site)) return false
  if (name.includes(other) || site.includes(own)) return false
  return kind === 'finding' || PARTS_WITHIN[own]?.test(site) !== true
}
