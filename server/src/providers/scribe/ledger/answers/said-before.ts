import { plainOf, stemsOf, weightyOf } from '../../../../clinical/ledger/naming/name-words.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { NOTHING_CERTAIN, quoteAll } from './heard-about.ts'
import { around, isQuestion, joinPassages } from './passage.ts'

const MOST = 3
const TELLS_BEFORE =
  /\b(?:before|ever|never|previous(?:ly)?|prior|in the past|first time|again|used to|similar|(?:years?|months?|weeks?) ago|last time)\b/i
/** 'Something similar a month ago', with nothing that is named. */
const SAME_THING =
  /\b(?:this|that|it|similar|same|these|those)\b.*\b(?:before|in the past|previously|prior|last time|happened again)\b|\bsimilar\b.*\bago\b|\b(?:first|second|third) time (?:that |it |you|i|this)|\bnever (?:had|happened|felt|experienced)\b|\bhappened before\b|\b(?:it's|is|was) (?:\w+ )?(?:my|the|your) (?:very )?first (?:time|one)\b/i

/** What was said of an earlier time; undefined where nothing was. */
export function saidBefore(subject: string, spoken: readonly SpokenSentence[]): string | undefined {
  const asked = weightyOf(stemsOf(plainOf(subject)))
  const found = spoken.flatMap(({ text }, at) => {
    if (asked.length === 0) return SAME_THING.test(text) ? [at] : []
    const own = new Set(stemsOf(plainOf(text)))
    return TELLS_BEFORE.test(text) && asked.every((stem) => own.has(stem)) ? [at] : []
  })
  const passages = joinPassages(found.map((place) => around([place], spoken)))
  const told = passages.filter(({ places }) =>
    places.some((place) => {
      const sentence = spoken[place]
      return sentence !== undefined && !isQuestion(sentence)
    }),
  )
  const quotes = quoteAll(told.slice(0, MOST), spoken)
  return quotes.length === 0 ? undefined : `${NOTHING_CERTAIN}\n\n${quotes.join('\n')}`
}
