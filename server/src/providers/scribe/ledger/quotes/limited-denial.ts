import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { breaksOff, LAST_CLAUSE } from './words/complete-quotation.ts'
import { ANSWERED } from './words/questions-in-quotes.ts'
import { wordsOf } from './words/quote-clause.ts'

const SAID_BY_THE_WAY = /(?:[\s,]+(?:i do ?n['o]t know|you know|i mean))+$/i
const LEAST_WORDS = 3
const MOST_WORDS = 24

/** A denial that was taken back in part, or a yes that leaves something out. */
export function isLimited({ attributes: { detail = '' } }: Fact): boolean {
  return detail.startsWith('but ')
}

/**
 * 'Are you tearful at all? — Not really, no. I've had the odd moment': with the question, where one was asked.
 * Undefined where what limits it was said earlier and is about something else.
 */
export function limitedDenial(
  { said }: Fact,
  line: ScribeSegment,
  segments: readonly ScribeSegment[],
): string | undefined {
  const [first] = said
  const limit = said.at(-1)
  const answer = segments.find(({ id }) => id === limit?.segment_id)
  if (!first || !limit || !answer) return ''
  if (answer.index < line.index) return undefined
  const words = wholeWords(limit.words, answer.text.charAt(limit.to))
  const isAnswer = answer.id !== line.id
  const before = isAnswer && answer.index > line.index + 1 ? segments[line.index + 1]?.text : ''
  const question = isAnswer ? sentenceOf(line.text, first.from) : ''
  return [question, [before, words].filter(Boolean).join(' ')].filter(Boolean).join(ANSWERED)
}

/** The sentence of a line in which a place stands. */
export function sentenceOf(text: string, at: number): string {
  const start = Math.max(...['.', '?', '!'].map((end) => text.lastIndexOf(end, at - 1))) + 1
  const stop = text.slice(at).search(/[.?!]/)
  return text.slice(start, stop < 0 ? undefined : at + stop + 1).trim()
}

/** Without a word that was cut in two, and without what nobody went on with. */
function wholeWords(words: string, next: string): string {
  const isCut = /[\p{L}\p{N}]/u.test(next)
  const whole = (isCut ? words.replace(/\S*$/, '') : words).replace(/[\s,.]+$/, '').trim()
  return isCut || breaksOff(whole) ? shortened(whole) : whole
}

function shortened(words: string): string {
  const shorter = words.replace(LAST_CLAUSE, '').replace(SAID_BY_THE_WAY, '')
  if (shorter === words || wordsOf(shorter) < LEAST_WORDS) return words
  return breaksOff(shorter) || wordsOf(shorter) > MOST_WORDS ? shortened(shorter) : shorter
}
