import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact, Side } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainIn, tokensIn } from '../../reading/words-in.ts'
import { answeredSide } from './answer-behind.ts'
import { handOf } from './hand-of.ts'
import { isAskedForSide } from './asked-side.ts'
import { examined, testedAt } from './examined-part.ts'
import {
  areOneLimb,
  hearParts,
  heardIn,
  isOneSide,
  wordsIn,
  type HeardPart,
} from './heard-sides.ts'
import { isLongAgo } from './is-long-ago.ts'
import { JOINTED, LIMB_OF } from './limbs.data.ts'
import { isSideable, mayBeOfTopic, mayTakeOverSide } from './may-have-side.ts'
import { siteOf, untoldSite } from './site-of-part.ts'
import { isOfOtherOne, sideOfOtherOne } from './side-of-other-one.ts'
import { onlySide, topicOf, type SidedPart } from './side-topic.ts'
import { answeredParts, toldSide, toldSides } from './told-side.ts'
import { isOfBoth, topicOfBoth } from './topic-of-both.ts'
import { withReadSide } from './with-read-side.ts'
import { worseOnOne } from './worse-on-one.ts'
import { announced, isOfAnother, ofTopic, trailOf, type Trail } from './side-trail.ts'

/** A side that is said of a fact; else that of its part, where nobody speaks of the other side. */
export function resolveSides(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const told = toldSides(lines)
  const answered = answeredParts(told)
  const heard = [...lines.flatMap(heardIn), ...answered]
  const worded = facts.map((fact) => ({ fact, words: wordsOf(lines, fact) }))
  const topic = topicOf(lines, worded, answered)
  const both = topicOfBoth(lines, worded, heard)
  const isSpinal = facts.some(isOfSpine)
  return worded.map(({ fact: { likelySide, sideOdds, ...fact }, words }) => {
    if (fact.attributes.side !== undefined && handOf(lines, fact) === undefined)
      return isSaidOf(fact, words) && !isAskedForSide(lines, fact, words)
        ? atTopic(
            lines,
            { ...worseOnOne(lines, fact, words), ...(sideOdds && { sideOdds }) },
            words,
            topic,
          )
        : withoutSide(fact)
    const hand = handOf(lines, fact)
    if (hand !== undefined) return { ...fact, attributes: { ...fact.attributes, side: hand } }
    const felt = toldSide({ fact, words }, told, worded)
    if (felt !== undefined && isSideable(fact))
      return { ...fact, attributes: { ...fact.attributes, side: felt } }
    const trail = trailOf(lines, fact)
    const tested = testedAt(trail, fact)
    if (both !== undefined && isOfBoth(fact, words, sideOdds, both, trail))
      return { ...fact, attributes: { site: both, ...fact.attributes, side: 'bilateral' } }
    if (!tested && !mayTakeOverSide(fact, words)) return fact
    const parts = findParts(tokensOf(words))
    if (isSpinal && fact.kind === 'plan' && parts.length === 0) return fact
    const isLocal = mayBeOfTopic({ ...fact, ...(sideOdds && { sideOdds }) }, words)
    const beside = inSentence(lines, fact, parts, likelySide)
    const isOther = isOfOtherOne(words)
    const isApart = isOther || isLongAgo(lines, fact)
    const taken = isApart
      ? isOther
        ? sideOfOtherOne(lines, fact, parts)
        : (beside ?? answeredSide(lines, fact.said[0]?.line ?? -1, parts))
      : parts.length > 0
        ? (sideOfNamed(words, parts, trail, heard, topic, isNotFound(fact)) ??
          beside ??
          ofPassage(examined(lines, fact, trail, sideOdds), parts))
        : (tested ??
          atJoint(announced(trail, fact, isLocal)) ??
          atJoint(beside) ??
          (isLocal && !isOfAnother(trail, fact, topic)
            ? atJoint(ofTopic(trail, topic))
            : undefined) ??
          (isLocal ? atJoint(examined(lines, fact, trail, sideOdds)) : undefined))
    if (!taken)
      return parts.length > 0 && !isApart
        ? isNamedApart(lines, fact)
          ? fact
          : worseOnOne(lines, onReadSide(lines, fact, sideOdds, heard, topic, parts), words)
        : fact
    if (isDoubted(taken.side, sideOdds) || isAtOdds(lines, fact, taken)) return fact
    const site = untoldSite(lines, fact, parts, taken)
    const sided = { ...fact, attributes: { ...site, ...fact.attributes, side: taken.side } }
    return worseOnOne(lines, sided, words)
  })
}

