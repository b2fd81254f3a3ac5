import type { Mention, Modifier } from '../../../reading/find-mentions.ts'

const LEADS_TO = /^[^.?!;]*\b(?:due to|caused by|consistent with|because of)\b/i

/** 'foot pain due to a fracture | of the second toe': the place is of what causes it. */
export function isSiteOfCause(
  lines: readonly { readonly text: string }[],
  mentions: readonly Mention[],
  { line, to }: Mention,
  modifier: Modifier,
): boolean {
  if (modifier.kind !== 'site' || modifier.line !== line || modifier.from < to) return false
  const text = lines[line]?.text ?? ''
  return mentions.some(
    (cause) =>
      cause.line === line &&
      cause.from >= to &&
      cause.to <= modifier.from &&
      LEADS_TO.test(text.slice(to, cause.from)),
  )
}
