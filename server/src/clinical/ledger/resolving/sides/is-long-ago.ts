import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainIn } from '../../reading/words-in.ts'
import { answerBehind } from './answer-behind.ts'
import { SEVERAL_ON_A_SIDE } from './limbs.data.ts'
import {
  EARLIER_TIMES,
  GOES_ON,
  HAPPENS_ONCE,
  OPERATED,
  POINTED_AT,
  SAME_ONE,
} from './long-ago.data.ts'

/** 'I have had many injuries to my ankle': which ankle it was nobody knows. */
export function isLongAgo(lines: readonly LedgerLine[], fact: FramedFact): boolean {
  const {
    kind,
    polarity,
    concept,
    said: [named],
  } = fact
  if (kind !== 'history' || polarity !== 'present' || named === undefined) return false
  const line = lines[named.line]
  const text = line?.text ?? ''
  const words = text.slice(named.from, named.to)
  if (POINTED_AT.test(words) || OPERATED.test(words)) return false
  if (!HAPPENS_ONCE.some(([row]) => row.test(`${concept} ${words}`))) return false
  const { before, after } = sentenceAround(text, named)
  const sentence = `${before}${words}${after}`
  if (GOES_ON.test(sentence) && !HEALED.test(sentence)) return false
  const parts = findParts(tokensOf(plainIn(line, words)))
  if (isSameOne(sentence, parts)) return false
  // 'Was it the same breast?' — 'Yes.'
  const answer = answerBehind(lines, named.line)
  if (answer?.isYes === true && isSameOne(answer.question, parts)) return false
  return EARLIER_TIMES.some(([row]) => row.test(sentence))
}

/** 'and I have had no trouble since' */
const HEALED = /\b(?:no|not|never|fine|good|okay|healed)\b|n['’]t\b/i

/** 'I have had sprains of my ankle, but never hurt this ankle': it was the other one. */
const DENIES = /\b(?:not|never|none)\b|n['’]t\b/i

/** 'I broke my wrist before, this wrist': the one that the visit is about. */
function isSameOne(words: string, parts: readonly string[]): boolean {
  if (DENIES.test(words)) return false
  if (SAME_ONE.test(words)) return true
  // Of several fingers on a hand, 'this finger' may be any.
  const single = parts.filter((part) => !SEVERAL_ON_A_SIDE.includes(part))
  if (single.length === 0) return false
  const named = String.raw`(?<!\bnot )\b(?:this|that|same) (?:very |same )?(?:${single.join('|')})\b`
  return new RegExp(named, 'i').test(words)
}
