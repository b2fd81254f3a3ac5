import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import {
  ASKS_HOW_LONG,
  COURSE,
  ENDED,
  ENDED_IT,
  FRAGMENT,
  NEXT_CLAUSE,
  TAKING,
} from './drug-times.data.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { readOnset, readWhen } from '../times/read-times.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const TIMES = new Set<ModifierKind>(['duration', 'onset', 'when'])
const ASKS_WHEN = /\bwhen\b|\bhow long (?:ago|since)\b/

/** Of the times that point at a drug those of taking it; when it was stopped is told as such. */
export function drugTimes(
  lines: readonly LedgerLine[],
  mention: Mention,
  modifiers: readonly Modifier[],
  mentions: readonly Mention[] = [],
): readonly Modifier[] {
  if (mention.kind !== 'medication') return modifiers
  return modifiers.flatMap((modifier) => {
    if (!TIMES.has(modifier.kind) || isWithin(mention, modifier)) return modifier
    if (isTakenThen(lines, mention, modifier)) return []
    if (isEnding(lines, mention, modifier, mentions)) return ended(mention, modifier)
    return isOfTaking(lines, mention, modifier, mentions) ? modifier : []
  })
}

function isWithin({ line, from, to }: Mention, modifier: Modifier): boolean {
  return modifier.line === line && modifier.from < to && modifier.to > from
}

const REACH_CHARS = 60
const TOOK = /\btook(?: (?:some|an?|one|two|the|my|that))* ?$/

/** 'I took aspirin a month ago. I started again': since when it is taken now is not told. */
function isTakenThen(
  lines: readonly LedgerLine[],
  { status, line, from, to }: Mention,
  modifier: Modifier,
): boolean {
  const text = lines[line]?.text ?? ''
  return (
    status === 'takes' &&
    modifier.line === line &&
    modifier.from >= to &&
    /\bago\b/i.test(modifier.words) &&
    TOOK.test(plainSaid(text.slice(Math.max(0, from - REACH_CHARS), from))) &&
    !/[.?!]/.test(text.slice(to, modifier.from))
  )
}

/** What was said from the drug up to a time in its sentence, or up to the time in a later one. */
function leadOf(lines: readonly LedgerLine[], { line, to }: Mention, modifier: Modifier): string {
  const text = lines[modifier.line]?.text ?? ''
  const { before } = sentenceAround(text, modifier)
  const isNamedIn = modifier.line === line && to > modifier.from - before.length
  return plainSaid(isNamedIn ? text.slice(to, modifier.from) : before).trim()
}

/** 'The iron I quit.' — 'When?' — 'Three weeks ago.' */
function isEnding(
  lines: readonly LedgerLine[],
  mention: Mention,
  modifier: Modifier,
  mentions: readonly Mention[],
): boolean {
  const lead = leadOf(lines, mention, modifier)
  if (ENDED.test(`${lead} ${plainSaid(modifier.words)}`)) return true
  const { before } = sentenceAround(lines[mention.line]?.text ?? '', mention)
  if (modifier.line === mention.line && ENDED_IT.test(plainSaid(`${before} ${leadIn(mention)}`)))
    return FRAGMENT.test(lead)
  if (modifier.line <= mention.line || !FRAGMENT.test(lead)) return false
  if (mentions.some((other) => isBetween(other, mention, modifier))) return false
  const between = lines.slice(mention.line, modifier.line).map(({ text }) => plainSaid(text))
  between[0] = plainSaid(lines[mention.line]?.text.slice(mention.from) ?? '')
  return between.some((said) => ENDED.test(said)) && ASKS_WHEN.test(between.at(-1) ?? '')
}

/** What a drug is named with: 'stopped the' of 'stopped the aspirin'. */
function leadIn({ words }: Mention): string {
  return words.replace(/\S+\s*$/, '')
}

/** Without a point in time the words are evidence alone. */
function ended({ status }: Mention, modifier: Modifier): Modifier {
  const when = readOnset(modifier.words) ?? readWhen(modifier.words)
  const isTold = status === 'took' && /\bago$|^(?:last|yesterday|this)\b/.test(when ?? '')
  return isTold
    ? { ...modifier, kind: 'course', words: `stopped ${when ?? ''}` }
    : { ...modifier, kind: 'mention' }
}

/** 'about a week left' is not for how long. */
const LEFT = /^,? (?:left|to go|remaining)\b/

/** 'asthma for ten years and I was taking Advair': how long the asthma lasts. */
const OWN_CLAUSE = /[.?!;]|^ ?(?:now )?and (?:i|he|she)(?:'m|'s| was| am| is)? (?:tak|us|on\b)/

function isOfTaking(
  lines: readonly LedgerLine[],
  mention: Mention,
  modifier: Modifier,
  mentions: readonly Mention[],
): boolean {
  const text = lines[modifier.line]?.text ?? ''
  if (LEFT.test(text.slice(modifier.to))) return false
  if (modifier.line === mention.line && modifier.to <= mention.from)
    return !OWN_CLAUSE.test(plainSaid(text.slice(modifier.to, mention.from)))
  const lead = leadOf(lines, mention, modifier)
  const clauses = lead.split(NEXT_CLAUSE)
  const isNamedIn =
    modifier.line === mention.line && !/[.?!;]/.test(text.slice(mention.to, modifier.from))
  if (isNamedIn && clauses.length === 1) return true
  const own = clauses.at(-1) ?? ''
  if (modifier.line === mention.line)
    return FRAGMENT.test(own) || TAKING.test(own) || COURSE.test(`${own} ${modifier.words}`.trim())
  if (mentions.some((other) => isBetween(other, mention, modifier))) return false
  const asked = lines
    .slice(mention.line, modifier.line)
    .some(({ text: said }) => ASKS_HOW_LONG.test(plainSaid(said)))
  if (!asked && mention.status === 'takes') return false
  return TAKING.test(own) || (asked && FRAGMENT.test(own))
}

function isBetween({ kind, line, from }: Mention, mention: Mention, modifier: Modifier): boolean {
  if (kind !== 'medication') return false
  const isBehind = line > mention.line || (line === mention.line && from >= mention.to)
  return isBehind && (line < modifier.line || (line === modifier.line && from < modifier.from))
}
