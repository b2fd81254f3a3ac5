import type { Fact } from '@chartwright/contract/facts'
import { isDoubted } from '../../../../clinical/codes/code-fact.ts'
import { isCondition } from '../../../../clinical/codes/code-table.ts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { isDisease } from '../tasks/task-object.ts'
import { aroundOf, plainSaid } from '../tasks/task-around.ts'
import { isDeniedElsewhere } from './is-denied-elsewhere.ts'
import { isOfOthers, isOnlyAsked } from './is-of-others.ts'

export type CodeGroup = 'diagnoses' | 'symptoms' | 'history' | 'uncertain'

/** Below, what was told of the past was often no history of the patient. */
const LEAST_OF_HISTORY = 0.5

/** An operation is what was done, and no diagnosis. */
const OPERATION =
  /\b(?:surgery|removal|removed|repair|replacement|\w+ectomy|\w+plasty|grafting|bypass|operation|transplant(?:ation)?|catheterization|stent(?:ing)?|fusion|excision|c-section|amputation)$/
/** What comes and goes: seen to be fine, it is over. */
const EPISODE =
  /\b(?:stones?|infection|fracture|pneumonia|stroke|heart attack|clot|embolism|ulcer)$/
const FINE =
  /^,? ?(?:i think )?(?:everything|it|that|they|all) (?:seems?|looks?|is|are)(?: to be)? (?:fine|good|okay|ok|well|stable)\b/
/** Known before the visit: no symptom, even where the patient comes for it. */
const LASTING =
  /\b(?:asthma|obstructive pulmonary disease|diabetes|hypertension|carcinoma|cancer|melanoma|lymphoma|leukemia|\w*arthritis|heart failure|kidney disease|epilepsy|hypothyroidism|hypogonadism|sclerosis|psoriasis|eczema)\b/
/** No condition: a part of the body, or words that only tell where one comes from. */
const NO_CONDITION =
  /^(?:most|more|likely|related|due|because|secondary|probably|treat|treating|prevent|avoid|manage|rule out|confirm|help)\b|\brelated to\b|^(?:(?!\b(?:of|in|at|to|around)\b).)*\b(?:ligaments?|tendons?|muscles?|joints?|bones?|nerves?|artery|arteries|veins?|meniscus|cartilage)$/
/** Says nothing without its place. */
const NEEDS_PLACE =
  /^(?:pain|swelling|soreness|ache|burning|catching|locking|clicking|pop|popping|popping sensation|lump|injury|pain radiation|redness|tenderness)$/
const NO_SUBSTANCE = /^(?:allerg(?:y|ies|ic)(?: to)?)$/

/** Under which heading of the list of codes it belongs; undefined where it is not listed. */
export function groupOfFact(
  fact: Fact,
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): CodeGroup | undefined {
  const { kind, concept, sureness = 1, attributes } = fact
  const name = concept.toLowerCase()
  if (kind === 'history' && sureness < LEAST_OF_HISTORY) return undefined
  if (NO_CONDITION.test(name) || (kind === 'allergy' && NO_SUBSTANCE.test(name))) return undefined
  if (NEEDS_PLACE.test(name) && !isPlainSite(attributes.site)) return undefined
  if (isOfOthers(fact, segments) || isOnlyAsked(fact, segments)) return undefined
  const group = groupByKind(fact, segments)
  if (group === 'uncertain' && isSymptom(name) && isHad(name, facts)) return 'symptoms'
  if (group === 'diagnoses' && isSymptom(name)) {
    if (isDeniedElsewhere(fact, facts)) return undefined
    if (!standsAlone(fact, facts)) return 'symptoms'
  }
  if (group === 'diagnoses' && (OPERATION.test(name) || isOver(fact, segments))) return 'history'
  if (group === 'symptoms' && kind === 'complaint' && LASTING.test(name)) return 'history'
  if (group === 'history' && kind === 'history' && isManaged(fact, segments)) return 'diagnoses'
  return group === 'history' && kind === 'history' && isSymptom(name) ? undefined : group
}

