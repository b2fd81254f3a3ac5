import type { LineSuggestion } from '@chartwright/contract/transcript'
import { CONCEPT_ROWS } from '../lexicon/concepts/concept-rows.ts'
import { isBrand, isGeneric, isWideName } from '../lexicon/drug-brands.data.ts'
import { isDrug } from '../lexicon/drugs.data.ts'
import { DRUG_ROWS } from '../lexicon/drugs/drug-rows.ts'
import { ORDINARY_WORDS } from '../lexicon/ordinary-words.data.ts'
import { nearSounds, type NearName } from './near-sounds.ts'

/** Shorter names sound like too much else. */
const SHORTEST_NAME = 6
const MOST_WORDS = 5
/** How much nearer the best name must be than the next one. */
const CLEAR_BY = 0.06
/** A span is looked at where the recogniser was not sure of a word of it. */
const SUSPECT_BELOW = 0.8
/** The farther away a name may be, the less sure the words were and the more they stand where a drug does. */
const LIMIT = { unsure: 0.2, suspect: 0.14, placed: 0.05 } as const
const UNSURE_BELOW = 0.5
const RARE_BY = 0.15
const PART_BY = 0.04
const SHORT_BY = 0.05
const LONG_NAME = 8
/** No name begins or ends with them, however it was heard. */
const NEVER_AT_EDGE =
  /^(?:takes?|took|taking|today|tonight|every|each|daily|morning|evening|start|started|stop|you|your|you're|my|her|his|and|is|was|are|were|ten|twenty|thirty|forty|fifty|hundred|five|milligrams?|mg|this|that|see|how|do|have|has|had|we|will|she|he|they|it|for|with)$/

const BEFORE =
  /\b(?:takes?|taking|took|on|start(?:ed|ing)?|stop(?:ped)?|prescribed?|refill|continue|of|give|gave|tried|increase|decrease|your|my|the)$/i
const BEHIND =
  /^,? ?(?:\d[\d.,]*|(?:one|two|five|ten|twenty|thirty|forty|fifty|hundred|seventy|eighty|sixty|a|half)(?: (?:hundred|five|point five))?) ?(?:mg|mcg|milligrams?|micrograms?|units?|tablets?|pills?|puffs?)\b/i

const HAS_DOSE = /\b(?:mg|mcg|milligrams?|micrograms?|units?|tablets?|pills?|puffs?)\b/i

const DRUGS = new Set(
  DRUG_ROWS.flatMap(({ name, others, brands }) => [name, ...others, ...brands]).filter(
    (name) => /^[a-z]+$/.test(name) && name.length >= SHORTEST_NAME && !ORDINARY_WORDS.has(name),
  ),
)
const nearCommon = nearSounds([...DRUGS].filter(isCommon), CLEAR_BY)
const nearRare = nearSounds(
  [...DRUGS].filter((name) => !isCommon(name)),
  CLEAR_BY,
)

function isCommon(name: string): boolean {
  return isDrug(name) || isBrand(name) || isGeneric(name)
}

/** The nearer one; a drug that is seldom named must be much nearer. */
function nearDrug(words: string): NearName | undefined {
  const common = nearCommon(words)
  const rare = nearRare(words)
  if (!rare) return common
  const pushed = { name: rare.name, distance: rare.distance + RARE_BY }
  return common && common.distance <= pushed.distance ? common : pushed
}

interface Heard {
  readonly text: string
  readonly word_confidence: readonly number[] | null
}

interface Span {
  readonly from: number
  readonly to: number
  readonly words: string
  readonly leastSure: number | undefined
  /** How many of the words beside it were not heard clearly either: it may be only a part. */
  readonly unsureBeside: number
}

/**
 * Names that words of a line sound like, where there is a reason to doubt the words: the recogniser
 * was not sure of them, or they stand where a drug does. Few and right rather than many.
 */
export function suggestNames(
  { text, word_confidence: known }: Heard,
  nearOwn: (words: string) => NearName | undefined,
): LineSuggestion[] {
  if (!(known ? known.some((sure) => sure < SUSPECT_BELOW) : HAS_DOSE.test(text))) return []
  const found = spansOf(text, known).flatMap((span) => {
    const limit = limitOf(span, text)
    if (limit === 0 || isKnown(span.words)) return []
    const near = [nearOwn(span.words), nearDrug(span.words)].filter((name) => name !== undefined)
    const [best] = near.toSorted((a, b) => a.distance - b.distance)
    if (!best || best.name.toLowerCase() === span.words) return []
    const isShort = best.name.length < LONG_NAME
    const doubt = span.unsureBeside * PART_BY + (isShort ? SHORT_BY : 0)
    if (best.distance + doubt > limit) return []
    return [{ from: span.from, to: span.to, text: best.name, distance: best.distance }]
  })
  const chosen: typeof found = []
  for (const one of found.toSorted((a, b) => a.distance - b.distance)) {
    if (chosen.every((other) => one.to <= other.from || one.from >= other.to)) chosen.push(one)
  }
  return chosen
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, text: name }) => ({ from, to, text: name }))
}

