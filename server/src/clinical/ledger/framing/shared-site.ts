import type { FramedFact } from '../fact.ts'
import type { Mention } from '../reading/find-mentions.ts'

const PLACELESS =
  /^(?:(?:any|no|some|more|new|or|and) )*(?:pain|weakness|numbness|tingling|swelling|stiffness|redness|cramps?|cramping|burning|tenderness)$/i
const AT_SITE = /\s(?:of|over|in|on|at)\s+(?:the|your)\s+(\w+(?:\s+\w+){0,3})$/i
const COORDINATED = /^\s*(?:,|and|or|&|\/)*\s*(?:and|or)?\s*(?:some|any|an?|mild|slight)?\s*$/i

/** 'Edema and erythema of the turbinates': both are there. */
export function sharedSite(
  text: string,
  mention: Mention,
  next: Mention | undefined,
): Pick<FramedFact['attributes'], 'site' | 'side'> {
  if (next?.kind !== mention.kind || next.line !== mention.line) return {}
  // Of what is felt only what has no place of its own.
  if (mention.kind !== 'finding' && !(mention.kind === 'symptom' && PLACELESS.test(mention.words)))
    return {}
  if (AT_SITE.test(mention.words) || !COORDINATED.test(text.slice(mention.to, next.from))) return {}
  const [, side, site] =
    /^(?:(left|right) )?(.+)$/.exec(AT_SITE.exec(next.words)?.[1]?.toLowerCase() ?? '') ?? []
  return { ...(site !== undefined && { site }), ...(side !== undefined && { side }) }
}
