import type { Fact } from '../ledger/fact.ts'
import { numbersIn } from './numbers-in.ts'

const CONDITION =
  /\b(?:if|when|whenever|unless|until|once|while|after|before|with|without|in case|as needed|prn)\b/i

type Known = Pick<Fact, 'kind' | 'concept' | 'attributes' | 'text'>

/** Whether a sentence keeps what a fact must not be told without: its side, its amounts, its condition. */
export function losesNothing(
  sentence: string,
  { kind, concept, attributes, text }: Known,
): boolean {
  const { side, condition } = attributes
  if ((side === 'left' || side === 'right') && !new RegExp(`\\b${side}\\b`, 'i').test(sentence))
    return false
  if (condition !== undefined && text.includes(condition) && !CONDITION.test(sentence)) return false
  if (kind === 'medication' && !namesAllOf(concept, sentence)) return false
  if (kind !== 'medication' && kind !== 'measurement') return true
  const kept = numbersIn(sentence)
  return [...numbersIn(text)].every((number) => kept.has(number))
}

/** 'Co-codamol with caffeine' is no co-codamol. */
function namesAllOf(name: string, sentence: string): boolean {
  const words = name.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return words.every((word) => word === 'with' || sentence.toLowerCase().includes(word.slice(0, 5)))
}
