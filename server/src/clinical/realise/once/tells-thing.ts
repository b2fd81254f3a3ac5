import type { Fact, FactKind } from '@chartwright/contract/facts'
import { isPlacedBy } from '../places/place-rules.data.ts'
import { isCondition } from '../telling/tell-history.ts'
import { addsNothing } from './adds-nothing.ts'
import { EXPLAINED_SYMPTOMS } from './explained-symptoms.data.ts'
import { isFelt } from './is-felt.ts'
import { isNarrower, isSameName } from './same-name.ts'
import { isWithin } from '../words/word-stems.ts'
import { isExplainedThere } from './explained-there.ts'

/** Kinds under which a thing may come again, though it stands in the note already. */
const COMES_AGAIN: Partial<Record<FactKind, readonly FactKind[]>> = {
  assessment: ['assessment', 'symptom', 'history', 'finding'],
  complaint: ['complaint', 'symptom', 'history'],
  symptom: ['symptom', 'history'],
  history: ['history', 'symptom'],
  social: ['social', 'history'],
  family: ['family'],
  finding: ['finding', 'result'],
  result: ['result', 'finding'],
  allergy: ['allergy'],
}
const NEAR_LINES = 2

/** Whether a diagnosis may explain a symptom, as they were said. */
export type MayExplain = (diagnosis: Fact, symptom: Fact) => boolean

/** Whether a complaint, symptom, condition or finding is told by another one of the note. */
export function tellsThing(one: Fact, given: Fact, mayExplain: MayExplain): boolean {
  const other = withoutLooseSeverity(one, given)
  if (COMES_AGAIN[one.kind]?.includes(other.kind) !== true) return false
  if (isNegative(one) !== isNegative(other)) return false
  if (isNegative(one)) return deniesToo(one, other)
  // What somebody does now is not what they did.
  if (one.kind === 'social' && timeOfHabit(one) !== timeOfHabit(other)) return false
  if (one.certainty === 'possible' && other.certainty === 'sure') return false
  if (isExplained(one, other) && mayExplain(one, other)) return true
  if (!isToldBy(one, other) || !addsNothing(other, one)) return false
  if (one.kind === 'assessment' && other.kind === 'assessment') return saysStatus(one, other)
  return one.kind === other.kind || mayStandUnder(one, other)
}

/** Who has stopped does it no more, whatever the time of that. */
function timeOfHabit({ concept, time }: Fact): Fact['time'] {
  return concept === 'former smoker' ? 'past' : time
}

const GRADE = /^(?:trace|[1-4]\+|[1-6]\/6)(?=$| )/
export const LOOSE =
  /^(?:(?:a )?(?:slight|little|mild|bit|small|touch)(?: bit)?(?: of)?|slightly|mildly|some)$/

/** A grade tells that there is little of it. */
function withoutLooseSeverity(one: Fact, other: Fact): Fact {
  const { severity, ...attributes } = other.attributes
  if (severity === undefined || !LOOSE.test(severity)) return other
  const isGraded =
    isFound(one) && isFound(other) && GRADE.test(one.attributes.severity ?? one.concept)
  // 'A little dizzy' adds nothing to how often one is lightheaded.
  const isFeltSo =
    one.kind === 'symptom' &&
    other.kind === 'symptom' &&
    one.concept !== other.concept &&
    one.attributes.severity === undefined
  return isGraded || isFeltSo ? { ...other, attributes } : other
}

/** A symptom is no second diagnosis beside the one that explains it. */
function isExplained(one: Fact, other: Fact): boolean {
  if (one.kind !== 'assessment' || other.kind !== 'assessment') return false
  if (one.certainty !== 'sure' || !/^(?:|new)$/.test(one.status)) return false
  return (
    (isExplainedThere(one, other) ||
      EXPLAINED_SYMPTOMS.some(
        ([symptom, cause]) => symptom.test(other.concept) && cause.test(one.concept),
      )) &&
    addsNothing(other, one) &&
    saysStatus(one, other)
  )
}

/** What comes and goes: to have had it before is another thing than to have it now. */
const ACUTE =
  /\b(?:infection|stroke|attack|fracture|pneumonia|sprain|strain|stones?|dislocation|cellulitis|clots?|thrombosis|embolism|tear)\b/

/** An operation stays history, and so does what may come again; what is felt now says more than that it was. */
function mayStandUnder(one: Fact, other: Fact): boolean {
  if (other.kind === 'finding') return isPlacedBy('vitalSign', other.concept)
  if (other.kind === 'result') return isPlacedBy('examined', other.concept)
  if (one.kind === 'social' && isPlacedBy('habit', other.concept)) return true
  if (other.kind === 'history') {
    // What was thought possible is settled by what was concluded.
    if (other.certainty === 'possible' && one.certainty === 'sure') return true
    if (!isCondition(other) || ACUTE.test(other.concept) || one.status === 'new') return false
    // A chronic condition is looked for in the history as well, whatever is concluded of it today.
    if (one.kind === 'assessment' && isKnownBefore(other, one)) return false
    return one.kind !== 'symptom' || isFelt(other.concept)
  }
  return one.kind !== 'history' || !isFelt(other.concept)
}

