import type { FramedFact } from '../../fact.ts'
import { FELT_AT_A_PLACE } from './placeless.data.ts'

const FELT = new Set<FramedFact['kind']>(['symptom', 'complaint'])
/** What is less sure than this gives way to what it contradicts. */
const DOUBTFUL = 0.6

/**
 * What says the opposite of a surer fact was misheard more likely than meant. A denial with its own
 * condition or place denies less, and stays.
 */
export function resolveConflicts(facts: readonly FramedFact[]): FramedFact[] {
  const rules = RULES.map(({ mayStand, ...rule }) => ({ ...rule, others: facts.filter(mayStand) }))
  return facts.filter(
    (fact) =>
      !rules.some(
        ({ mayGive, givesWay, others }) =>
          mayGive(fact) && others.some((other) => givesWay(fact, other)),
      ),
  )
}

interface Rule {
  /** What a fact must be, whatever stands beside it: most are asked no further. */
  readonly mayGive: (fact: FramedFact) => boolean
  /** What the other one must be. */
  readonly mayStand: (other: FramedFact) => boolean
  readonly givesWay: (fact: FramedFact, other: FramedFact) => boolean
}

const RULES: readonly Rule[] = [
  {
    mayGive: ({ sureness, kind }) => sureness < DOUBTFUL && FELT.has(kind),
    mayStand: ({ kind }) => FELT.has(kind),
    givesWay: isOpposite,
  },
  {
    mayGive: ({ kind, polarity }) => kind === 'symptom' && polarity === 'absent',
    mayStand: ({ kind, polarity }) => FELT.has(kind) && polarity === 'present',
    givesWay: isAnsweredOtherwise,
  },
  {
    mayGive: ({ kind }) => kind === 'medication',
    mayStand: ({ kind }) => kind === 'medication',
    givesWay: isOutdone,
  },
  {
    mayGive: ({ kind, certainty }) => kind === 'assessment' && certainty === 'possible',
    mayStand: ({ kind, certainty, polarity }) =>
      kind === 'assessment' && certainty === 'sure' && polarity === 'present',
    givesWay: isSettled,
  },
  {
    mayGive: isPlain,
    mayStand: ({ kind, polarity }) => NAMED.has(kind) && polarity === 'present',
    givesWay: isBare,
  },
  {
    mayGive: ({ kind }) => kind === 'finding',
    mayStand: ({ kind, polarity }) => kind === 'finding' && polarity === 'present',
    givesWay: isFoundOtherwise,
  },
  {
    mayGive: isDeniedAnywhere,
    mayStand: ({ kind, polarity, time }) =>
      TOLD_AT_A_PLACE.has(kind) && polarity === 'present' && time === 'now',
    givesWay: isDeniedWhole,
  },
  {
    mayGive: (fact) => fact.kind === 'symptom' && isDeniedAnywhere(fact),
    mayStand: ({ kind, polarity, time, attributes: { condition, trigger } }) =>
      FELT.has(kind) &&
      polarity === 'present' &&
      time === 'now' &&
      (condition ?? trigger) !== undefined,
    givesWay: isHadAtTimes,
  },
]

/** 'Any vomiting?' — 'She was sick once. No rash.': what came, however seldom, is not denied. */
function isAnsweredOtherwise(fact: FramedFact, other: FramedFact): boolean {
  const [asked = 0] = fact.lines
  const [told = 0] = other.lines
  const isReply = told > asked && told <= asked + REPLY_LINES && !fact.lines.includes(told)
  return (
    isReply &&
    fact.concept === other.concept &&
    fact.who === other.who &&
    fact.attributes.condition === undefined
  )
}

const REPLY_LINES = 2

/** 'No shortness of breath' beside 'shortness of breath on exertion' denies too much. */
function isHadAtTimes(fact: FramedFact, other: FramedFact): boolean {
  return fact.concept === other.concept && fact.who === other.who && other.sureness >= fact.sureness
}

function isOpposite(fact: FramedFact, other: FramedFact): boolean {
  if (other.sureness < fact.sureness) return false
  if (fact.concept !== other.concept || fact.who !== other.who) return false
  if (fact.polarity === other.polarity || fact.time !== other.time) return false
  const { condition, site, side } = fact.attributes
  return (
    condition === other.attributes.condition &&
    site === other.attributes.site &&
    side === other.attributes.side
  )
}

const JOINT_PAIN = /^(?:knee|shoulder|hip|ankle|wrist|elbow|finger|toe) pain$/

