import { findParts } from '../../../find-sides.ts'
import { normalise } from '../../../normalise.ts'
import { tokensOf } from '../../../tokens.ts'
import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const DENIES = /\b(?:no|not|never|none|nothing|neither|nor|nobody|without)\b|n't\b/
const AGREES =
  /\b(?:that's (?:it|all|right|fine|correct|good)|i (?:think|guess) so|i'm (?:good|fine))\b/
const YES_AFTER_ALL =
  /^ ?(?:(?:so|well|oh|but|actually|hmm)[ .]+)*(?:(?:yes|yeah|yep|yup)[ .]+(?:(?:so|well|yes|yeah)[ .]+)*(?:i|it|there|there's|my|we|he|she|it's|i've|i'm)\b|actually (?:i|it|there)\b|but (?:i|it|there) (?:did|do|does|have|has|had|was|were)\b)/

/** 'No.' — 'Yeah, I vomited at the start.': the same person goes on and says that it was so. */
export function takenBackNext(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  const { line } = mention
  if (!isLastAsked(lines, mention)) return undefined
  const [answer, next] = [lines[line + 1], lines[line + 2]]
  if (!answer || answer.role === 'clinician' || next?.role !== answer.role) return undefined
  const said = plainSaid(next.text)
  const isYes = YES_AFTER_ALL.test(said) && !DENIES.test(said) && !AGREES.test(said)
  return isYes ? { line: line + 2, from: 0, to: next.text.length } : undefined
}

const ONLY_THERE =
  /^ ?(?:(?:oh|well|um)[ .]+)*no[ .]+(?:it's|it is|that's|there's|it was) (?:just|only|mostly|mainly) (?:in |on |at )?(?:my|his|her|the|your) \w/

const OTHERS = /\b(?:other|another|else|elsewhere|anywhere)\b/i

/** 'Any twitching?' — 'No, it's just her face.': it is there, at one place. */
export function onlyThere(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  const answer = lines[mention.line + 1]
  if (!answer || answer.role === 'clinician' || !ONLY_THERE.test(plainSaid(answer.text)))
    return undefined
  if (findParts(tokensOf(normalise(mention.words))).length > 0) return undefined
  const { before, after } = sentenceAround(lines[mention.line]?.text ?? '', mention)
  if (OTHERS.test(`${before}${mention.words}${after}`)) return undefined
  return { line: mention.line + 1, from: 0, to: answer.text.length }
}

const RELATIVE = String.raw`(?:mother|mom|mum|father|dad|brother|sister|grand\w+|nan|aunt|auntie|uncle|cousin|son|daughter|parents?)s?`
const HAS = new RegExp(
  String.raw`\b(?:my|his|her|one of my|our) (?:\w+ )?${RELATIVE}(?:'s| side)?(?: \w+){0,3}? ?(?:has|had|have|does|do|did|was|is|gets?|got|suffer\w*|died|passed)\b`,
)
const UNSURE =
  /\b(?:(?:i'm|i am|we're) not (?:really |too |entirely |totally |quite |so )*sure|(?:i|we) (?:don't|do not) (?:really |actually )*know(?! (?:of|any)\b)|no idea|adopted|(?:i|we) (?:can't|don't|couldn't) (?:really )?(?:remember|recall)|estranged)\b/
const GENERAL =
  /\b(?:issues?|problems?|illness(?:es)?|conditions?|diseases?|disorders?|troubles?|history)\b/i
const SENTENCES = /[^.?!]+[.?!]*/g

/** 'Any stomach problems in the family?' — 'No. Well, my sister has colitis.', or 'I'm not sure.' */
export function familyLimit(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  const asked = lines[mention.line]
  if (mention.kind !== 'family' || asked?.role !== 'clinician') return undefined
  for (let at = mention.line + 1; lines[at] && lines[at]?.role !== 'clinician'; at += 1) {
    const text = lines[at]?.text ?? ''
    const isLimit = (text.match(SENTENCES) ?? []).some((sentence) => {
      const said = plainSaid(sentence)
      if (UNSURE.test(said)) return true
      if (WELL.test(said)) return false
      const isNamed = isSaidOfRelative(said.replace(NO_FIRST, ''))
      return (
        isNamed && (GENERAL.test(mention.words) || /\b(?:actually|but|except|well)\b/.test(said))
      )
    })
    if (isLimit) return { line: at, from: 0, to: text.length }
  }
  return undefined
}

const WELL =
  /\b(?:healthy|fine|(?:is|are|was|were|doing) well|old age|alive|okay|good health|natural causes)\b/
const NO_FIRST = /^ ?(?:(?:no|nope|not really|um|well|oh)[ .]+)+/
const REACH = 25

function isSaidOfRelative(said: string): boolean {
  const found = HAS.exec(said)
  return found !== null && !DENIES.test(said.slice(0, found.index + found[0].length + REACH))
}

const SO_SO =
  /^ ?(?:(?:well|yeah|yes|oh|hmm|i)[ .]+)*(?:kind of|kinda|sort of|sorta|somewhat|more or less|not as (?:much|often) as|not enough|i try|try to|trying to|i guess)\b/
const MOST_WORDS = 8

/** 'Are you exercising?' — 'Kind of.' is neither yes nor no. */
export function soSo(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  const [asked, answer] = [lines[mention.line], lines[mention.line + 1]]
  if (mention.kind !== 'social' || asked?.role !== 'clinician' || answer?.role !== 'patient')
    return undefined
  const isShort = answer.text.split(/\s+/).length <= MOST_WORDS
  if (!isLastAsked(lines, mention) || !isShort || !SO_SO.test(plainSaid(answer.text)))
    return undefined
  return { line: mention.line + 1, from: 0, to: answer.text.length }
}

const RARELY =
  /^ ?(?:(?:oh|well|um)[ .]+)*(?:no|not really|nope)\b.{0,60}\b(?:rare|rarely|once in a (?:great |blue )?(?:while|moon)|occasional|occasionally|special occasions|holidays|socially|now and (?:then|again)|every so often|sometimes)\b/

const NOTHING_MUCH =
  /^ ?(?:(?:oh|well|no|um|hm+|not really)[ .]+)*nothing (?:too |that |very |really )*(?:significant|excessive|major|serious|heavy|crazy|big)\b/

/** 'Do you drink?' — 'No. It is very rare that I do.', or 'Nothing significant.' */
export function rarely(lines: readonly LedgerLine[], { kind, line }: Mention): Stretch | undefined {
  const answer = lines[line + 1]
  if (kind !== 'social' || answer?.role !== 'patient') return undefined
  const said = plainSaid(answer.text)
  return RARELY.test(said) || NOTHING_MUCH.test(said)
    ? { line: line + 1, from: 0, to: answer.text.length }
    : undefined
}

function isLastAsked(lines: readonly LedgerLine[], mention: Mention): boolean {
  const text = lines[mention.line]?.text ?? ''
  const { after } = sentenceAround(text, mention)
  const rest = text.slice(mention.to + after.length)
  return !REST_ASKS.test(rest)
}

/** Another question behind it; 'At the moment?' asks the same. */
const REST_ASKS = /\b(?:any|have|has|do|does|did|are|is|was|were|how|what|when|anything)\b/i
