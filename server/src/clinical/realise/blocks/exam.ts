import { examPartOf, examRank, regionOf } from '../places/body-systems.ts'
import { remember } from '../../remember.ts'
import type { Told } from '../same-facts.ts'
import { capital, listOf, type Sentence } from '../words/sentence.ts'
import { isWithin } from '../words/word-stems.ts'
import { phrasedClause } from '../telling/phrased-clause.ts'
import { plainClause } from '../telling/tell-fact.ts'
import { tellTogether } from './each.ts'
import { withoutBroader, withoutSame } from './said-once.ts'

/** 'Lungs: clear.' 'Right knee: effusion, tenderness over the medial joint line.' */
export function tellExam(facts: readonly Told[]): Sentence[] {
  const parts = new Map<string, Told[]>()
  const whole = facts.filter(({ concept }) => ALL_NORMAL.test(concept))
  const others = facts.filter((fact) => !whole.includes(fact))
  const isOfJoint = others.some(({ concept, attributes: { site = '' } }) =>
    regionOf(`${concept} ${site}`),
  )
  for (const fact of others) {
    const part = fact.who === 'patient' ? partOf(fact, isOfJoint) : capital(fact.who)
    parts.set(part, [...(parts.get(part) ?? []), fact])
  }
  return [
    ...[...parts]
      .sort(([a], [b]) => rankOf(a) - rankOf(b))
      .map(([part, own]) => tellPart(part, own)),
    ...(whole.length === 0
      ? []
      : [tellTogether(whole, others.length === 0 ? 'examination normal' : 'otherwise normal')]),
  ]
}

function rankOf(part: string): number {
  return part === '' ? Infinity : examRank(part)
}

/** A joint with its side, where the finding has one; else the part that its words belong to. */
function partOf({ concept, attributes: { side, site } }: Told, isOfJoint: boolean): string {
  const words = `${concept} ${site ?? ''}`
  if (/^neurologic|^(?:deep tendon )?reflex(?:es)?\b/i.test(concept)) return 'Neurological'
  if (OF_LIMBS.test(words) && OUTER.test(regionOf(words) ?? 'leg') && !isOfHead(words))
    return 'Extremities'
  if (examPartOf(concept) === 'Neurological' && !isOfOneLimb(concept)) return 'Neurological'
  if (ON_SKIN.test(concept) && !isInside(words)) return 'Skin'
  // A leg that is raised is no part that was looked at.
  const named = side === undefined ? concept.replace(/\bstraight leg\b/, '') : concept
  const whole = `${named} ${site ?? ''}`.replace(/\bmalleol\w+/g, 'ankle')
  const region = regionOf(named) ?? regionOf(whole)
  const part = EXAMINED.test(concept) && region !== undefined ? undefined : examPartOf(words)
  if (
    region === undefined &&
    !/\bneck\b/.test(words) &&
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

function singularOf(region: string): string {
  if (region === 'feet') return 'foot'
  return region === 'calves' ? 'calf' : region.replace(/s$/, '')
}

function pluralOf(region: string): string {
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

/** 'exam is normal' besides what is not says that the rest is. */
const ALL_NORMAL =
  /^(?:(?:general |physical )?exam(?:ination)?(?: is)? normal|normal (?:physical )?exam(?:ination)?)$/i

function tellPart(part: string, facts: readonly Told[]): Sentence {
  const inside = insidePart(part)
  const absent = facts.filter(
    (fact) => fact.polarity === 'absent' && /^no /.test(phrasedClause(fact) ?? 'no '),
  )
  const found = facts.filter((fact) => !absent.includes(fact))
  const present = withoutBroader(found.map(inside))
  const none = withoutSame(
    absent
      .map((fact) => inside(fact).replace(/^no /, ''))
      .flatMap((words) => (/^\w+ or \w+$/.test(words) ? words.split(' or ') : [words])),
  )
  const listed = none.some((words) => /[,;]/.test(words))
    ? none.map((words) => `no ${words}`)
    : none.length === 0
      ? []
      : [`no ${listOf(none, 'or')}`]
  const clauses = [...present, ...listed]
  const text = clauses.some((clause) => clause.includes(',') || clause.includes(';'))
    ? clauses.join('; ')
    : clauses.join(', ')
  return tellTogether([...found, ...absent], part === '' ? text : `${part}: ${text}`, part)
}

/** The words by which a part is called in findings. */
const CALLED: Readonly<Record<string, string>> = {
  Abdomen: 'abdom(?:en|inal)',
  Heart: '(?:heart|cardiac)',
  Lungs: 'lungs?(?: sounds?)?',
  Neurological: 'neurologic(?:al)?',
  Breasts: 'breasts?',
  'Heart and lungs': '(?:heart and lungs|lungs and heart)',
  'Vital signs': '(?:vital signs|vitals)',
}

/** What the heading says already is not said again. */
function insidePart(part: string): (fact: Told) => string {
  const region = singularOf(part.toLowerCase().replace(/^(?:left|right) /, ''))
  const called =
    regionOf(region) === undefined
      ? (CALLED[part] ?? part.toLowerCase().replace(/[^\w\s]/g, '\\$&'))
      : `(?:${region}|${pluralOf(region)})`
  const asSite = new RegExp(`^(?:(?:in|on|at|over|of) )?(?:the )?${called}s?$`, 'i')
  const first = new RegExp(`^(?:left |right )?${called} (?!and\\b|or\\b|,)(?=\\S)`, 'i')
  const isOneSide = /^(?:left|right) /i.test(part)
  const side = isOneSide ? '(?:left |right )?' : ''
  const last = new RegExp(
    `(?<=\\S)(?<!(?<!\\bthe) (?:out|in)side) (?:of|in|on|at|over) (?:(?:the|both|either|that) )?${side}${called}s?(?: (?:region|area))?$`,
    'i',
  )
  return (fact) => {
    const phrased = phrasedClause(fact)
    if (phrased !== undefined) return withoutPart(phrased, part, first, last)
    const { side: own, site, ...others } = fact.attributes
    const isSiteSaid = site !== undefined && (asSite.test(site) || isWithin(site, fact.concept))
    const isBoth = own === 'bilateral' && part === capital(pluralOf(region))
    const isSideSaid = isBoth || isOneSide
    const concept = fact.concept.replace(first, '').replace(last, '')
    const attributes = {
      ...others,
      ...(own === undefined || isSideSaid ? {} : { side: own }),
      ...(site === undefined || isSiteSaid ? {} : { site }),
    }
    return plainClause({ ...fact, concept, attributes })
  }
}

/** The phraser's words under the heading of a part: 'lungs: clear', 'tenderness of the left knee'. */
function withoutPart(clause: string, part: string, first: RegExp, last: RegExp): string {
  const label = `${part.toLowerCase()}: `
  const inside = clause.toLowerCase().startsWith(label) ? clause.slice(label.length) : clause
  const [, no = '', words = ''] = /^(no )?(.*)$/.exec(inside) ?? []
  return `${no}${words.replace(first, '').replace(last, '')}`
}