/** A symptom is concluded on only where the patient has it and no diagnosis of the visit may explain it. */
function standsAlone({ id, concept, source }: Fact, facts: readonly Fact[]): boolean {
  const isExplained = facts.some(
    (other) =>
      other.id !== id &&
      other.kind === 'assessment' &&
      other.who === 'patient' &&
      other.polarity === 'present' &&
      other.certainty === 'sure' &&
      other.time !== 'past' &&
      !isSymptom(other.concept.toLowerCase()),
  )
  return !isExplained && (source !== 'heard' || isHad(concept.toLowerCase(), facts))
}

/** A lasting disease that a plan is made for in the visit is no mere history. */
function isManaged({ concept, time }: Fact, segments: readonly ScribeSegment[]): boolean {
  const name = concept.toLowerCase()
  if (time === 'past' || !LASTING.test(name) || !/^[a-z0-9 -]+$/.test(name)) return false
  const managed = new RegExp(
    String.raw`\bfor (?:your|the|his|her)(?: \w+ problem,? (?:of |your )?)? ?${name},? (?:(?:i|we)(?:'m|'re|'ll|'d| will| would| want| wanna)? |let's |continue |keep )|\bfrom an? ${name} standpoint\b`,
  )
  return segments.some(
    ({ text, role, speaker }) =>
      (role ?? speaker) !== 'patient' && managed.test(plainSaid(text.toLowerCase())),
  )
}

function groupByKind(fact: Fact, segments: readonly ScribeSegment[]): CodeGroup | undefined {
  const { kind, polarity, certainty, who, time, status, importance } = fact
  const isOpen = certainty !== 'sure' || status === 'suspected' || polarity === 'absent'
  const isNamed =
    kind === 'allergy' ? isKnownName(kind, fact.concept) : isDisease(fact.concept) || isPlaced(fact)
  switch (kind) {
    case 'assessment':
      if (who !== 'patient') return undefined
      if (isOpen || isDoubted(fact, segments)) return 'uncertain'
      return time === 'past' || status === 'resolved' ? 'history' : 'diagnoses'
    case 'complaint':
      return isOpen || who !== 'patient' || !isNamed ? undefined : 'symptoms'
    case 'symptom':
      return isOpen || who !== 'patient' || importance !== 'critical' || !isNamed
        ? undefined
        : 'symptoms'
    case 'history':
      return isOpen || who !== 'patient' || importance === 'minor' || !isNamed
        ? undefined
        : 'history'
    case 'allergy':
    case 'family':
      return isOpen || !isNamed ? undefined : 'history'
    case 'medication':
    case 'social':
    case 'finding':
    case 'measurement':
    case 'result':
    case 'plan':
      return undefined
  }
}

/** A part by its name, and no words of talk: 'arm', not 'round my side'. */
export function isPlainSite(site: string | undefined): boolean {
  return /^(?!(?:on|in|at|round|around|my|his|her|your|the|my)\b)[a-z]+(?: [a-z]+)?$/.test(
    site ?? '',
  )
}

const MOST_WORDS = 3

/** 'knee pain': a complaint of a part that no table has by this name. */
function isPlaced({ kind, concept }: Fact): boolean {
  const words = concept.toLowerCase().split(' ')
  if (kind !== 'complaint' || words.length < 2 || words.length > MOST_WORDS) return false
  return isSymptom(words.at(-1) ?? '')
}

/** Felt, and no condition of a table. */
function isSymptom(name: string): boolean {
  return isDisease(name) && !isCondition(name)
}

/** A symptom whose cause is uncertain is not itself uncertain. */
function isHad(name: string, facts: readonly Fact[]): boolean {
  return facts.some(
    ({ kind, concept, polarity, certainty, who }) =>
      (kind === 'complaint' || kind === 'symptom') &&
      concept.toLowerCase() === name &&
      polarity === 'present' &&
      certainty === 'sure' &&
      who === 'patient',
  )
}

function isOver(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  if (!EPISODE.test(fact.concept.toLowerCase())) return false
  const around = aroundOf(fact, segments)
  return around.length > 0 && around.every(({ after }) => FINE.test(after))
}
