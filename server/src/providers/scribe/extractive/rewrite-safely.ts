import { keepsFacts } from './keeps-facts.ts'
import { capitalise } from './sentence-lead.ts'

/** Takes the steps one after the other; one that would lose, add or move a fact is left out. */
export function rewriteSafely(
  sentence: string,
  steps: readonly ((sentence: string) => string)[],
): string {
  let text = sentence
  for (const step of steps) {
    const next = capitalise(step(text))
    if (keepsFacts(sentence, next)) text = next
  }
  return text
}
