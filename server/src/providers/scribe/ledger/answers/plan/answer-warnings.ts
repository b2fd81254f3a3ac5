import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { placesOf } from './answer-plan.ts'
import { passageOf, quotePassage } from '../passage.ts'
import { planItems } from './plan-items.ts'
import { planPassages } from './plan-passages.ts'
import { tellItems } from '../tell-items.ts'

/** What to watch for and what to do then: as it was read, and all else that was said with a condition. */
export function answerWarnings(
  facts: readonly Fact[],
  all: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const told = tellItems(facts, spoken)
  const covered = new Set(facts.flatMap((fact) => passageOf(fact, spoken).places))
  const marked = spoken.some(({ role }) => role === 'clinician')
    ? planItems(all, all, spoken)
        .filter(({ use }) => use === 'warning')
        .flatMap((item) => placesOf(item, spoken))
    : []
  const left = planPassages(new Set(marked), spoken)
    .filter(({ places }) => !places.every((place) => covered.has(place)))
    .map((passage) => quotePassage(passage, spoken))
  const isTold = (quote: string) => told.some((item) => item.includes(quote))
  const items = [...told, ...left.filter((quote) => quote !== '' && !isTold(quote))]
  if (items.length === 0) return undefined
  return items.length === 1 ? items[0] : items.map((item) => `- ${item}`).join('\n')
}
