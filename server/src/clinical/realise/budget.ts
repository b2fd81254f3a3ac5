import type { Fact } from '@chartwright/contract/facts'
import { wordsOf, type Sentence } from './words/sentence.ts'

const RANK = { critical: 0, major: 1, minor: 2 }

/** Leaves out the least important facts, the last said of them first, until the words suffice. */
export function withinBudget(
  facts: readonly Fact[],
  budgetWords: number,
  tell: (facts: readonly Fact[]) => Sentence[],
): Sentence[] {
  const leaving = facts
    .map((fact, at) => ({ fact, at }))
    .filter(({ fact }) => fact.importance !== 'critical')
    .sort((a, b) => RANK[b.fact.importance] - RANK[a.fact.importance] || b.at - a.at)
    .map(({ fact }) => fact)
  const kept = new Set(facts)
  let sentences = tell(facts)
  for (const fact of leaving) {
    if (countWords(sentences) <= budgetWords) break
    kept.delete(fact)
    sentences = tell(facts.filter((one) => kept.has(one)))
  }
  return sentences
}

function countWords(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
}
