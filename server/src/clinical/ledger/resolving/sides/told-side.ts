import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainIn } from '../../reading/words-in.ts'
import type { HeardPart } from './heard-sides.ts'
import { LIMB_OF } from './limbs.data.ts'
import { isSeldomSided } from './may-have-side.ts'
import { presentSide } from './present-side.ts'
import type { WordedFact } from './side-topic.ts'
import { ASKS_WHERE, MIDDLE_PLACES, PLAIN_WORDS, RELATIVE } from './told-places.data.ts'

type OneSide = 'left' | 'right'

interface ToldSide {
  readonly side: OneSide
  /** The line of the question. */
  readonly at: number
  readonly question: string
  readonly reply: string
}

const ANSWER_LINES = 3
const CHAIN_LINES = 3
const LINES_BEFORE = 2
/** How many lines after a symptom its side may be asked for. */
const REACH_LINES = 10

/** Sides given in answer to a question about where something is. */
export function toldSides(lines: readonly LedgerLine[]): ToldSide[] {
  let asked: { at: number; words: string } | undefined
  return lines.flatMap((line, at): ToldSide[] => {
    const words = plainIn(line, line.text)
    if (!asksWhere(words) || RELATIVE.test(saidBefore(lines, at))) return []
    // 'Where is the pain?' — 'To one side.' — 'What side is that?'
    const before = asked && at - asked.at <= CHAIN_LINES ? `${asked.words} ` : ''
    asked = { at, words: `${before}${words}` }
    const replies = lines.slice(at + 1, at + 1 + ANSWER_LINES)
    const end = replies.findIndex((reply) => reply.role === line.role)
    for (const reply of end < 0 ? replies : replies.slice(0, end)) {
      const plain = plainIn(reply, reply.text)
      const side = presentSide(plain)
      if (side === undefined) continue
      const { words: question } = asked
      asked = undefined
      return [{ side, at, question, reply: plain }]
    }
    return []
  })
}

/** Whether one of the sentences asks only where it is felt. */
function asksWhere(words: string): boolean {
  return words
    .split(/[.?!]/)
    .some(
      (sentence) =>
        ASKS_WHERE.some(([row]) => row.test(sentence)) &&
        (sentence.match(/[a-z']+/g) ?? []).every((word) => PLAIN_WORDS.has(word)),
    )
}

function saidBefore(lines: readonly LedgerLine[], at: number): string {
  return lines
    .slice(Math.max(0, at - LINES_BEFORE), at + 1)
    .map((line) => plainIn(line, line.text))
    .join(' ')
}

const WHICH_PART =
  /\b(?:which|what)(?: side of (?:your|the|his|her))? ([a-z]+)\b|\b(?:left|right) or (?:the )?(?:left|right) ([a-z]+)\b|\b(?:left|right) ([a-z]+) or (?:the )?(?:left|right)\b/

/** 'Which ear is it?' — 'The left.': the part is in the question. */
export function answeredParts(told: readonly ToldSide[]): HeardPart[] {
  return told.flatMap(({ side, question, reply }) => {
    const [, ...asked] = WHICH_PART.exec(question) ?? []
    const [part] = findParts(tokensOf(asked.join(' ')))
    const isElsewhere = findParts(tokensOf(reply)).some((other) => other !== part)
    return part === undefined || LIMB_OF[part] === undefined || isElsewhere
      ? []
      : [{ part, side, at: -1 }]
  })
}

const FELT = new Set<FramedFact['kind']>(['symptom', 'complaint'])

/** The single side that the patient gave for this symptom. */
export function toldSide(
  { fact, words }: WordedFact,
  told: readonly ToldSide[],
  felt: readonly WordedFact[],
): OneSide | undefined {
  if (!isFelt(fact) || findParts(tokensOf(words)).some((part) => LIMB_OF[part])) return undefined
  const places = placesIn(words)
  if (places.length === 0 && isSeldomSided(fact.concept)) return undefined
  const line = fact.said[0]?.line ?? 0
  const answered = told
    .filter(({ at }) => at >= line && at - line <= REACH_LINES)
    .filter((one) => isOf(one, fact, words, felt))
    .map(({ side }) => side)
  const sides = new Set(answered)
  const [side] = sides
  return sides.size === 1 ? side : undefined
}

function isFelt({ kind, polarity, who, time }: FramedFact): boolean {
  return FELT.has(kind) && polarity === 'present' && who === 'patient' && time === 'now'
}

function isOf(
  { at, question, reply }: ToldSide,
  { said }: FramedFact,
  words: string,
  felt: readonly WordedFact[],
): boolean {
  const asked = `${question.replace(WITH_FINGER, '')} ${reply}`
  const places = placesIn(asked)
  const own = placesIn(words)
  if (own.length > 0 && places.length > 0) return own.length === 1 && places.includes(own[0] ?? '')
  if (findParts(tokensOf(asked)).some((part) => LIMB_OF[part])) return false
  const near = felt.filter(({ fact }) => {
    const line = fact.said[0]?.line ?? 0
    return isFelt(fact) && line <= at && at - line <= REACH_LINES
  })
  const shared = near.filter(({ fact }) => sharesWord(fact.concept, asked))
  const meant =
    shared.length > 0 ? shared : near.filter(({ fact }) => at - (fact.said[0]?.line ?? 0) <= 1)
  const whole = new Set(meant.flatMap((one) => placesOf(one.words)))
  const isOneThing = shared.length > 0 || new Set(meant.map(({ fact }) => fact.concept)).size === 1
  return isOneThing && whole.size <= 1 && meant.some(({ fact }) => fact.said[0] === said[0])
}

/** 'Show me with your finger.' */
const WITH_FINGER = /\bwith (?:your|one) (?:finger|hand)s?\b/

function placesOf(words: string): string[] {
  return [...placesIn(words), ...findParts(tokensOf(words)).filter((part) => LIMB_OF[part])]
}

function placesIn(words: string): string[] {
  return MIDDLE_PLACES.filter(([, row]) => new RegExp(String.raw`\b(?:${row})\b`).test(words)).map(
    ([place]) => place,
  )
}

const STEM = 4
const COMMON =
  /^(?:have|been|that|this|like|just|with|from|feel|some|kind|there|where|side|left|right|which|what|about|really|very|lot|problem|problems|difficulty|exactly|your|mine|started|going|recently|bit|still)/

/** 'numb' and 'numbness' */
function sharesWord(one: string, other: string): boolean {
  const stems = stemsOf(other)
  return [...stemsOf(one)].some((stem) => stems.has(stem))
}

function stemsOf(words: string): Set<string> {
  const all = words.match(/[a-z]{4,}/g) ?? []
  return new Set(all.filter((word) => !COMMON.test(word)).map((word) => word.slice(0, STEM)))
}
