import type { FactKind } from '@chartwright/contract/facts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const REMARKS = new Set<ModifierKind>(['detail', 'quality', 'relief', 'severity', 'course'])
const ASKED_OF = new Set<FactKind>([
  'symptom',
  'complaint',
  'history',
  'medication',
  'measurement',
  'social',
  'family',
])

/** 'And your asthma, did that help?' — 'Not at all.': an answer is of what the clinician named last. */
export function isNamedSince(
  lines: readonly Pick<LedgerLine, 'text' | 'role'>[],
  mentions: readonly Mention[],
  mention: Mention,
  modifier: Modifier,
): boolean {
  if (!REMARKS.has(modifier.kind) || modifier.line < mention.line + 2) return false
  const isAsked = ({ line }: { readonly line: number }) =>
    line > mention.line && line < modifier.line && lines[line]?.role === 'clinician'
  if (!mentions.some((one) => isAsked(one) && ASKED_OF.has(one.kind))) return false
  const own = stemsOf(mention.words)
  return !lines.some(
    ({ text }, line) => isAsked({ line }) && stemsOf(text).some((stem) => own.includes(stem)),
  )
}

/** The beginnings of the words that carry meaning. */
function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 4))
}
