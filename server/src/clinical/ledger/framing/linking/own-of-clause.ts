import type { FactKind } from '@chartwright/contract/facts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'

const RIGHT_BEHIND = /^[\s,]*(?:(?:about|around|like|maybe|in|on|for|just|roughly)\s+)*$/i
const GOES_ON = /[.?!;]|\b(?:and|then|but)\b/i
const TOLD = new Set<ModifierKind>(['when', 'onset', 'duration', 'frequency', 'detail'])
const DATED = new Set<FactKind>(['history', 'social', 'symptom', 'complaint', 'result'])

/**
 * 'I had my tonsils out five years ago and a hernia repair': what stands right behind one thing is of
 * that one, and not of the next.
 */
export function ownOfClause(
  lines: readonly { readonly text: string }[],
  mentions: readonly Mention[],
  place: number,
  modifier: Modifier,
): number {
  const mention = mentions[place]
  if (!mention || mention.line !== modifier.line || mention.from < modifier.to) return place
  if (!TOLD.has(modifier.kind)) return place
  const text = lines[modifier.line]?.text ?? ''
  if (!GOES_ON.test(text.slice(modifier.to, mention.from))) return place
  const own = mentions.findLastIndex(
    (one) =>
      one.line === modifier.line &&
      one.kind === mention.kind &&
      DATED.has(one.kind) &&
      one.to <= modifier.from &&
      RIGHT_BEHIND.test(text.slice(one.to, modifier.from)),
  )
  return own < 0 ? place : own
}
