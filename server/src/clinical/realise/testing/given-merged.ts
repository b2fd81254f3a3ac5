import type { Fact } from '@chartwright/contract/facts'
import { mergeFacts, type MergedFacts } from '../once/merge-facts.ts'

/** Facts as the writer merges them, all at once; `sentenceOf` is where each was said. */
export function givenMerged(
  facts: readonly Fact[],
  sentenceOf?: (fact: Fact) => string,
): MergedFacts {
  const steps = mergeFacts(facts, (fact) =>
    sentenceOf ? [{ id: sentenceOf(fact), text: sentenceOf(fact) }] : [],
  )
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