/** 'No pain', of no place. */
function isDeniedAnywhere({ kind, polarity, attributes }: FramedFact): boolean {
  if (polarity !== 'absent' || !TOLD_AT_A_PLACE.has(kind)) return false
  const { condition, site, side } = attributes
  return condition === undefined && site === undefined && side === undefined
}

/** 'No pain' beside a painful knee was said of something else. */
function isDeniedWhole(fact: FramedFact, other: FramedFact): boolean {
  if (fact.who !== other.who) return false
  if (AT_A_PLACE.has(fact.concept)) return isPlaced(fact.concept, other)
  if (fact.kind !== 'symptom' || !FELT.has(other.kind)) return false
  if (fact.concept === 'joint pain') return JOINT_PAIN.test(other.concept)
  return !fact.concept.includes(' ') && other.concept.endsWith(` ${fact.concept}`)
}

const TOLD_AT_A_PLACE = new Set<FramedFact['kind']>(['symptom', 'complaint', 'finding'])
const AT_A_PLACE = new Set(FELT_AT_A_PLACE)
const AT = /^(?:with|on|in|of|over|at|to|around|behind|along|across|down) /

/** Whether a thing is told of a place or a movement: 'pain with flexion', 'elbow pain'. */
function isPlaced(thing: string, { kind, concept, attributes }: FramedFact): boolean {
  if (!TOLD_AT_A_PLACE.has(kind)) return false
  if (concept === thing) return attributes.site !== undefined || attributes.side !== undefined
  if (concept.startsWith(`${thing} `)) return AT.test(concept.slice(thing.length + 1))
  return concept.endsWith(` ${thing}`)
}

/** 'Suspected eczema' beside 'eczema'. */
function isSettled(fact: FramedFact, other: FramedFact): boolean {
  return fact.concept === other.concept && fact.who === other.who
}

const WELL = /^(?:full|normal|good|intact|excellent) /
const LESS = /^(?:decreased|limited|reduced|restricted|impaired|diminished|poor|abnormal|loss of) /
/** What is denied as a whole, where one of its two was found. */
const OF_TWO: Readonly<Record<string, RegExp>> = {
  hepatosplenomegaly:
    /\b(?:hepatomegaly|splenomegaly|enlarged (?:spleen|liver))\b|(?:liver|spleen).*enlarged/,
  organomegaly:
    /\b(?:hepatomegaly|splenomegaly|enlarged (?:spleen|liver))\b|(?:liver|spleen).*enlarged/,
}

/** 'Full range of motion' beside a decreased one at the same place: the abnormal one stands. */
function isFoundOtherwise(fact: FramedFact, other: FramedFact): boolean {
  if (fact.who !== other.who || other.time !== fact.time) return false
  if (fact.polarity === 'absent') return OF_TWO[fact.concept]?.test(other.concept) ?? false
  if (!WELL.test(fact.concept) || !LESS.test(other.concept)) return false
  if (!other.concept.replace(LESS, '').startsWith(fact.concept.replace(WELL, ''))) return false
  const [one, next] = [fact.attributes.side, other.attributes.side]
  return one === undefined || next === undefined || one === next
}

const NAMED = new Set<FramedFact['kind']>(['symptom', 'complaint', 'finding', 'result'])

function isPlain({ kind, polarity, attributes }: FramedFact): boolean {
  if (!NAMED.has(kind) || polarity !== 'present') return false
  return Object.keys(attributes).every((key) => key === 'side')
}

/** 'Pain' beside 'big toe pain', where it tells nothing more. */
function isBare(fact: FramedFact, other: FramedFact): boolean {
  if (fact === other || fact.who !== other.who || fact.time !== other.time) return false
  // What the patient came for is not told again as a symptom.
  if (fact.concept === other.concept) return fact.kind === 'symptom' && other.kind === 'complaint'
  return other.concept.endsWith(` ${fact.concept}`)
}

const NEW = new Set<FramedFact['status']>(['start', 'advise'])

/** A drug that is started is not also continued, offered or mentioned; one that is started is advised. */
function isOutdone(fact: FramedFact, other: FramedFact): boolean {
  if (fact === other || fact.concept !== other.concept || fact.who !== other.who) return false
  if (fact.polarity !== 'present' || other.polarity !== 'present') return false
  const gives = fact.attributes.dose !== undefined && fact.attributes.dose !== other.attributes.dose
  if (gives) return false
  if (fact.status === 'mentioned') return other.status !== 'mentioned'
  if (fact.status === other.status && fact.certainty === other.certainty)
    return fact.attributes.dose === undefined && other.attributes.dose !== undefined
  if (fact.status === 'advise') return other.status === 'start'
  return fact.status === 'continue' && NEW.has(other.status) && fact.sureness < other.sureness
}
