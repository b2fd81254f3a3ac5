import type { FactKind } from '@chartwright/contract/facts'
import { isPaired } from '../../find-sides.ts'
import { regionOf } from './body-systems.ts'

/** Words that stand between a side and the part that has it. */
const WHERE =
  '(?:upper|lower|middle|index|ring|little|big|great|distal|proximal|lateral|medial|anterior|posterior|inferior|superior|inner|outer|first|second|third|fourth|fifth) '
const AT_PART = new RegExp(
  `\\b(in|of|off|over|with|on|onto|to|at|around|behind|into|near|down|under|from|along)(?=( (?:the |an? )?)((?:${WHERE}(?:and )?)*)([a-z]+)(?= |$))`,
  'g',
)
/** Parts in the middle of the body: what is on one side of them is right-sided. */
const MIDLINE =
  /^(?:neck|back|low back|lower back|chest|abdomen|abdominal|face|facial|lumbar|spine|cervical|head|headaches?|hearing (?:loss|difficulty|problems?)|pelvic|thoracic)\b/
const DESCRIBED =
  /^(?:pain|positive|negative|decreased|full|limited|normal|tenderness|reduced|good|intact|weakness|no|strength|sensation|swelling|redness|erythema|bruising|ecchymosis|warmth|numbness|tingling|able|unable|worse|better|small amount|clear|slight|mild|grade|radiation|difficulty|stiffness|tightness|soreness|(?:sudden |gradual |acute )?onset of)\b/
const STATE =
  / (?:(?:ab)?normal|clear|soft|enlarged|intact|symmetric(?:al)?|swollen|tender|equal|reactive|negative|positive)$/
/** What has no side, and what was done without naming the part. */
const UNSIDED =
  /^(?:\w+ed$|falls?\b|weight|motor vehicle|rear-end|vehicle|lifted|dropped|slipped|tripped|landed|ran|accident|infection|surgery|physical therapy|vital|regular|heart|lungs?|depression|anxiety|fatigue|fever|hypertension|diabetes|dysuria|hematuria|nausea|vomiting|diarrhea|constipation|cough|photophobia|shortness of breath|palpitations|dizziness)\b/
const DONE_TO = /\b(?:injection|surgery|repair|brace|splint|examination|exam)\b/

export function isSide(side: string): boolean {
  return /^(?:left|right|bilateral)$/.test(side)
}

/** The name with its side, next to the part that has it: 'pain at the end of the right middle finger'. */
export function besideName(kind: FactKind, side: string, concept: string): string {
  if (side === '' || kind === 'social' || /\bmidline\b/.test(concept)) return concept
  if (!isSide(side)) return `${concept}, ${side}`
  if (side === 'bilateral' && /\b(?:both|either|each|bilateral(?:ly)?)\b/.test(concept))
    return concept
  if (side === 'bilateral' && isOfBoth(kind, concept)) return concept
  // The side was taken out of 'chronic left sided headache'.
  if (SIDED.test(concept)) return concept.replace(SIDED, `${side}-sided`)
  const isPlan = kind === 'plan'
  if (isPlan && isInstruction(concept)) return atPart(side, concept) ?? `${concept} (${side})`
  if (isPlan && regionOf(concept) === undefined && !DONE_TO.test(concept))
    return `${concept} (${side})`
  const placed = atPart(side, concept)
  if (placed !== undefined) return placed
  if (!isPlan && side === 'bilateral' && SAID_OF.test(concept)) return behind(side, concept)
  if (!isPlan && (DESCRIBED.test(concept) || (side === 'bilateral' && STATE.test(concept))))
    return behind(side, concept)
  if (UNSIDED.test(concept))
    return side === 'bilateral' && STATE.test(concept) ? behind(side, concept) : concept
  if (MIDLINE.test(concept))
    return side === 'bilateral' ? `${side} ${concept}` : `${side}-sided ${concept}`
  if (NAMED_WITH_SIDE.has(kind) && side !== 'bilateral' && OF_PART.test(concept))
    return concept.replace(OF_PART, `of the ${side} `)
  if (isPlan || concept.split(' ').some(isPaired) || NAMED_WITH_SIDE.has(kind))
    return concept.replace(HOW_LARGE, `$&${side} `)
  return behind(side, concept)
}

