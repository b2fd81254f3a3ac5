import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { plainOf, stemsOf, weightyOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { quoteClause } from '../quotes/words/quote-clause.ts'
import { placeOfWords } from '../sheet/speech/place-of-words.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { passageOf, quotePassage, type Passage } from '../answers/passage.ts'
import { NO_DECISION, OFFERED } from '../answers/plan/plan.data.ts'
import { useOf } from '../answers/plan/plan-items.ts'
import { wordsIn } from '../answers/spoken-clauses.ts'
import type { PlanItem } from '../answers/without-repeats.ts'
import { stemsOfItem } from './stems-of-item.ts'

/** What was read as possible was nearly always said; what was read as decided, less often. */
const LEAST_OF_POSSIBLE = 0.3
const LEAST_OF_KNOWN = 0.45
const LEAST = 0.6
/** A decision in a line of the patient is usually the clinician's, under the wrong label. */
const LEAST_OF_PATIENT = 0.8
const LEAST_WORDS = 4
const MOST_WORDS = 60

/** Decisions of which no item of a plan tells, each with the words that were said about it. */
export function leftUnsaid(
  facts: readonly Fact[],
  told: readonly PlanItem[],
  spoken: readonly SpokenSentence[],
  least = LEAST,
): PlanItem[] {
  const items: PlanItem[] = []
  for (const fact of facts) {
    if (!isLikely(fact, least)) continue
    const names = namesOf(fact)
    if ([...told, ...items].some((item) => tells(item, fact, names))) continue
    const item = itemOf(fact, spoken)
    if (item && ![...told, ...items].some(({ text }) => text.includes(item.text))) items.push(item)
  }
  return items
}

function isLikely(
  { kind, concept, certainty, status, polarity, sureness = 1 }: Fact,
  least: number,
): boolean {
  if (status === 'declined' && polarity === 'absent') return false
  if (certainty !== 'sure') return sureness >= LEAST_OF_POSSIBLE
  return sureness >= (isKnownName(kind, concept.toLowerCase()) ? LEAST_OF_KNOWN : least)
}

/** Whether an item rests on the fact, or holds its name or its words. */
function tells(item: PlanItem, { id }: Fact, names: readonly (readonly string[])[]): boolean {
  if (item.facts.some((other) => other.id === id)) return true
  const words = stemsOfItem(item)
  return names.some((needed) => needed.length > 0 && needed.every((stem) => words.has(stem)))
}

function namesOf({ concept, said }: Fact): string[][] {
  return [concept, said[0]?.words ?? ''].map((name) => weightyOf(stemsOf(plainOf(name))))
}

function itemOf(fact: Fact, spoken: readonly SpokenSentence[]): PlanItem | undefined {
  const passage = passageOf(fact, spoken)
  const own = passage.places.flatMap((place) => spoken[place] ?? [])
  const first = own[0]
  if (!first || (first.role === 'patient' && (fact.sureness ?? 1) < LEAST_OF_PATIENT))
    return undefined
  if (fact.status === 'offered' && !OFFERED.test(own.map(({ text }) => text).join(' ')))
    return undefined
  const text = quotedWithin(fact, passage, spoken)
  if (wordsIn(text) < LEAST_WORDS || NO_DECISION.some(([, pattern]) => pattern.test(text)))
    return undefined
  return { use: useOf(fact), text, lines: [...new Set(own.map(({ line }) => line))], facts: [fact] }
}

/** The sentences whole, or of a long one the clause that names it. */
function quotedWithin(fact: Fact, passage: Passage, spoken: readonly SpokenSentence[]): string {
  const whole = quotePassage(passage, spoken).replace(/ \[[\d, ]+\]$/, '')
  if (wordsIn(whole) <= MOST_WORDS) return whole
  const [said] = fact.said
  const sentence = spoken[placeOfWords(said, spoken)]
  if (!sentence || !said) return ''
  const clause = quoteClause(sentence.text, placeOf(said.words, sentence.text))
  return clause === '' ? '' : `“${clause}”`
}

function placeOf(words: string, text: string): { from: number; to: number } {
  const from = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()))
  return { from, to: from + words.length }
}