const MAIN = new Set<FramedFact['kind']>(['complaint', 'assessment'])
const SPINE =
  /\b(?:back(?!ward)|spine|spinal|neck|sciatica|dis[ck]s?|lumbar|cervical|radiculopathy)\b/i

/** The leg that a back hurts down is not what is pictured. */
function isOfSpine({ kind, concept, polarity }: FramedFact): boolean {
  return MAIN.has(kind) && polarity === 'present' && SPINE.test(concept)
}

/** The side as the reader takes it, unless a picture is told of where both sides are named. */
function onReadSide(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  odds: FramedFact['sideOdds'],
  heard: readonly HeardPart[],
  topic: SidedPart | undefined,
  parts: readonly string[],
): FramedFact {
  const read = withReadSide(fact, odds, heard, topic, parts)
  const { side } = read.attributes
  if (side !== 'left' && side !== 'right') return read
  return parts.some((part) => isAtOdds(lines, fact, { part, side })) ? fact : read
}

/** A finding on the body part being examined. */
function ofPassage(sided: SidedPart | undefined, parts: readonly string[]): SidedPart | undefined {
  return sided && parts.every((part) => part === sided.part) ? sided : undefined
}

const SHOWN = new Set<FramedFact['kind']>(['finding', 'result'])

/** 'No fracture' on the side of the knee that the visit is about is of the knee. */
function atTopic(
  lines: readonly LedgerLine[],
  { sideOdds, ...fact }: FramedFact,
  words: string,
  topic: SidedPart | undefined,
): FramedFact {
  const { side, site } = fact.attributes
  if (!SHOWN.has(fact.kind) || site !== undefined || side !== topic?.side) return fact
  if (findParts(tokensOf(words)).length > 0 || !mayTakeOverSide(fact, words)) return fact
  const trail = trailOf(lines, fact)
  const isLocal = mayBeOfTopic({ ...fact, ...(sideOdds && { sideOdds }) }, words)
  const placed = isLocal && !isOfAnother(trail, fact, topic) && atJoint(ofTopic(trail, topic))
  if (!placed || placed.part === '') return fact
  return { ...fact, attributes: { ...fact.attributes, site: siteOf(placed.part) } }
}

/** What an examiner does not find at a part is denied of the one that is examined, or of both. */
function isNotFound({ kind, polarity }: FramedFact): boolean {
  return kind === 'finding' && polarity === 'absent'
}

function atJoint(sided: SidedPart | undefined): SidedPart | undefined {
  return sided && JOINTED.includes(LIMB_OF[sided.part] ?? '') ? sided : undefined
}

const DOUBTED = 0.8

/** What the reader takes to be on the other side is on neither. */
function isDoubted(side: 'left' | 'right', odds: FramedFact['sideOdds']): boolean {
  return odds !== undefined && odds[side === 'left' ? 'right' : 'left'] > DOUBTED
}

const POINTED = /^(?:that|this)$/
const PICTURE = /^(?:x-?rays?|mri|ct|scans?|ultrasound|films?|imaging|pictures?)$/
const PICTURE_REACH = 5

/**
 * 'your right foot is broken, and you cannot use that left foot': what is ordered then is of neither; nor
 * is what a picture shows that nobody said the side of, where both are named beside it.
 */
function isAtOdds(
  lines: readonly LedgerLine[],
  { kind, said: [named] }: FramedFact,
  { part, side }: SidedPart,
): boolean {
  const line = lines[named?.line ?? -1]
  if ((kind !== 'plan' && kind !== 'result') || line === undefined) return false
  const words = wordsIn(line)
  const heard = heardIn(line).filter(
    (one) =>
      isOneSide(one) && (one.part === part || (kind === 'result' && areOneLimb(one.part, part))),
  )
  const isPictured = ({ at }: HeardPart) =>
    words.slice(Math.max(0, at - PICTURE_REACH), at).some(({ word }) => PICTURE.test(word))
  if (kind === 'result')
    return heard.some((one) => one.side !== side) && !heard.some((one) => isPictured(one))
  const isPointedAt = ({ at }: HeardPart) =>
    words.slice(Math.max(0, at - 2), at).some(({ word }) => POINTED.test(word))
  return heard.some((one) => one.side !== side && isPointedAt(one))
}

