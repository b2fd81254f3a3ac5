import type { Mention, Stretch } from '../reading/find-mentions.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { normalise } from '../../normalise.ts'
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

const COUNT =
  '(?:an?|half an?|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty)(?: (?:or|to) \\w+)?'
/** 'about twenty a day', 'six cups a day' */
const COUNTED = new RegExp(
  `^(?:(?:about|around|maybe|probably|just|only|roughly|up to) )*(${COUNT})(?: (cups|mugs))? (?:a|per|each|every) (day|week|night)$`,
)
const ASKED_COUNTS: readonly (readonly [asked: RegExp, counted: string, isCups: boolean])[] = [
  [/\bsmok\w*\b(?!.*\b(?:weed|pot|marijuana|cannabis|pipe|cigars?)\b)/i, 'cigarettes', false],
  [/\bcoffee\b(?!.*\btea\b)/i, 'cups of coffee', true],
  [/\btea\b(?!.*\bcoffee\b)/i, 'cups of tea', true],
]

/** 'Do you smoke?' — 'Twenty a day.': what is counted stands in the question. */
export function countedOf(lines: readonly LedgerLine[], mention: Mention): string | undefined {
  const [line, asked] = [lines[mention.line], lines[mention.line - 1]]
  if (mention.kind !== 'social' || line?.role !== 'patient' || asked?.role !== 'clinician')
    return undefined
  const [, count, cups, per] = COUNTED.exec(plainSaid(mention.words).trim()) ?? []
  if (count === undefined || /^an?$|^half/.test(count)) return undefined
  const { before } = sentenceAround(line.text, mention)
  const question = asked.text.split(/(?<=[.!?])\s+/).at(-1) ?? ''
  if (!OPENS.test(plainSaid(line.text.slice(0, mention.from))) || !OPENS.test(plainSaid(before)))
    return undefined
  const meant = ASKED_COUNTS.filter(([thing]) => thing.test(question))
  const [only] = meant
  if (only === undefined || meant.length > 1 || ALSO.test(question)) return undefined
  const [, counted, isCups] = only
  if ((cups !== undefined) !== isCups && cups !== undefined) return undefined
  return `${normalise(count)} ${counted} a ${per ?? ''}`
}

/** Only such words stand before the answer to a question. */
const OPENS =
  /^(?:(?:yes|yeah|yep|well|oh|um|i|do|smoke|drink|have|it's|it is|about|around|maybe|probably|just|only|too|many|afraid|i'm)[\s,.]*)*$/
/** What else was asked for might be counted instead. */
const ALSO = /\b(?:alcohol|vape|vaping|drugs|or drink|and drink)\b/i

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
