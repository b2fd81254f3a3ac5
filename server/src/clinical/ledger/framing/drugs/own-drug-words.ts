import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import { drugTimes } from './drug-times.ts'
import { isKnownName } from '../../naming/name-concept.ts'
import { plainSaid } from '../wording/plain-said.ts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const DECIDED = new Set<Mention['status']>(DRUG_DECISIONS)
const HOW_TAKEN = new Set<ModifierKind>(['dose', 'frequency', 'duration', 'onset', 'when'])
/** 'The first one made me sick': what follows is of another than the one named last. */
const ANOTHER_ONE =
  /\bthe (?:first|second|third|other|last|old|new|previous|next|\w+ing|blue|brown) one\b/i
/** Of the words that point at a drug those that can be told of it. */
export function ownDrugWords(
  lines: readonly LedgerLine[],
  mention: Mention,
  modifiers: readonly Modifier[],
  mentions: readonly Mention[] = [],
): readonly Modifier[] {
  if (mention.kind !== 'medication') return modifiers
  const own = modifiers.filter(
    (modifier) =>
      !isOfBefore(mention, modifier) &&
      !isEcho(lines, mention, modifier) &&
      !isReplaced(lines, mention, modifier) &&
      !isOfAnotherOne(lines, mention, modifier) &&
      !isOfUnreadDrug(mention, modifier, modifiers) &&
      !isOfSentenceBefore(lines, mention, modifier) &&
      !isOfNextDrug(mention, modifier, mentions) &&
      !isOfDrugBetween(lines, mention, modifier, mentions),
  )
  return drugTimes(lines, mention, own, mentions)
}

/** What is decided has the dose that is said with it, not one that was told before. */
function isOfBefore({ status, line }: Mention, modifier: Modifier): boolean {
  return DECIDED.has(status) && HOW_TAKEN.has(modifier.kind) && modifier.line < line
}

/** 'Take Fostair, two puffs. Keep the blue one.' — 'Two puffs.': what is said back is of the drug that it was said of. */
function isEcho(
  lines: readonly LedgerLine[],
  { line, from }: Mention,
  modifier: Modifier,
): boolean {
  if (modifier.line <= line || !HOW_TAKEN.has(modifier.kind)) return false
  const said = plainSaid(modifier.words).trim()
  const isFirst = !/[.?!]/.test(lines[modifier.line]?.text.slice(0, modifier.from) ?? '')
  return isFirst && plainSaid(lines[line]?.text.slice(0, from) ?? '').includes(said)
}

const AMOUNTS = new Set<ModifierKind>(['dose', 'frequency'])
const INSTEAD_OF = String.raw`(?:rather than|instead of|down from|up from|from|not just|not only)(?: (?:the|your|just|only|taking|about|on))*`
const BEFORE_IT = new RegExp(`\\b${INSTEAD_OF} ?$`)
const BEGINS_SO = new RegExp(`^ ?${INSTEAD_OF} (?!.*\\bto\\b)`)

const CHANGED = new Set<Mention['status']>(['increase', 'decrease'])
/** 'You're on two point five, let's go up to five.' */
const TAKEN_NOW =
  /\b(?:(?:you|he|she)(?:'re| are|'s| is| were| was|'ve been| have been)|currently|already)(?: (?:just|only|now|currently|already|still))* (?:on|taking|at|having)(?: the)? ?$/

/** 'rather than one a day', 'from twenty milligrams': what is changed is no longer so. */
function isReplaced(
  lines: readonly LedgerLine[],
  { status }: Mention,
  modifier: Modifier,
): boolean {
  if (!DECIDED.has(status) || !AMOUNTS.has(modifier.kind)) return false
  const before = lines[modifier.line]?.text.slice(0, modifier.from) ?? ''
  const words = plainSaid(modifier.words)
  if (CHANGED.has(status) && TAKEN_NOW.test(plainSaid(before))) return true
  return (BEFORE_IT.test(plainSaid(before)) && !/ to /.test(words)) || BEGINS_SO.test(words)
}

/** 'naproxen once a day with tramadol every four hours': a drug that was marked as a word of another. */
function isOfUnreadDrug(
  { line, from, words }: Mention,
  modifier: Modifier,
  modifiers: readonly Modifier[],
): boolean {
  return modifiers.some(
    (other) =>
      other.line === line &&
      other.from > from &&
      other.kind !== 'reason' &&
      (modifier.line > line || (modifier.line === line && modifier.from >= other.from)) &&
      /^[a-z-]{5,}[\s,.]*$/i.test(other.words) &&
      isKnownName('medication', other.words) &&
      !words.toLowerCase().includes(other.words.replace(/[\s,.]+$/, '').toLowerCase()),
  )
}

/** So much may stand between a dose and the next sentence that names its drug. */
const MOST_BETWEEN = 40

/** 'He has 1 ml every 10 days, his levels were low. He is on finasteride.': the rate is of something else. */
function isOfSentenceBefore(
  lines: readonly LedgerLine[],
  { line, from }: Mention,
  modifier: Modifier,
): boolean {
  if (!HOW_TAKEN.has(modifier.kind) || modifier.line !== line || modifier.to > from) return false
  const between = lines[line]?.text.slice(modifier.to, from) ?? ''
  return /\w\s*[.?!]\s/.test(between) && between.length > MOST_BETWEEN
}

function isOfAnotherOne(
  lines: readonly LedgerLine[],
  { line }: Mention,
  modifier: Modifier,
): boolean {
  if (modifier.line <= line || modifier.kind === 'answer') return false
  return ANOTHER_ONE.test(lines[modifier.line]?.text.slice(0, modifier.from) ?? '')
}

/** A dose in a later line is of the drug named last before it, and a share of nothing that was named. */
function isOfNextDrug(mention: Mention, modifier: Modifier, mentions: readonly Mention[]): boolean {
  if (modifier.line <= mention.line) return false
  if (/%|\bpercent\b/i.test(modifier.words)) return true
  return (
    HOW_TAKEN.has(modifier.kind) &&
    mentions.some(
      ({ kind, line }) => kind === 'medication' && line > mention.line && line < modifier.line,
    )
  )
}

const NEXT_DECISION =
  /\b(?:prescrib\w*|start(?:ing)?|add(?:ing)?|giv(?:e|ing)|order(?:ing)?|put(?:ting)?|i want|i'd like|i'm going|i'm gon na|i am gon na|i'll|we'll|continue|increase|decrease)\b/

/** 'Tylenol for any pain, and I am going to prescribe Cardura, once a day': the rate is of the second. */
function isOfDrugBetween(
  lines: readonly LedgerLine[],
  { line, to }: Mention,
  modifier: Modifier,
  mentions: readonly Mention[],
): boolean {
  if (modifier.line !== line || !HOW_TAKEN.has(modifier.kind)) return false
  const text = lines[line]?.text ?? ''
  return mentions.some(
    (other) =>
      other.kind === 'medication' &&
      other.line === line &&
      other.from >= to &&
      other.to <= modifier.from &&
      NEXT_DECISION.test(plainSaid(text.slice(to, other.to))),
  )
}