function isKnownBefore(condition: Fact, { lines }: Fact): boolean {
  return (
    condition.polarity === 'present' &&
    condition.certainty === 'sure' &&
    Math.min(...condition.lines) < Math.min(...lines)
  )
}

/** 'or' in a doubt is settled by the one that was concluded on. */
function isToldBy(one: Fact, other: Fact): boolean {
  if (isSameName(one.concept, other.concept)) return true
  if (other.certainty === 'possible' && one.certainty === 'sure' && one.kind === 'assessment')
    return other.concept.split(/ (?:or|versus|vs) /).some((part) => isSameName(one.concept, part))
  if (one.kind !== other.kind && !isDeveloped(one, other)) return false
  if (one.certainty !== other.certainty) return false
  // An operation for something does not tell that it is there.
  if (one.kind === 'history' && isCondition(other) && !isCondition(one)) return false
  return isNarrower(one.concept, other.concept) && (!isFound(one) || isOfSamePlace(one, other))
}

/** Kinds under which a thing of another kind is told by a narrower name. */
function isDeveloped({ kind }: Fact, { concept }: Fact): boolean {
  if (kind === 'social') return isPlacedBy('habit', concept)
  return kind === 'complaint' || kind === 'assessment'
}

function isFound({ kind }: Fact): boolean {
  return kind === 'finding' || kind === 'result'
}

/** What was found at a place is found once; without one, only what was said nearby is the same. */
function isOfSamePlace(one: Fact, other: Fact): boolean {
  const { site, side } = other.attributes
  const isPlaced = (site ?? side) !== undefined && one.attributes.side === side
  return (
    isPlaced ||
    isOfSameStudy(one, other) ||
    /^(?:heart )?murmurs?$/.test(other.concept) ||
    isNear(one, other)
  )
}

/** What a picture that has a name shows is told of once, whenever it is spoken of. */
function isOfSameStudy(one: Fact, other: Fact): boolean {
  const { detail } = one.attributes
  return (
    one.kind === 'result' &&
    detail !== undefined &&
    PICTURE.test(detail) &&
    detail === other.attributes.detail
  )
}

const PICTURE = /\b(?:mri|ct|x-?ray|ultrasound|echocardiogram|pet|scan|mammogram)\b/i

function isNear(one: Fact, other: Fact): boolean {
  return one.lines.some((line) =>
    other.lines.some((another) => Math.abs(line - another) <= NEAR_LINES),
  )
}

/** How a problem stands is told; that it is there says less. */
function saysStatus(one: Fact, other: Fact): boolean {
  return other.status === one.status || /^(?:|new|suspected)$/.test(other.status)
}

function isNegative({ polarity, certainty }: Fact): boolean {
  return polarity === 'absent' || certainty === 'ruled_out'
}

/** Who has no allergies has none to any drug. */
const ALL_ALLERGIES = /^(?:(?:any|known|other) )*allerg(?:y|ies)$/

/** 'wears glasses' and 'glasses', where there are none. */
function withoutUse(concept: string): string {
  return concept.replace(/^(?:wear|use|own|have|drink|smoke)(?:s|ing)? /, '')
}

/** What of a part is denied says nothing beside a complaint of it that has a name. */
const OF_PART = /^(\w+(?: \w+)?) (?:issues?|problems?|troubles?|complaints?|symptoms?)$/

function isVagueDenial(one: Fact, other: Fact): boolean {
  const part = OF_PART.exec(other.concept)?.[1]
  return (
    one.kind === 'symptom' &&
    other.kind === 'symptom' &&
    part !== undefined &&
    !OF_PART.test(one.concept) &&
    one.concept.startsWith(`${part} `)
  )
}

/** No fracture of the finger is none of its tip. */
function isPartOfDenial(one: Fact, other: Fact): boolean {
  const { side, site = '', severity, quality } = one.attributes
  const isWhole = (severity ?? quality) === undefined && side === other.attributes.side
  return (
    one.kind === 'result' &&
    isWhole &&
    isPlacedBy('seenOnPicture', one.concept) &&
    isNear(one, other) &&
    (isNarrower(other.concept, one.concept) || isSameName(one.concept, other.concept)) &&
    isWithin(site, `${other.concept} ${other.attributes.site ?? ''}`)
  )
}

/** A denial is said once. Without its place a sign may be denied for another one. */
function deniesToo(one: Fact, other: Fact): boolean {
  if (one.kind === 'allergy') return ALL_ALLERGIES.test(one.concept) && one !== other
  if (isPartOfDenial(one, other)) return true
  if (one.kind === 'result' && other.kind === 'finding') return false
  if (!addsNothing(other, one)) return false
  if (isVagueDenial(one, other)) return true
  if (one.kind !== other.kind) return one.kind !== 'assessment' && one.concept === other.concept
  if (isSameName(one.concept, other.concept)) return true
  if (one.kind === 'social') return isSameName(withoutUse(one.concept), withoutUse(other.concept))
  return isFound(one) && isNear(one, other) && isNarrower(one.concept, other.concept)
}
