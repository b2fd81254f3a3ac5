import { isTelling } from '../sheet/use-of-sentence.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { plainOf, stemsOf, weightyOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { HEARD_DECISIONS, REFILLS } from './heard-decisions.data.ts'
import { isQuestion, quotePassage } from '../answers/passage.ts'
import { NO_DECISION } from '../answers/plan/plan.data.ts'
import { wordsIn } from '../answers/spoken-clauses.ts'
import type { PlanItem } from '../answers/without-repeats.ts'
import { stemsOfItem } from './stems-of-item.ts'

/** Little is decided before this share of a visit; most of it is questions and examination. */
const FIRST_PART = 0.35
const LEAST_WORDS = 5
const MOST_WORDS = 45
const MOST_OF_REPLY = 20
/** So much of its words in one item, and it is told there. */
const MOST_TOLD = 0.6

/** Sentences that decide something in plain words and of which no item tells. */
export function heardDecisions(
  told: readonly PlanItem[],
  spoken: readonly SpokenSentence[],
): PlanItem[] {
  const lines = spoken.at(-1)?.line ?? 0
  const items: PlanItem[] = []
  for (const [at, sentence] of spoken.entries()) {
    if (sentence.line < lines * FIRST_PART || !decides(sentence)) continue
    const stems = [...new Set(weightyOf(stemsOf(plainOf(sentence.text))))]
    if ([...told, ...items].some((item) => isToldIn(item, sentence.text, stems))) continue
    const places = sentence.role === 'clinician' ? [at] : withQuestion(at, spoken)
    const text = quotePassage({ places }, spoken).replace(/ \[[\d, ]+\]$/, '')
    const own = places.flatMap((place) => spoken[place]?.line ?? [])
    items.push({ use: 'step', text, lines: [...new Set(own)], facts: [] })
  }
  return items
}

/** What a patient asks for, with the question before it and what the clinician says to it. */
function withQuestion(at: number, spoken: readonly SpokenSentence[]): number[] {
  const [before, here] = [spoken[at - 1], spoken[at]]
  const next = spoken.findIndex(({ line, text }) => line === (here?.line ?? 0) + 1 && text !== '')
  const reply = spoken[next]
  const isAsked = before !== undefined && before.role !== here?.role && isQuestion(before)
  const isAnswered =
    reply?.role === 'clinician' && wordsIn(reply.text) <= MOST_OF_REPLY && !isQuestion(reply)
  return [...(isAsked ? [at - 1] : []), at, ...(isAnswered ? [next] : [])]
}

function decides(sentence: SpokenSentence): boolean {
  const { role, text } = sentence
  const words = wordsIn(text)
  if (words < LEAST_WORDS || words > MOST_WORDS || isQuestion(sentence)) return false
  if (role !== 'clinician') return REFILLS.test(text)
  if (!isTelling(text) || NO_DECISION.some(([, pattern]) => pattern.test(text))) return false
  return HEARD_DECISIONS.some(([, pattern]) => pattern.test(text))
}

/** That something goes on is not told by what else is said of it. */
const GOES_ON = /\b(?:keep|continue|stay on|carry on)\b/i

function isToldIn(item: PlanItem, said: string, own: readonly string[]): boolean {
  const { text } = item
  if (text.includes(said.replace(/[.?!]$/, ''))) return true
  if (GOES_ON.test(said) && !GOES_ON.test(text)) return false
  const others = stemsOfItem(item)
  const shared = own.filter((stem) => others.has(stem)).length
  return own.length === 0 || shared / own.length > MOST_TOLD
}
