import { remember } from '../../../remember.ts'
import { examPartOf, regionOf } from '../../places/body-systems.ts'
import { phrasedClause } from '../../telling/phrased-clause.ts'
import { PARTS_OF_JOINTS } from '../../places/parts-of-joints.data.ts'
import type { Told } from '../../same-facts.ts'
import { rewriteBy } from '../../words/rows.ts'
import { capital } from '../../words/sentence.ts'
import { labelOf, partInPhrase } from './exam-label.ts'

/** As the phraser's sentence has it, else as its name tells, else by what the sentence says besides. */
export function headingOf(fact: Told, isOfJoint: boolean): string {
  const named = labelOf(fact) ?? partOf(fact, isOfJoint)
  if (named !== '') return named
  return (
    regionInPhrase(fact) ?? (examPartOf(fact.concept) === undefined ? partInPhrase(fact) : '') ?? ''
  )
}

/** 'no knee redness' tells of a knee, whatever else is known of it. */
function regionInPhrase(fact: Told): string | undefined {
  const region = regionOf(phrasedClause(fact) ?? '')
  const { side } = fact.attributes
  if (region === undefined || side === 'bilateral') return undefined
  return capital(side === undefined ? region : `${side} ${region}`)
}

/** A joint with its side, where the finding has one; else the part that its words belong to. */
function partOf({ concept, attributes: { side, site } }: Told, isOfJoint: boolean): string {
  const words = `${concept} ${site ?? ''}`
  if (/^neurologic|^(?:deep tendon )?reflex(?:es)?\b|^(?:ankle|knee) jerk\b/i.test(concept))
    return 'Neurological'
  if (OF_LIMBS.test(words) && OUTER.test(regionOf(words) ?? 'leg') && !isOfHead(words))
    return 'Extremities'
  if (examPartOf(concept) === 'Neurological' && !isOfOneLimb(concept)) return 'Neurological'
  if (ON_SKIN.test(concept) && !isInside(words)) return 'Skin'
  // A leg that is raised is no part that was looked at.
  const named = side === undefined ? concept.replace(/\bstraight leg\b/, '') : concept
  const whole = rewriteBy(PARTS_OF_JOINTS, `${named} ${site ?? ''}`)
  const region = regionOf(named) ?? regionOf(whole)
  const part = EXAMINED.test(concept) && region !== undefined ? undefined : examPartOf(words)
  if (
    region === undefined &&
    !/\bneck\b/.test(words) &&
    !isOfPlace(site) &&
    LOCAL.test(concept) &&
    (side !== undefined || isOfJoint)
  )
    return ''
  if (
    region === undefined ||
    (part !== undefined && !/^(?:Skin|Neurological|Extremities|Musculoskeletal)$/.test(part))
  )
    return part ?? ''
  if (side === 'left' || side === 'right') return capital(`${side} ${region}`)
  return capital(isOfBoth(words, region, side) ? pluralOf(region) : region)
}

/** 'in the throat' is; the skin is anywhere. */
function isOfPlace(site: string | undefined): boolean {
  const part = site === undefined ? undefined : examPartOf(site)
  return part !== undefined && part !== 'Skin' && part !== 'Musculoskeletal'
}

/** 'left foot exam normal' is of the foot. */
const EXAMINED = /\bexam(?:ination)?(?: is)? normal$/i

/** What is seen on the skin, whatever part is under it. */
const ON_SKIN = /\b(?:rash|blisters?|vesicles|papules?|pustules?|hives|plaques?)\b/

function isInside(words: string): boolean {
  return /^(?:Eyes|Ears, nose and throat|Genitourinary)$/.test(examPartOf(words) ?? '')
}

/** What may be found at any part: without one it is of the joint that was looked at, or of none. */
const LOCAL =
  /^(?:[\w-]+ ){0,2}(?:redness|erythema|warmth|swelling|bruising|ecchymosis|bruise|drainage|wounds?|deformity|effusion|crepitus)$/i

/** 'strength equal in the arms and legs' is of no arm. */
function isOfOneLimb(concept: string): boolean {
  return regionOf(concept) !== undefined && !/\b(?:arms|legs|hands|feet|limbs)\b/.test(concept)
}

/** More than the parts that an examination names. */
const MOST_PARTS = 200

const bothOf = remember(
  MOST_PARTS,
  (region) =>
    new RegExp(
      `\\b(?:both|either|bilateral)(?: (?:of|the|your|his|her|upper|lower))* ${region}\\b`,
    ),
)

/** 'on both flexion and extension of the knee' is of one knee. */
function isOfBoth(words: string, region: string, side: string | undefined): boolean {
  return side === 'bilateral' || bothOf(region).test(words)
}

export function pluralOf(region: string): string {
  if (/s$/.test(region)) return region
  if (region === 'foot') return 'feet'
  return region === 'calf' ? 'calves' : `${region}s`
}

/** Signs of the circulation, wherever on a limb they are found. */
const OF_LIMBS = /\b(?:clubbing|cyanosis|edema|pulses?|pitting)\b/
const OUTER = /^(?:leg|ankle|foot|feet|finger|toe|hand|arm|calf|shin)s?$/

function isOfHead(words: string): boolean {
  const part = examPartOf(words.replace(OF_LIMBS, ''))
  return part !== undefined && part !== 'Extremities' && part !== 'Neurological'
}
