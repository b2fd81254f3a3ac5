import type { Fact } from '@chartwright/contract/facts'
import { tellFact as write } from '../../../../clinical/realise/telling/tell-fact.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { isWithoutValue } from '../without-value.ts'
import { sentenceOf, tellFact } from '../tell-facts.ts'
import { isPlainlySaid } from './is-plainly-said.ts'
import { isQuestion, passageOf, quotePassage, type Passage } from './passage.ts'

/** Facts as items of an answer: each as a statement with the sentence that it is from, or as the sentence alone. */
export function tellItems(facts: readonly Fact[], spoken: readonly SpokenSentence[]): string[] {
  const items = new Map<string, string[]>()
  for (const fact of facts) {
    const passage = withValue(fact, passageOf(fact, spoken), spoken)
    const quote = quotePassage(passage, spoken)
    if (quote === '') {
      items.set(tellFact(fact), [])
      continue
    }
    const told = items.get(quote) ?? []
    const statement = isPlainlySaid(fact, passage, spoken) ? stateOf(fact) : ''
    if (statement !== '' && !told.includes(statement)) told.push(statement)
    items.set(quote, told)
  }
  return [...items].map(([quote, told]) => [...told, quote].join(' '))
}

const GOES_ON = /^(?:(?:and|so|but),? )*(?:it|they|that|this|those|these|which)(?:'s|'re)?\b/i

/** 'We drew a creatinine. It is up slightly': how a test was that the first sentence only names. */
function withValue(fact: Fact, passage: Passage, spoken: readonly SpokenSentence[]): Passage {
  const last = passage.places.at(-1)
  if (last === undefined || !isWithoutValue(fact)) return passage
  const [own, next] = [spoken[last], spoken[last + 1]]
  const isMore = next !== undefined && next.line === own?.line && GOES_ON.test(next.text)
  return isMore && !isQuestion(next) ? { places: [...passage.places, last + 1] } : passage
}

/** A number without the times and states around it, which may be of others. */
function stateOf(fact: Fact): string {
  if (isWithoutValue(fact)) return ''
  const { value, unit } = fact.attributes
  if (fact.kind !== 'measurement' || value === undefined) return sentenceOf(fact)
  const plain = { ...fact, attributes: { value, ...(unit === undefined ? {} : { unit }) } }
  return sentenceOf({ ...plain, text: write(plain) })
}

export function listItems(facts: readonly Fact[], spoken: readonly SpokenSentence[]): string {
  return tellItems(facts, spoken)
    .map((item) => `- ${item}`)
    .join('\n')
}

/** Where not all of them can be told, only the sentences are. */
export function quoteFacts(facts: readonly Fact[], spoken: readonly SpokenSentence[]): string {
  const quotes = facts.map(
    (fact) => quotePassage(passageOf(fact, spoken), spoken) || tellFact(fact),
  )
  return [...new Set(quotes)].map((quote) => `- ${quote}`).join('\n')
}
