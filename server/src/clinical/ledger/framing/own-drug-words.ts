import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Mention, Modifier } from '../reading/find-mentions.ts'
import type { ModifierKind } from '../reading/reader-layout.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

const DECIDED = new Set<Mention['status']>(DRUG_DECISIONS)
const HOW_TAKEN = new Set<ModifierKind>(['dose', 'frequency', 'duration', 'onset', 'when'])
const HOW_LONG = new Set<ModifierKind>(['duration', 'onset', 'when'])
/** 'The first one made me sick': what follows is of another than the one named last. */
const ANOTHER_ONE =
  /\bthe (?:first|second|third|other|last|old|new|previous|next|\w+ing|blue|brown) one\b/i
const ASKS_HOW_LONG =
  /\b(?:how long|since when|when did (?:you|he|she|they)|(?:have|has) (?:you|he|she) been (?:on|taking)|start(?:ed)? (?:that|it|taking))\b/i

/** Of the words that point at a drug those that can be told of it. */
export function ownDrugWords(
  lines: readonly LedgerLine[],
  mention: Mention,
  modifiers: readonly Modifier[],
): readonly Modifier[] {
  if (mention.kind !== 'medication') return modifiers
  return modifiers.filter(
    (modifier) =>
      !isOfBefore(mention, modifier) &&
      !isOfAnotherOne(lines, mention, modifier) &&
      !isUnasked(lines, mention, modifier),
  )
}

/** What is decided has the dose that is said with it, not one that was told before. */
function isOfBefore({ status, line }: Mention, modifier: Modifier): boolean {
  return DECIDED.has(status) && HOW_TAKEN.has(modifier.kind) && modifier.line < line
}

function isOfAnotherOne(
  lines: readonly LedgerLine[],
  { line }: Mention,
  modifier: Modifier,
): boolean {
  if (modifier.line <= line || modifier.kind === 'answer') return false
  return ANOTHER_ONE.test(lines[modifier.line]?.text.slice(0, modifier.from) ?? '')
}

/** A time in a later line is of the drug where somebody has asked for it. */
function isUnasked(lines: readonly LedgerLine[], mention: Mention, modifier: Modifier): boolean {
  if (mention.status !== 'takes' || !HOW_LONG.has(modifier.kind)) return false
  if (modifier.line <= mention.line) return false
  const asked = lines.slice(mention.line, modifier.line).map(({ text }) => text)
  return !asked.some((text) => ASKS_HOW_LONG.test(text))
}
