import { isQuestion, readAnswer } from '../../../find-question.ts'
import { normalise } from '../../../normalise.ts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import {
  isHadBefore,
  isNoMore,
  isNotTheOneNamed,
  isSaidYesTo,
  isToldOfRelative,
} from './half-answered.ts'
import { isDeniedInPart } from './limit-questions.ts'
import {
  isAffirmed,
  isDeniedByName,
  isEcho,
  namedAsAsked,
  isNotChosen,
  isNotNamed,
  isOtherDenied,
  isPassedOver,
} from './not-answered.ts'

/** Answers that leave a question open. */
const OPEN =
  /^(?:(?:oh|well|um|gosh|hmm|honestly)[, ]+)*(?:(?:i am )?sorry[, ]+(?:say that|what was that|can you (?:say|repeat)|could you (?:say|repeat)|i (?:did not|could not|cannot) (?:hear|catch))(?: (?:that|it|you))?(?: again)?|pardon(?: me)?|say that again|i (?:really )?(?:do not|cannot|can not|could not) (?:really )?(?:remember|recall|know|say|tell)|i am not (?:really |quite |too )?sure|not sure|i have no idea|no idea|(?:no[, ]+)?not (?:in a (?:long )?while|recently|lately|for a (?:long )?while))(?:[, ]+(?:to be honest|honestly))?[ .]*$/
/** 'A bit in my hands': how much and where, but not what. */
const ELSEWHERE =
  /^(?:(?:yes|yeah|yep|no|not really|well|um|and|but|it's|it is|it was|there was|there is|i had|i have|i've had|just|only|more|mostly|maybe|some|a little bit|a little|a bit|a few|a lot|one)\b[, ]*)+(in|on|around) (?:my|the) ([a-z ]+?)[\s.]*$/i
/** The thing in a question that the reader has passed over. */
const ASKED_OF =
  /\b(?:any|some|an?|the|have|had|notice|noticed|see|seen|feel|felt) ([a-z]+) (?:in|on|around) (?:your|the|his|her) ([a-z ]+)\?\s*$/i
const AT_PLACE = /^(.+) (?:in|on|around) (?:your|the|his|her|my) ([a-z ]+)$/i

/**
 * What an answer settles that names no thing itself. Left open, nothing is known of what was asked;
 * with another place, the asked thing is there, and nothing is known of the first place.
 */
export function settleAnswers(
  lines: readonly LedgerLine[],
  mentions: readonly Mention[],
  modifiers: readonly Modifier[],
): { mentions: Mention[]; modifiers: Modifier[] } {
  const moved = new Map<number, Mention>()
  const kept = mentions.filter((mention) => {
    if (isPassedOver(lines, mention, mentions) || isAffirmed(lines, mention, mentions)) return false
    if (isDeniedByName(lines, mention) || isSaidYesTo(lines, mention)) return false
    if (isOtherDenied(lines, mention, mentions) || isDeniedInPart(lines, mention)) return false
    if (isNotTheOneNamed(lines, mention, mentions)) return false
    if (isToldOfRelative(lines, mention, mentions) || isNoMore(lines, mention)) return false
    if (isEcho(lines, mention, mentions) || isNotNamed(lines, mention, mentions)) return false
    if (isLeftOpen(lines, mention)) return false
    const answer = answerTo(lines, mention)
    if (!answer) return true
    const plain = normalise(answer.text).trim()
    const there = moveTo(mention, answer.text)
    if (there) moved.set(mention.line + 1, there)
    if (readAnswer(plain) === 'yes') return true
    return (
      !there &&
      !isOpenAnswer(answer.text) &&
      !isQuestion(plain) &&
      !isOfAnother(mention, answer.text, mentions) &&
      !isNotChosen(lines, mention, plain)
    )
  })
  return {
    mentions: [...kept.filter(({ line }) => !moved.has(line)), ...moved.values()]
      .sort((a, b) => a.line - b.line || a.from - b.from)
      .map((mention) => (moved.has(mention.line) ? mention : named(lines, mention)))
      .map((mention) => namedAsAsked(lines, mention, mentions))
      .map((mention) => (isHadBefore(lines, mention) ? asHad(mention) : mention)),
    modifiers: modifiers.filter(({ line }) => !moved.has(line)),
  }
}

