import { NO_SIDED_THINGS, NOT_BETWEEN_SIDE_AND_PART } from './side-words.data.ts'
import type { Token } from './tokens.ts'

type Side = 'left' | 'right'
export interface Sided {
  readonly side: Side
  /** What has sides; empty where none is named. */
  readonly part: string
  readonly at: number
}

const PARTS = new Set(
  `knee shoulder hip ankle foot hand wrist elbow arm leg ear eye breast lung kidney calf thigh thumb finger toe
  heel flank groin cheek jaw forearm quadrant lobe extremity tonsil testicle ovary carotid tooth molar achilles
  tibia fibula radius ulna femur humerus metatarsal axilla nostril hamstring bicep tricep rib temple maxilla sinus
  palm sole eyelid iris pupil ventricle atrium ureter neck back chest abdomen face buttock trapezius meniscus
  paraspinal inguinal base cervical costovertebral cva hemithorax hemiplegia hemisphere index eyebrow turbinate humeral bunion nephrectomy mastectomy lumbar spine coronary`.split(
    /\s+/,
  ),
)
/** Parts that have no sides. */
const UNPAIRED = new Set('heart throat lungs stomach tummy head nose mouth skin belly'.split(' '))
const OTHER_NAMES: Readonly<Record<string, string>> = {
  feet: 'foot',
  cuff: 'shoulder',
  testicular: 'testicle',
  ovarian: 'ovary',
  ventricular: 'ventricle',
  atrial: 'atrium',
  renal: 'kidney',
  pulmonary: 'lung',
  pedal: 'foot',
}
/** Words between a side and what has it. */
const WHERE =
  /^(?:lateral|medial|anterior|posterior|inferior|superior|proximal|distal|upper|lower|great|big|little|small|mid)$/
/** 'right, thank you', 'left yesterday': no side. */
const SPOKEN =
  /^(?:away|after|about|above|across|ahead|alright|because|being|could|doctor|every|from|good|great|have|here|home|into|just|like|maybe|okay|perfect|really|should|since|some|sure|thank|thanks|that|their|them|then|these|they|this|those|today|tomorrow|tonight|until|very|want|well|were|what|when|where|which|while|will|with|without|work|would|yeah|yesterday|your|handed)$/
const NO_PART = new Set(NO_SIDED_THINGS)
const NOT_BETWEEN = new Set(NOT_BETWEEN_SIDE_AND_PART)
const OF_WHOM = /^(?:the|my|your|his|her|on|to|of|in|from|patient's)$/
/** 'on the right' is a side before any word but these. */
const NO_SIDE_AFTER =
  /^(?:track|path|page|dose|way|road|course|medications?|medicines?|direction|answer|amount|foot)$/
const REACH = 4

/** 'knee', 'throat': a part of the body and nothing else. */
export function isPart(words: string): boolean {
  return words
    .split(' ')
    .every((word) => PARTS.has(word) || UNPAIRED.has(word) || word in OTHER_NAMES)
}

/** 'knee', 'carotid': what is there on either side. */
export function isPaired(word: string): boolean {
  const single = word.replace(/(?<=[a-z]{3})s$/, '')
  return PARTS.has(word) || PARTS.has(single) || word in OTHER_NAMES
}

/** 'right knee', 'pain on the left'; not 'all right' and not 'right now'. */
export function findSides(tokens: readonly Token[]): Sided[] {
  return tokens.flatMap(({ word }, at): Sided[] => {
    const joined = /^(left|right)-(?:sided?|hand)$/.exec(word)?.[1]
    if (joined === 'left' || joined === 'right')
      return [{ side: joined, part: partBefore(tokens, at), at }]
    if (word !== 'left' && word !== 'right') return []
    const part = partAfter(tokens, at)
    if (part) return [{ side: word, part, at }]
    if (/^(?:side|aspect|half)$/.test(tokens[at + 1 + beside(tokens, at)]?.norm ?? ''))
      return [{ side: word, part: partOfSide(tokens, at), at }]
    const named = nounAfter(tokens, at)
    if (named !== undefined) return [{ side: word, part: named, at }]
    if (!OF_WHOM.test(tokens[at - 1]?.word ?? '')) return []
    const next = tokens[at + 1]?.word ?? '.'
    const isOnThe = /^on (?:the|my|your|his|her)$/.test(
      `${tokens[at - 2]?.word ?? ''} ${tokens[at - 1]?.word ?? ''}`,
    )
    if (isOnThe && !NO_SIDE_AFTER.test(next))
      return [{ side: word, part: partBefore(tokens, at), at }]
    if (!/^[,.;?!)]$|^(?:and|hand|one|but|with|is|was|compared|than|or)$/.test(next)) return []
    return [{ side: word, part: partBefore(tokens, at), at }]
  })
}

/** Parts of the body that have sides, each once. */
export function findParts(tokens: readonly Token[]): string[] {
  const parts = tokens
    .map(({ norm }) => OTHER_NAMES[norm] ?? norm)
    .filter((part) => PARTS.has(part))
  return [...new Set(parts)]
}

function partAfter(tokens: readonly Token[], at: number): string | undefined {
  let isLower = false
  let isUpper = false
  for (const { word, norm } of tokens.slice(at + 1, at + 1 + REACH)) {
    if (/^[,.;:?!()]$|^(?:left|right)$/.test(word) || NOT_BETWEEN.has(word)) return undefined
    if (word === 'lower') isLower = true
    if (word === 'upper') isUpper = true
    if (norm === 'side' || norm === 'aspect') return undefined
    if (norm === 'hand' && tokens[at + 2]?.norm === 'side') return undefined
    if (norm === 'extremity') return isLower ? 'leg' : isUpper ? 'arm' : 'extremity'
    const part = OTHER_NAMES[norm] ?? norm
    if (PARTS.has(part)) return part
  }
  return undefined
}

/** 'the right adnexal mass', 'left upper lobectomy': what stands there has a side, whatever it is. */
function nounAfter(tokens: readonly Token[], at: number): string | undefined {
  const isOfSomebody = /^(?:a|an|the|his|her|my|your|some)$/.test(tokens[at - 1]?.word ?? '')
  for (const { word, norm } of tokens.slice(at + 1, at + 1 + REACH)) {
    if (WHERE.test(word)) continue
    if (!/^[a-z]{4}/.test(word) || NO_PART.has(word) || NO_PART.has(norm) || SPOKEN.test(word))
      return undefined
    return isOfSomebody || word.length > 4 ? norm : undefined
  }
  return undefined
}

/** 'on the right hand side', 'the right lower side'. */
function beside(tokens: readonly Token[], at: number): number {
  return /^(?:hand|lower|upper|inner|outer)$/.test(tokens[at + 1]?.word ?? '') ? 1 : 0
}

/** 'the right side of his back', 'in my back on the right side'. */
function partOfSide(tokens: readonly Token[], at: number): string {
  const of = at + 2 + beside(tokens, at)
  if (tokens[of]?.word === 'of')
    for (const { norm } of tokens.slice(of + 1, of + 4)) if (PARTS.has(norm)) return norm
  return partBefore(tokens, at)
}

function partBefore(tokens: readonly Token[], at: number): string {
  for (let place = at - 1; place >= Math.max(0, at - 6); place -= 1) {
    const norm = tokens[place]?.norm ?? ''
    if (/^[.;?!]$/.test(norm)) return ''
    const part = OTHER_NAMES[norm] ?? norm
    if (PARTS.has(part)) return part
  }
  return ''
}
