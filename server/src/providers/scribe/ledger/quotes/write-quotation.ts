import { cleanQuotation } from './clean-quotation.ts'
import { AND_NEXT, INTERRUPTED } from './complete-quotation.ts'
import { ANSWERED, isQuestion } from './questions-in-quotes.ts'

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
