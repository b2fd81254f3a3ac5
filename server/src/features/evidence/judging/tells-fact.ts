import { FAMILY } from '../../../clinical/read-visit.ts'
import { mentionsOf, stemsIn } from '../comparing/mention-of-fact.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { NoteSentence } from '../sentences.ts'

/** Of the weight of a thing's name, and of the words with which it was said, that a sentence must have. */
const MOST_OF_NAME = 0.6
const MOST_OF_SAID = 0.65
/** The same for what has no settled name: people put it in words of their own. */
const SOME_OF_NAME = 0.4
const SOME_OF_SAID = 0.35
/** How many words may stand between those of one name. */
const SPREAD = 3
const DENIES =
  /\b(?:no|not|none|never|non\S*|nor|neither|without|den(?:y|ies|ied|ying)|negative|normal|clear|unremarkable|intact|absent|absence|free|lack\w*|unable|declin\w+|refus\w+|avoid\w*|symmetric\w*|benign|stable|good|full|regular|wnl|within|unchanged|reassuring|ruled out|unlikely|resolved|stopped|quit|off)\b/
const STOPS =
  /\b(?:stop\w*|discontinu\w*|hold\w*|held|ceas\w*|avoid\w*|off|no longer|wean\w*|switch\w*|instead|replac\w*|not|chang\w*|without|quit)\b/

/** 'her heart failure medication' is told by 'her medications'. */
const GROUP = /\b(?:medications?|medicines?|meds|pills?)$|\bmedications?\b/

/** Whether a sentence says what a fact says, in the words of anybody. */
export function tellsFact(
  known: KnownFact,
  read: Facts,
  { section }: Pick<NoteSentence, 'section'>,
): boolean {
  const { fact } = known
  if (!isNamed(known, read)) return false
  if (fact.kind === 'family' && !FAMILY.test(`${section ?? ''} ${read.text}`.toLowerCase()))
    return false
  if (fact.kind === 'medication' && /^(?:stop|hold)$/.test(fact.status) && !STOPS.test(read.text))
    return false
  return hasNumbers(known, read) && isOfSameSide(known, read)
}

/** By one of its names with the same polarity, or by most of its words. */
function isNamed(known: KnownFact, read: Facts): boolean {
  const { fact, isKnown, words, saidWords } = known
  const names = [...known.names, ...known.quoted]
  if (isMeasured(known) && numbersOf(known).length > 0) return true
  const mentions = mentionsOf(read, names, SPREAD)
  const isAbsent = fact.polarity === 'absent'
  if (mentions.some(({ isDenied }) => isDenied === isAbsent)) return true
  if (isAbsent && !DENIES.test(read.text)) return false
  if (mentions.length > 0) return isAbsent || mentions.some(({ isDenied }) => !isDenied)
  const own = new Set(read.words)
  const stems = stemsIn(read)
  return (
    names.some((name) => name.length > 1 && name.every((stem) => stems.has(stem))) ||
    (fact.kind === 'medication' && GROUP.test(fact.concept) && GROUP.test(read.text)) ||
    share(words, own) >= (isKnown ? MOST_OF_NAME : SOME_OF_NAME) ||
    (saidWords.size > 1 && share(saidWords, own) >= (isKnown ? MOST_OF_SAID : SOME_OF_SAID))
  )
}

function share(words: ReadonlyMap<string, number>, own: ReadonlySet<string>): number {
  let all = 0
  let held = 0
  for (const [word, weight] of words) {
    all += weight
    if (own.has(word)) held += weight
  }
  return all === 0 ? 0 : held / all
}

function isMeasured({ fact }: KnownFact): boolean {
  return fact.kind === 'measurement'
}

const FIGURE = /\d+(?:[./]\d+)*/g

/** Numbers without which it would be another fact. */
function numbersOf({ fact }: KnownFact): string[] {
  const { dose, value, when } = fact.attributes
  const stated = [dose, value, fact.act === 'follow_up' ? when : undefined]
  return stated.flatMap((words) => words?.match(FIGURE) ?? [])
}

function hasNumbers(known: KnownFact, { tokens }: Facts): boolean {
  const wanted = numbersOf(known)
  if (wanted.length === 0) return true
  const figures = new Set(tokens.flatMap(({ figure }) => figure?.replace(/%$/, '') ?? []))
  for (const figure of [...figures]) for (const part of figure.split('/')) figures.add(part)
  return wanted.some((figure) => figures.has(figure))
}

function isOfSameSide({ fact }: KnownFact, { tokens }: Facts): boolean {
  const { side } = fact.attributes
  if (side !== 'left' && side !== 'right') return true
  const other = side === 'left' ? 'right' : 'left'
  const words = tokens.map(({ word }) => word)
  return words.includes(side) || !words.includes(other)
}
