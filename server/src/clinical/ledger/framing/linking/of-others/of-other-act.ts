import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { ModifierKind } from '../../../reading/reader-layout.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

const TOLD = new Set<ModifierKind>(['when', 'onset', 'duration', 'condition'])
/** 'See you back. In about two weeks.' */
const ALONE = /^[\s,]*(?:(?:and|so|say|maybe|probably|in|for|at|about|around|within|that's)\s+)*$/i
const NOTHING_MORE = /^[\s,.]*(?:or so|from now|time)?[\s,.]*$/i
const VERB =
  '(?:bring|call|ring|phone|come|go|take|start|see|check|recheck|repeat|do|get|send|drop|pick|return|book|make|stop)'
const NEXT_ACT = new RegExp(
  String.raw`(?:,|\b(?:and|or|then))\s+(?:(?:then|please|you|you'll|we'll|i'll|you will|we will|i will|can|just)\s+)*${VERB}\b`,
  'i',
)

/** A time or a condition is of what is decided in its own clause: 'Pick up a pot, and bring it back tomorrow.' */
export function isOfOtherAct(
  lines: readonly { readonly text: string }[],
  { kind, act, line, from, to }: Mention,
  modifier: Modifier,
): boolean {
  if (kind !== 'plan' || act === 'safety_net' || act === 'emergency' || !TOLD.has(modifier.kind))
    return false
  if (modifier.line !== line) return true
  const text = lines[line]?.text ?? ''
  const isBehind = modifier.from >= to
  const between = isBehind ? text.slice(to, modifier.from) : text.slice(modifier.to, from)
  if (!/[.?!;]/.test(between)) return isBehind && NEXT_ACT.test(between)
  if (!isBehind) return modifier.kind !== 'condition'
  const { before, after } = sentenceAround(text, modifier)
  return modifier.kind === 'condition' || !(ALONE.test(before) && NOTHING_MORE.test(after))
}
