import type { FramedFact } from '../fact.ts'

/** Facts that say the same of one thing are one, with the lines of all. */
export function mergeFacts(facts: readonly FramedFact[]): FramedFact[] {
  const merged = new Map<string, FramedFact>()
  for (const fact of facts) {
    const key = keyOf(fact)
    const known = merged.get(key)
    merged.set(key, known ? joinFacts(known, fact) : fact)
  }
  return joinAnswers([...merged.values()])
}

const ANSWER_LINES = 2

/** 'Any burning when you pass urine?' — 'No burning.' is one denial, under its fuller name. */
function joinAnswers(facts: readonly FramedFact[]): FramedFact[] {
  const kept: FramedFact[] = []
  const placesOfKind = new Map<FramedFact['kind'], number[]>()
  for (const fact of facts) {
    const places = placesOfKind.get(fact.kind) ?? []
    placesOfKind.set(fact.kind, places)
    const place = places.find((at) => isSameThing(kept[at], fact))
    const known = kept[place ?? -1]
    if (place !== undefined && known) kept[place] = joinFacts(known, fact)
    else places.push(kept.push(fact) - 1)
  }
  return kept
}

/** Of two facts of one kind. */
function isSameThing(one: FramedFact | undefined, other: FramedFact): boolean {
  if (one === undefined) return false
  const isLike =
    one.polarity === other.polarity &&
    one.who === other.who &&
    one.status === other.status &&
    one.act === other.act &&
    limitOf(one) === limitOf(other) &&
    (one.polarity === 'present' || one.attributes.condition === other.attributes.condition) &&
    (one.attributes.dose === undefined || other.attributes.dose === undefined) &&
    (one.act !== 'follow_up' || isSameVisit(one, other))
  return (
    isLike &&
    areNear(one, other) &&
    one.lines[0] !== other.lines[0] &&
    isPartOf(other.concept, one.concept) &&
    isAtPlaceOf(one, other)
  )
}

function areNear({ lines }: FramedFact, other: FramedFact): boolean {
  return lines.some((line) => other.lines.some((next) => Math.abs(line - next) <= ANSWER_LINES))
}

/** 'Erythema of the turbinates' is not that of the tonsils. */
function isAtPlaceOf(one: FramedFact, { kind, attributes: { site } }: FramedFact): boolean {
  if (kind !== 'finding' || site === undefined) return true
  return isPartOf(site, `${one.concept} ${one.attributes.site ?? ''}`)
}

/** 'Two weeks after surgery' and 'next week' are two visits, and one that is needed if it gets worse is a third. */
function isSameVisit({ attributes: one }: FramedFact, { attributes: other }: FramedFact): boolean {
  if ((one.condition ?? '') !== (other.condition ?? '')) return false
  return one.when === undefined || other.when === undefined || one.when === other.when
}

function isPartOf(shorter: string, longer: string): boolean {
  const words = new Set(longer.split(' '))
  return shorter.split(' ').every((word) => words.has(word))
}

function keyOf(fact: FramedFact): string {
  const { kind, concept, polarity, certainty, who, status, act, attributes } = fact
  const { side = '', dose = '', value = '' } = attributes
  const when = act === 'follow_up' ? (attributes.when ?? '') : ''
  // 'No pain on the stairs' denies less than 'no pain'.
  const isLimited = polarity === 'absent' || act === 'follow_up'
  const condition = isLimited ? (attributes.condition ?? '') : ''
  const site = kind === 'finding' ? (attributes.site ?? '') : ''
  // What is said of a drug in one sentence is quoted with it, and stays by itself.
  const limit = limitOf(fact)
  return [
    limit,
    kind,
    concept,
    polarity,
    certainty,
    who,
    status,
    act,
    side,
    dose,
    value,
    when,
    condition,
    site,
  ].join('\n')
}

function limitOf({ kind, polarity, attributes: { detail = '' } }: FramedFact): string {
  return kind === 'medication' && polarity === 'present' && detail.startsWith('but ') ? detail : ''
}

const WEIGHT = { critical: 2, major: 1, minor: 0 }

function joinFacts(one: FramedFact, other: FramedFact): FramedFact {
  const isMoreImportant = WEIGHT[other.importance] > WEIGHT[one.importance]
  return {
    ...one,
    attributes: { ...timesBeside(one, other), ...one.attributes },
    importance: isMoreImportant ? other.importance : one.importance,
    ...(one.sureness >= other.sureness ? ratingOf(one) : ratingOf(other)),
    said: [...one.said, ...other.said],
    lines: [...new Set([...one.lines, ...other.lines])].sort((a, b) => a - b),
  }
}

const FELT = new Set<FramedFact['kind']>(['symptom', 'complaint'])
const MEASURED = new Set<FramedFact['kind']>(['measurement', 'result'])

/** 'Really sick last week' and 'keeps getting sick, for six months' are two times: the first is told. */
function timesBeside(known: FramedFact, { time, attributes: other }: FramedFact) {
  const { kind, attributes: one } = known
  // What was smoked once is not what is smoked.
  if (kind === 'social' && known.time === 'now' && time === 'past') return {}
  // The day of one number is not that of another.
  if (MEASURED.has(kind) && one.value !== undefined && other.value !== one.value)
    return withoutTimes(other)
  if (!FELT.has(kind)) return other
  const { duration, when, ...rest } = other
  return {
    ...rest,
    ...(duration !== undefined && one.when === undefined && { duration }),
    ...(when !== undefined && one.duration === undefined && { when }),
  }
}

function withoutTimes({ when, onset, duration, ...rest }: FramedFact['attributes']) {
  return rest
}

function ratingOf({ sureness, signs }: FramedFact): Pick<FramedFact, 'sureness' | 'signs'> {
  return { sureness, ...(signs && { signs }) }
}
