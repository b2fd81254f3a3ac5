import { isQuestion } from '../../find-question.ts'
import { normalise } from '../../normalise.ts'
import { DENIALS } from './denial.data.ts'
import type { Mention } from '../reading/find-mentions.ts'
import { isOpenAnswer } from './settle-answers.ts'
import { sentenceAround } from './sentence-around.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

const DENIAL = new RegExp(
  String.raw`\b(?:${DENIALS.map((phrase) => phrase.replaceAll(' ', String.raw`\s+`)).join('|')})\b|n['’]t\b|\b(?:don|doesn|didn|haven|hasn|isn|wasn|aren|can|couldn|won|wouldn)t\b`,
  'i',
)
const ANSWER_LINES = 2

/**
 * Absence needs a word that denies, in the sentence itself or in the answer to it. Undefined where a
 * question was answered with something else: then nothing is known of what was asked.
 */
export function readPolarity(
  lines: readonly LedgerLine[],
  mention: Mention,
): Mention['polarity'] | undefined {
  if (mention.polarity === 'present') return 'present'
  const text = lines[mention.line]?.text ?? ''
  const { before, after } = sentenceAround(text, mention)
  if (DENIAL.test(`${before} ${mention.words} ${after}`)) return 'absent'
  const rest = text.slice(mention.to)
  const answers = lines.slice(mention.line + 1, mention.line + 1 + ANSWER_LINES)
  if ([rest, ...answers.map((line) => line.text)].some(denies)) return 'absent'
  const sentence = `${before}${mention.words}${after}`
  const isAsked = text[mention.to + after.length] === '?' || isQuestion(normalise(sentence).trim())
  return isAsked ? undefined : 'present'
}

function denies(said: string): boolean {
  return DENIAL.test(said) && !isOpenAnswer(said)
}
