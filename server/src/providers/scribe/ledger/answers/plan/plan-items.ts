import type { Fact } from '@chartwright/contract/facts'
import { isHalfWarning } from '../../sheet/quoting/is-half-warning.ts'
import { quoteSheet } from '../../sheet/quoting/quote-sheet.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { isTelling, type Use } from '../../sheet/use-of-sentence.ts'
import { clearItem } from '../clear-item.ts'
import { ON_CONDITION } from './follow-up.data.ts'
import { isQuestion, passageOf, quotePassage, type Passage } from '../passage.ts'
import { DECIDES, NO_PLAN, NO_WARNING, ON_RECORD } from './plan.data.ts'
import { returnsOf } from './returns-of.ts'
import { wordsIn } from '../spoken-clauses.ts'
import type { PlanItem } from '../without-repeats.ts'

const LEAST = 0.6
const LEAST_WORDS = 4
const IN_PLAN = new Set<Use>(['medicine', 'step', 'home', 'warning'])

/** Sentences of the clinician that decide, in the order of the visit. */
export function planItems(
  facts: readonly Fact[],
  all: readonly Fact[],
  spoken: readonly SpokenSentence[],
): PlanItem[] {
  const quoted = quoteSheet(all, spoken)
    .filter(({ use }) => IN_PLAN.has(use))
    .map(({ factIds, ...item }) => ({
      ...item,
      facts: all.filter(({ id }) => factIds.includes(id)),
    }))
  const isQuoted = (passage: Passage) =>
    quoted.some(({ text }) =>
      passage.places.every((place) => text.includes(spoken[place]?.text ?? '')),
    )
  const returns = returnsOf(spoken)
    .filter((passage) => !isQuoted(passage))
    .map((passage) => itemOf(passage, spoken, []))
  return [...quoted, ...returns, ...leftOut(facts, [...quoted, ...returns], spoken)]
    .filter((item) => !isNoPlan(item))
    .filter(
      ({ use, text }) =>
        use === 'warning' || !ON_RECORD.test(text) || DECIDES.test(text.replace(ON_RECORD, '')),
    )
    .filter((item) => item.use === 'warning' || !isOnlyAnswered(item))
    .map((item) => clearItem(item, spoken))
    .filter(({ text }) => !isHalfWarning(text))
    .sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
}

/** A warning on a condition is left out for nothing but the examination. */
function isNoPlan({ use, text }: PlanItem): boolean {
  const rows = use === 'warning' && /\bif\b/i.test(text) ? NO_WARNING : NO_PLAN
  return rows.some(([, pattern]) => pattern.test(text))
}

/** A question with its answer decides nothing, unless it is said behind it. */
function isOnlyAnswered({ text }: PlanItem): boolean {
  const parts = text.split(/” [–—] “/)
  return parts.length > 1 && /\?$/.test(parts[0] ?? '') && !DECIDES.test(parts.at(-1) ?? '')
}

function itemOf(
  passage: Passage,
  spoken: readonly SpokenSentence[],
  facts: readonly Fact[],
): PlanItem {
  const own = passage.places.flatMap((place) => spoken[place] ?? [])
  const text = quotePassage(passage, spoken).replace(/ \[[\d, ]+\]$/, '')
  const [fact] = facts
  const use = fact ? useOf(fact) : ON_CONDITION.test(text) ? 'warning' : 'step'
  return { use, text, lines: [...new Set(own.map(({ line }) => line))], facts }
}

/** Decisions that neither the sheet nor a return quotes, with their sentences. */
function leftOut(
  facts: readonly Fact[],
  quoted: readonly PlanItem[],
  spoken: readonly SpokenSentence[],
): PlanItem[] {
  const ids = new Set(quoted.flatMap((item) => item.facts.map(({ id }) => id)))
  return facts.flatMap((fact): PlanItem[] => {
    if (ids.has(fact.id) || fact.said.length === 0 || (fact.sureness ?? 1) < LEAST) return []
    const found = passageOf(fact, spoken)
    const line = spoken[found.places[0] ?? -1]?.line
    const passage = { places: found.places.filter((place) => spoken[place]?.line === line) }
    const own = passage.places.flatMap((place) => spoken[place] ?? [])
    const [first] = own
    if (!first || first.role !== 'clinician' || isQuestion(first)) return []
    if (own.some(({ text }) => !isTelling(text)) || wordsIn(first.text) < LEAST_WORDS) return []
    return [itemOf(passage, spoken, [fact])]
  })
}

/** What a decision is for. */
export function useOf({ kind, act }: Fact): Use {
  if (kind === 'medication') return 'medicine'
  if (act === 'safety_net' || act === 'emergency') return 'warning'
  return act === 'advise' ? 'home' : 'step'
}