function asHad(mention: Mention): Mention {
  return { ...mention, polarity: 'present', time: 'past' }
}

const FELT = new Set<Mention['kind']>(['symptom', 'complaint', 'finding'])
const STEM = 4

/** 'Any blood in the stool?' — 'Some spotting in my urine.': something else was felt. */
function isOfAnother(asked: Mention, answer: string, mentions: readonly Mention[]): boolean {
  if (asked.polarity === 'absent' || !FELT.has(asked.kind) || !AT_PLACE.test(asked.words.trim()))
    return false
  const place = AT_PLACE.exec(asked.words.trim())?.[2] ?? ''
  const named = mentions.filter(({ line, kind }) => line === asked.line + 1 && FELT.has(kind))
  return (
    named.some(({ words }) => AT_PLACE.test(words.trim())) &&
    !place
      .toLowerCase()
      .split(' ')
      .some((word) => word.length >= STEM && answer.toLowerCase().includes(word.slice(0, STEM)))
  )
}

export function isOpenAnswer(text: string): boolean {
  return OPEN.test(normalise(text).trim())
}

/** 'Any vomiting? Any diarrhea?' — 'I'm not sure.': both stay open. */
function isLeftOpen(lines: readonly LedgerLine[], mention: Mention): boolean {
  const [asked, answer] = [lines[mention.line], lines[mention.line + 1]]
  if (asked?.role !== 'clinician' || answer === undefined || answer.role === 'clinician')
    return false
  const { before } = sentenceAround(asked.text, mention)
  return (
    !TAKEN_FOR_GRANTED.test(before.trim()) &&
    /^[^.!?]*\?(?:[^.!?]*\?)*\s*$/.test(asked.text.slice(mention.to)) &&
    isOpenAnswer(answer.text)
  )
}

/** 'How long have you had the pain?' */
const TAKEN_FOR_GRANTED = /^(?:(?:and|so|okay|well)[, ]+)*(?:what|which|how|when|where|why)\b/i

/** 'Your asthma has been bad. | Is that right?' */
const CONFIRM = /^[\s?.!]*(?:is that (?:right|correct)|right|correct)\?\s*$/i

/** The line after a question, where another person speaks and it is what was asked last. */
function answerTo(lines: readonly LedgerLine[], mention: Mention): LedgerLine | undefined {
  const asked = lines[mention.line]
  const answer = lines[mention.line + 1]
  if (!asked || !answer || asked.role === answer.role || answer.role === 'clinician')
    return undefined
  const { before, after } = sentenceAround(asked.text, mention)
  const rest = asked.text.slice(mention.to + after.length)
  const isLast = /^[\s?.!]*$/.test(rest) || CONFIRM.test(rest)
  const isAsked =
    rest.startsWith('?') ||
    CONFIRM.test(rest) ||
    isQuestion(normalise(before + mention.words + after))
  return isLast && isAsked ? answer : undefined
}

/** 'some in my urine' takes its thing from the question before it. */
function named(lines: readonly LedgerLine[], mention: Mention): Mention {
  const [, at, place] = ELSEWHERE.exec(lines[mention.line]?.text ?? '') ?? []
  const [, thing, asked] = ASKED_OF.exec(lines[mention.line - 1]?.text ?? '') ?? []
  if (!at || !place || !thing || asked?.toLowerCase() === place.toLowerCase()) return mention
  return { ...mention, words: `${thing} ${at} my ${place}` }
}

function moveTo(mention: Mention, text: string): Mention | undefined {
  const [, thing, asked] = AT_PLACE.exec(mention.words.trim()) ?? []
  const [, at, place] = ELSEWHERE.exec(text) ?? []
  if (!thing || !asked || !at || !place || asked.toLowerCase() === place.toLowerCase())
    return undefined
  return {
    ...mention,
    line: mention.line + 1,
    from: 0,
    to: text.replace(/[\s.]+$/, '').length,
    words: `${thing} ${at} my ${place}`,
    polarity: 'present',
  }
}
