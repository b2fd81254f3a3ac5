import type { Fact } from '@chartwright/contract/facts'
import type { ToldSentence } from '../section.ts'

/** Whether it belongs to this visit, rather than to what was known before. */
export function isOfToday({ source }: Pick<Fact, 'source'>): boolean {
  return source !== 'carried'
}

const LABELS: readonly (readonly [Fact['kind'], string])[] = [
  ['history', 'Problems before this visit'],
  ['medication', 'Medicines before this visit'],
  ['allergy', 'Allergies before this visit'],
]

/** One sentence a kind, in the words of the context: nothing of it is news, or an order. */
export function tellCarried(facts: readonly Fact[]): ToldSentence[] {
  return LABELS.flatMap(([wanted, label]) => {
    const own = facts.filter((fact) => !isOfToday(fact) && fact.kind === wanted)
    if (own.length === 0) return []
    const words = own.map(({ said, concept }) => said[0]?.words ?? concept)
    return [{ text: `${label}: ${words.join('; ')}.`, factIds: own.map(({ id }) => id) }]
  })
}