const OF_PATIENT = new Set<FactKind>(['complaint', 'symptom', 'history'])

/** 'ears are buzzing', 'unable to lift the arms': both are meant without saying so. */
function isOfBoth(kind: FactKind, concept: string): boolean {
  const isClause = SAID_OF.test(concept)
  if (!isClause && (!OF_PATIENT.has(kind) || DESCRIBED_SO.test(concept))) return false
  return concept.split(' ').some((word) => BOTH.test(word) && isPaired(word))
}
const BOTH = /^(?!fingers$|toes$|ribs$).*s$|^feet$/
/** What has its side behind it all the same. */
const DESCRIBED_SO = new RegExp(`^(?!able|unable)(?:${DESCRIBED.source.slice(1)})`)

/** 'small left hernia', 'end-stage right hip osteoarthritis'. */
const HOW_LARGE =
  /^(?:(?:very|small|large|tiny|mild|moderate|severe|end-stage|chronic|acute|early|advanced|recurrent|laparoscopic) )*(?! |$)/
const SIDED = /(?<![\w-])sided\b/
/** 'tear of the labrum': the last part that is named has the side. */
const OF_PART = /\bof the (?=(?:\w+ )?(?:cuff|tendon|ligament|nerve|artery|vein|muscle)$|\w+$)/

/** What is said of a part, or lost in it: 'skin on the hands is cracked'. */
const SAID_OF = / (?:is|are|was|were|has|have) |^loss of | (?:\d\+|symmetric(?:al)?) (?:and|at)\b/

/** A condition has its side before it, whatever part it is of. */
const NAMED_WITH_SIDE = new Set<FactKind>(['assessment', 'history', 'complaint'])

/** 'move the finger', 'keep the leg elevated'. */
function isInstruction(concept: string): boolean {
  return /^[a-z]+ (?:the|off|on|up|your|an?)\b/.test(concept)
}

function behind(side: string, concept: string): string {
  return `${concept} ${side === 'bilateral' ? 'bilaterally' : `on the ${side}`}`
}

const INSTRUCTED = new RegExp(`^((?:(?:un)?able to )?[a-z]+) the ((?:${WHERE})*)([a-z]+)(?= |$)`)
/** 'pilates and using the knee' */
const USED = new RegExp(`^(.+ [a-z]+ing) the ((?:${WHERE})*)([a-z]+)(?= |$)`)
/** Bones that are there on either side. */
const BONE =
  /^(?:talus|calcaneus|patella|clavicle|scapula|navicular|cuboid|scaphoid|lunate|malleolus|olecranon)$/
const CENTRAL = /^(?:back|neck|chest|face|spine)$/

/** The side before the last part that is named with its place; undefined where none is. */
function atPart(side: string, concept: string): string | undefined {
  if (side === 'bilateral') return undefined
  for (const match of [...concept.matchAll(AT_PART)].reverse()) {
    const [, link = '', gap = '', where = '', part = ''] = match
    const end = match.index + link.length + gap.length + where.length + part.length
    if (isPaired(part) && !CENTRAL.test(part))
      return `${concept.slice(0, match.index)}${link} the ${side} ${where}${part}${concept.slice(end)}`
  }
  for (const pattern of [INSTRUCTED, USED]) {
    const [whole = '', before = '', where = '', part = ''] = pattern.exec(concept) ?? []
    if ((isPaired(part) || BONE.test(part)) && !CENTRAL.test(part))
      return `${before} the ${side} ${where}${part}${concept.slice(whole.length)}`
  }
  return undefined
}
