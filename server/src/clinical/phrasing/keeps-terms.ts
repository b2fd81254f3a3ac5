import type { Fact } from '../ledger/fact.ts'
import { isForm } from './is-form.ts'

type Termed = Pick<Fact, 'concept' | 'text' | 'attributes'>

/**
 * Whether a sentence keeps what the rules have put in clinical terms ('myalgia' for sore muscles) and the
 * place that they tell. `around` are the sentences in which it was said.
 */
export function keepsTerms(
  sentence: string,
  { concept, text, attributes }: Termed,
  around: string,
): boolean {
  const [told, written, said] = [text, sentence, around].map(wordsOf)
  const has = (words: readonly string[] = [], word: string) =>
    words.some((each) => isForm(word, each))
  const terms = wordsOf(concept).filter((word) => has(told, word) && !has(said, word))
  const places = wordsOf(attributes.site ?? '').filter((word) => word.length > 2 && has(told, word))
  return [...terms, ...places].every((word) => has(written, word))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z']*/g) ?? []
}
