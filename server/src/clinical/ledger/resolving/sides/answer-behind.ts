import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainIn } from '../../reading/words-in.ts'
import { hearParts, isOneSide } from './heard-sides.ts'
import { onlySide, type SidedPart } from './side-topic.ts'

interface Answer {
  readonly question: string
  readonly reply: string
  readonly isYes: boolean
}

/** The only words of a question about which one it was: any other word may change its subject. */
const WHICH_WORDS = new Set(
  'and so okay ok oh was is were it that this in on of the your same left right or side one which what'.split(
    ' ',
  ),
)
const YES =
  /^(?:(?:um|uh|oh|well)[ ,]*)*(?:yes|yeah|yep|yup|correct|exactly|right|it was|it is|that(?:'s| is) (?:right|correct)|the same)\b/
/** 'not the left', 'I don't know' */
const DOUBT = /\b(?:not|never|\w+n't|other|different|both|either|or|maybe)\b/

/** A question in the line behind one, about which of two it was, and what the one who spoke first replies. */
export function answerBehind(lines: readonly LedgerLine[], at: number): Answer | undefined {
  const [told, asking, replying] = lines.slice(at, at + 3)
  if (!told || !asking || !replying) return undefined
  if (asking.role === told.role || replying.role !== told.role) return undefined
  const question = plainIn(asking, asking.text)
  const reply = plainIn(replying, replying.text)
  const words = question.match(/[a-z']+/g) ?? []
  const isWhich = words.every((word) => WHICH_WORDS.has(word) || findParts(tokensOf(word)).length)
  if (!/[?]/.test(asking.text) || !isWhich) return undefined
  return { question, reply, isYes: YES.test(reply) && !DOUBT.test(reply) }
}

/** 'I had a clot in my leg.' — 'In the left leg?' — 'Yes.': the side of what was told before the question. */
export function answeredSide(
  lines: readonly LedgerLine[],
  at: number,
  parts: readonly string[],
): SidedPart | undefined {
  const [part] = parts
  const answer = answerBehind(lines, at)
  if (!answer || part === undefined || parts.length > 1) return undefined
  if (DOUBT.test(answer.reply)) return undefined
  const replied = sidesIn(answer.reply, part)
  const sides = replied.length > 0 ? replied : answer.isYes ? sidesIn(answer.question, part) : []
  const side = onlySide(sides)
  return side === undefined ? undefined : { part, side }
}

function sidesIn(words: string, part: string) {
  return hearParts(tokensOf(words)).filter(
    (one) => isOneSide(one) && (one.part === '' || one.part === part),
  )
}