/** 'the knee': the one whose side the speaker just said, else that of which nobody says the other side. */
function sideOfNamed(
  words: string,
  parts: readonly string[],
  trail: Trail,
  heard: readonly HeardPart[],
  topic: SidedPart | undefined,
  isDenied: boolean,
): SidedPart | undefined {
  for (const part of parts) {
    const last = hearParts(trail.own).findLast((one) => one.part === part)
    const others = isDenied ? [] : heard.filter((one) => one.part === part)
    const side = onlySide(last ? [last] : others)
    const isOnly = heard.every(
      (one) => !isOneSide(one) || one.side === side || !areOneLimb(one.part, part),
    )
    if (side !== undefined && (last !== undefined || isOnly || side === topic?.side))
      return { part, side }
    if (last) return undefined
  }
  const isOfTopic = parts.every(
    (part) => part === topic?.part || (!isDenied && isWholeOf(part, topic?.part)),
  )
  return isOfTopic ? ofTopic(trail, topic) : undefined
}

/** Who hurt the ankle keeps off that leg, and the hand of a weak arm is that one; a hip is no knee. */
function isWholeOf(part: string, topic: string | undefined): boolean {
  return areOneLimb(part, topic) && [part, topic].some((one) => JOINTED.includes(one ?? ''))
}

/** 'swelling and some redness of the left knee': the side that its sentence names, as the reader takes it. */
function inSentence(
  lines: readonly LedgerLine[],
  { said: [named] }: FramedFact,
  parts: readonly string[],
  likelySide: Side | undefined,
): SidedPart | undefined {
  if (!named || likelySide === undefined) return undefined
  const line = lines[named.line]
  const { before, after } = sentenceAround(line?.text ?? '', named)
  const heard = [before, after].flatMap((words) => hearParts(tokensIn(line, words)))
  const [one] = heard
  if (!one || !isOneSide(one)) return undefined
  const isOfFact = (part: string) =>
    part === '' || (parts[0] === undefined ? areOneLimb(part, one.part) : parts.includes(part))
  return heard.every(({ part, side }) => side === likelySide && isOfFact(part)) ? one : undefined
}

const SIDED_BEFORE =
  /\b(?:left|right) [a-z]+ ([a-z]+)(?: and| or|,)+ (?:(?:my|the|his|her|your) )?$/i

/** 'left hip pain and shoulder pain': named in full, the second has a side of its own or none. */
function isNamedApart(lines: readonly LedgerLine[], { said: [named] }: FramedFact): boolean {
  if (!named) return false
  const text = lines[named.line]?.text ?? ''
  const thing = SIDED_BEFORE.exec(text.slice(0, named.from))?.[1]?.toLowerCase()
  return thing !== undefined && text.slice(named.from, named.to).toLowerCase().endsWith(` ${thing}`)
}

const EITHER = /\b(?:both|either|bilateral(?:ly)?|each)\b/
const SIDE_WORD = /\b(?:left|right|both|bilateral(?:ly)?)\b/

/** Whether a side that was read beside a fact is its own. */
function isSaidOf(fact: FramedFact, words: string): boolean {
  if (!isSideable(fact)) return false
  // Drops may go into the left ear; a drug beside a part, and whoever is asked to see it, have no side.
  if (fact.kind === 'medication') return SIDE_WORD.test(words)
  if (fact.act === 'refer' && findParts(tokensOf(words)).length === 0) return false
  // 'No pain in the ears' denies it of each: nobody says 'bilateral'.
  const isOfPair = fact.attributes.side === 'bilateral' && !EITHER.test(words)
  const isDenied =
    fact.polarity === 'absent' && (fact.kind === 'symptom' || fact.kind === 'history')
  return !(isOfPair && (isDenied || fact.kind === 'plan'))
}

function withoutSide({ attributes: { side: _, ...attributes }, ...fact }: FramedFact): FramedFact {
  return { ...fact, attributes }
}

function wordsOf(lines: readonly LedgerLine[], fact: FramedFact): string {
  const quoted = fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  const named = lines[fact.said[0]?.line ?? -1]
  return plainIn(named, [fact.concept, fact.attributes.site ?? '', ...quoted].join(' '))
}
