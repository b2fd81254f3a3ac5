import type { Mention, Stretch } from '../reading/find-mentions.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { plainSaid } from './wording/plain-said.ts'
import { sentenceAround } from './wording/sentence-around.ts'

const HABIT = /^(?:smoking|alcohol use|vaping|cannabis use)$/
const SELDOM = String.raw`(occasionally|socially|rarely|very rarely|once in a while|(?:every )?now and (?:then|again)|sometimes|on special occasions)`
const ANSWERED = new RegExp(
  String.raw`^ ?(?:(?:yes|yeah|yep|well|i|do|just|only|but|like|oh|a)[ .]+)*${SELDOM}\b`,
)
const BEHIND = new RegExp(
  String.raw`^ ?(?:(?:for|like|just|only|but|really|it|i|smoke|drink|vape)[ .]+)*${SELDOM}\b`,
)

/** 'Do you smoke?' — 'Yeah, occasionally.': who does it now and then is told so. */
export function seldom(
  lines: readonly LedgerLine[],
  mention: Mention,
  concept: string,
): { frequency?: string } {
  if (mention.kind !== 'social' || !HABIT.test(concept)) return {}
  const line = lines[mention.line]
  const answer = lines[mention.line + 1]
  const isAsked = line?.role === 'clinician' && answer?.role === 'patient'
  const { after } = sentenceAround(line?.text ?? '', mention)
  const found = isAsked ? ANSWERED.exec(plainSaid(answer.text)) : BEHIND.exec(plainSaid(after))
  return found?.[1] === undefined ? {} : { frequency: found[1] }
}

const STOPPED = /\b(?:quit|stopped|gave up|given up)\b/i
const BACK =
  /\bbut (?:then )?(?:i|he|she|they)(?:'ve|'m|'s)? (?:\w+ )?(?:(?:got|gotten|gone|went|am|are|is|fell|slipped) (?:right )?back|(?:started|began|picked it|took it) (?:\w+ )?(?:back |up )?again|started back|picked it (?:back )?up|relapsed)\b/

const USED_TO = /\bused to (?:smoke|drink|vape)\b/i
const STILL =
  /^[\s.]*(?:(?:but|and|so) )*(?:now (?:it's|it is|i'm down|i am down|i smoke|i drink)|i'm down|i am down|these days (?:it's|i smoke|i drink))(?: (?:just|only|down|to|about|still|at|maybe))* (?:an?|half|one|two|three|four|five|six|ten|\d+)(?: (?:or|to) \w+)?(?: (?:packs?|cigarettes?|drinks?|beers?|glass(?:es)?|a (?:day|week)|per)\b| ?(?:[.]|$))/

/** 'I quit for a while, but I got back into it.', 'I used to smoke two packs. Now it's one.': not given up. */
export function backAgain(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (mention.kind !== 'social') return undefined
  const text = lines[mention.line]?.text ?? ''
  const { before, after } = sentenceAround(text, mention)
  const end = mention.to + after.length
  const isBack = STOPPED.test(mention.words) && BACK.test(plainSaid(after))
  const behind = text.slice(end)
  const isStill = USED_TO.test(mention.words) && STILL.test(plainSaid(behind))
  if (!isBack && !isStill) return undefined
  const [next = ''] = (isStill && /^[.?!\s]*[^.?!]*/.exec(behind)) || []
  return { line: mention.line, from: mention.from - before.length, to: end + next.length }
}

/** 'Any cancer in the family?' — 'I was adopted.' */
export function ofAdopted(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  const [asked, answer] = [lines[mention.line], lines[mention.line + 1]]
  if (mention.kind !== 'family' || asked?.role !== 'clinician' || answer?.role !== 'patient')
    return undefined
  return /\badopted\b/i.test(answer.text)
    ? { line: mention.line + 1, from: 0, to: answer.text.length }
    : undefined
}
