import { cleanQuotation } from './clean-quotation.ts'
import { AND_NEXT, INTERRUPTED } from './complete-quotation.ts'
import { ANSWERED, isQuestion } from './questions-in-quotes.ts'
import { wordsOf } from './quote-clause.ts'

const JOINTS = new RegExp(`(${[ANSWERED, INTERRUPTED, AND_NEXT].join('|')})`)

/** A question and its answer, two sentences, or the two halves of what was interrupted, each as a sentence. */
export function writeQuotation(words: string): string {
  const parts = words.split(JOINTS)
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part === AND_NEXT ? ' ' : part
      const sentence = cleanQuotation(part)
      const isAsked = parts[at + 1] === ANSWERED && isQuestion(sentence)
      return isAsked ? sentence.replace(/\.$/, '?') : sentence
    })
    .join('')
}

const LEAST_WORDS = 5

/** Whether one of two quotations of several sentences holds a sentence of the other one. */
export function sharesSentence(one: string, other: string): boolean {
  const [own, others] = [partsOf(one), partsOf(other)]
  if (own.length + others.length <= 2) return false
  return own.some((part) => others.some((each) => part.includes(each) || each.includes(part)))
}

function partsOf(words: string): string[] {
  return words.split(JOINTS).filter((part, at) => at % 2 === 0 && wordsOf(part) >= LEAST_WORDS)
}
