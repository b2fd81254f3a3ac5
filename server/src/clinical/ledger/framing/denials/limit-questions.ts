import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const MUCH = /\b(?:much|a lot|heavily|regularly|often|excessively|too)\b/
const NONE_AT_ALL = /\b(?:none|nothing|never|at all|any|don't (?:drink|smoke)|teetotal|zero)\b/

/** 'Do you drink much?' — 'No.' denies that it is much. */
export function notMuch(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  const [asked, answer] = [lines[mention.line], lines[mention.line + 1]]
  if (!asked || !answer) return undefined
  const { before, after } = sentenceAround(asked.text, mention)
  // 'much alcohol' tells it by its name.
  if (/\bmuch\b.*\balcohol\b/i.test(mention.words)) return undefined
  if (!MUCH.test(plainSaid(before + mention.words + after))) return undefined
  if (NONE_AT_ALL.test(plainSaid(answer.text))) return undefined
  return { line: mention.line + 1, from: 0, to: answer.text.length }
}

/** 'moles that were removed': only such ones are denied. */
const SUCH =
  /\b(?:that|which) (?:(?:you|he|she)(?:'ve| have| has)? (?:got|gotten|had to|needed to)|(?:were|was|turned out|needed|required|came back|had to be))\b/
/** What a question asks for limits the no to it. */
export function onlySuch(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  const [asked, answer] = [lines[mention.line], lines[mention.line + 1]]
  if (!asked || !answer || answer.role === 'clinician') return undefined
  const { after } = sentenceAround(asked.text, mention)
  const isLimited = SUCH.test(plainSaid(mention.words + after))
  return isLimited ? { line: mention.line + 1, from: 0, to: answer.text.length } : undefined
}

/** 'The limp. Was that there between the attacks?' */
const OUTSIDE =
  /^[\s.]*(?:(?:and|so|but) )?(?:has|have|is|was|does|do|did) (?:that|it|this|they|those|these)\b[^?.]*\b(?:outside(?: of)?|between|apart from|other than|besides|except)\b[^?.]*\?/

const ONLY_WITHOUT = /(?:n't|\bnever|\bnot)\b[^.?!]*\bwithout\b/

/** A no to something that the question or the answer narrows in a sentence of its own denies nothing. */
export function isDeniedInPart(lines: readonly LedgerLine[], asked: Mention): boolean {
  const [question, answer] = [lines[asked.line], lines[asked.line + 1]]
  if (asked.polarity !== 'absent' || question?.role !== 'clinician') return false
  if (!answer || answer.role === 'clinician') return false
  if (asked.kind === 'medication') return ONLY_WITHOUT.test(plainSaid(answer.text))
  const { after } = sentenceAround(question.text, asked)
  return OUTSIDE.test(plainSaid(question.text.slice(asked.to + after.length)))
}
