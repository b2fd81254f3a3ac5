import type { FactContent, FactKind } from '@chartwright/contract/facts'

/** A fact to be compared: what it says, with the words it is based on. */
export interface ComparedFact extends Pick<
  FactContent,
  'kind' | 'concept' | 'polarity' | 'certainty' | 'who' | 'status' | 'attributes' | 'importance'
> {
  readonly said: string
  readonly text: string
  readonly lines: readonly number[]
}

export type Fault = 'polarity' | 'person' | 'certainty' | 'status' | 'side' | 'dose'

const ALIKE_FROM = 0.6
const SKIPPED = new Set(
  'a an the of in on at to for and or with without is are was were be been has have had no not patient denies reports takes taking left right her his their some any'.split(
    ' ',
  ),
)
/** Kinds that two good readers may choose differently. */
const NEAR: Readonly<Record<FactKind, readonly FactKind[]>> = {
  complaint: ['symptom', 'complaint', 'history', 'assessment'],
  symptom: ['symptom', 'complaint', 'history', 'assessment'],
  history: ['history', 'symptom', 'assessment', 'medication', 'result'],
  medication: ['medication', 'plan', 'history'],
  allergy: ['allergy'],
  family: ['family', 'history'],
  social: ['social', 'history', 'symptom'],
  finding: ['finding', 'measurement', 'result', 'symptom'],
  measurement: ['measurement', 'finding', 'result'],
  result: ['result', 'measurement', 'finding', 'history'],
  assessment: ['assessment', 'history', 'symptom', 'complaint'],
  plan: ['plan', 'medication'],
}
/** Statuses that are equivalent for care. */
const STATUS_GROUP: Readonly<Record<string, string>> = {
  takes: 'uses',
  continue: 'uses',
  refill: 'uses',
  took: 'past',
  stop: 'stop',
  hold: 'stop',
  start: 'new',
  increase: 'up',
  decrease: 'down',
  advise: 'new',
  offered: 'open',
  declined: 'no',
  mentioned: 'open',
}

function wordsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9. ]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !SKIPPED.has(word))
  return new Set(words.map((word) => word.replace(/(?:ing|ies|es|ed|s)$/, '')))
}

/** Of the smaller set. */
function shareOf(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  return [...a].filter((word) => b.has(word)).length / Math.min(a.size, b.size)
}

/** How likely both are the same fact; from 0.6 they count as the same. */
function likeness(gold: ComparedFact, found: ComparedFact): number {
  const isNear = found.lines.some((line) => gold.lines.some((other) => Math.abs(line - other) <= 1))
  if (!isNear || !NEAR[gold.kind].includes(found.kind)) return 0
  const shared = Math.max(
    shareOf(gold.concept, found.concept),
    shareOf(gold.concept, found.said),
    shareOf(gold.said, found.concept),
    0.9 * shareOf(gold.concept, found.text),
  )
  return (
    shared + (gold.kind === found.kind ? 0.2 : 0) + (gold.polarity === found.polarity ? 0.1 : 0)
  )
}

export function faultsOf(gold: ComparedFact, found: ComparedFact): Fault[] {
  const faults: Fault[] = []
  if (gold.polarity !== found.polarity) faults.push('polarity')
  if ((gold.who === 'patient') !== (found.who === 'patient')) faults.push('person')
  if ((gold.certainty === 'sure') !== (found.certainty === 'sure')) faults.push('certainty')
  const areDrugs = gold.kind === 'medication' && found.kind === 'medication'
  if (areDrugs && STATUS_GROUP[gold.status] !== STATUS_GROUP[found.status]) faults.push('status')
  const side = sidesIn(gold.attributes.side ?? '')
  if (side !== '' && sidesIn(`${found.attributes.side ?? ''} ${found.text}`) !== side)
    faults.push('side')
  const dose = /\d+(?:\.\d+)?/.exec(gold.attributes.dose ?? '')?.[0]
  if (dose !== undefined && !`${found.attributes.dose ?? ''} ${found.text}`.includes(dose))
    faults.push('dose')
  return faults
}

function sidesIn(text: string): string {
  return [/\bleft\b/, /\bright\b/, /bilateral|both/]
    .map((pattern, at) => (pattern.test(text) ? 'lrb'.charAt(at) : ''))
    .join('')
}

export interface Matched {
  /** For each gold fact the index of the found one, if any. */
  readonly pairs: ReadonlyMap<number, number>
  /** Indexes of found facts that match no gold fact. */
  readonly extra: readonly number[]
}

/** The comparison that ledgers are judged with: best pairs first, each fact once. */
export function matchFacts(gold: readonly ComparedFact[], found: readonly ComparedFact[]): Matched {
  const candidates = gold.flatMap((one, i) =>
    found.map((other, j) => ({ i, j, like: likeness(one, other) })),
  )
  const likely = candidates.filter(({ like }) => like >= ALIKE_FROM)
  const pairs = new Map<number, number>()
  const used = new Set<number>()
  for (const { i, j } of likely.sort((a, b) => b.like - a.like)) {
    if (pairs.has(i) || used.has(j)) continue
    pairs.set(i, j)
    used.add(j)
  }
  // A second mention of a matched thing is not an invention.
  const isKnown = new Set(likely.map(({ j }) => j))
  return { pairs, extra: found.map((_, j) => j).filter((j) => !isKnown.has(j)) }
}