/** Of the practitioner's own words. */
export function nearWords(words: readonly string[]): (words: string) => NearName | undefined {
  return nearSounds(words, CLEAR_BY)
}

function limitOf({ from, to, leastSure }: Span, text: string): number {
  const isPlaced = BEHIND.test(text.slice(to).trimStart())
  const isLed = BEFORE.test(text.slice(0, from).trimEnd())
  const place = isPlaced || isLed ? LIMIT.placed : 0
  if (leastSure === undefined) return isPlaced ? LIMIT.suspect : 0
  if (leastSure < UNSURE_BELOW) return LIMIT.unsure + place
  return leastSure < SUSPECT_BELOW ? LIMIT.suspect + place : 0
}

/** Words of diseases, tests and care. */
const CLINICAL = new Set(
  Object.values(CONCEPT_ROWS)
    .flat()
    .flatMap(({ name, others }) => [name, ...others])
    .flatMap((name) => name.split(/[^a-z]+/)),
)

/** A drug, or one word that is a word of the trade. */
function isKnown(words: string): boolean {
  if (CLINICAL.has(words) || ORDINARY_WORDS.has(words)) return true
  return words
    .split(' ')
    .some((word) => !isWideName(word) && (DRUGS.has(word) || (word.length > 4 && isDrug(word))))
}

const ENDS = /[.?!;:,]$/

/** Neighbouring words of one to five, with no mark between them. */
function spansOf(text: string, known: readonly number[] | null): Span[] {
  const words = [...text.matchAll(/\S+/g)]
  const spans: Span[] = []
  for (let first = 0; first < words.length; first++) {
    for (let count = 1; count <= MOST_WORDS && first + count <= words.length; count++) {
      const part = words.slice(first, first + count)
      if (part.slice(0, -1).some(([word]) => ENDS.test(word))) break
      const plain = part.map(([word]) => word.toLowerCase().replace(/[^a-z]+/g, ''))
      if (part.some(([word]) => /\d/.test(word)) || plain.includes('')) break
      if (NEVER_AT_EDGE.test(plain[0] ?? '')) break
      if (plain.join('').length < SHORTEST_NAME || NEVER_AT_EDGE.test(plain.at(-1) ?? '')) continue
      const last = part.at(-1)
      const from = part[0]?.index ?? 0
      const to = (last?.index ?? 0) + (last?.[0].replace(/[^\p{L}]+$/u, '').length ?? 0)
      const sure = known?.slice(first, first + count)
      const leastSure = sure && Math.min(...sure)
      const beside = known ? [known[first - 1] ?? 1, known[first + count] ?? 1] : []
      const unsureBeside = beside.filter((each) => each < UNSURE_BELOW).length
      spans.push({ from, to, words: plain.join(' '), leastSure, unsureBeside })
    }
  }
  return spans
}
