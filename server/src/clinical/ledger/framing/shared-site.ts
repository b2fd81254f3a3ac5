import type { FramedFact } from '../fact.ts'
import type { Mention } from '../reading/find-mentions.ts'

const AT_SITE = /\s(?:of|over|in|on|at)\s+(?:the|your)\s+(\w+(?:\s+\w+){0,3})$/i
const COORDINATED = /^\s*(?:,|and|or|&|\/)*\s*(?:and|or)?\s*(?:some|any|an?|mild|slight)?\s*$/i

/** 'Edema and erythema of the turbinates': both are there. */
export function sharedSite(
  text: string,
  mention: Mention,
  next: Mention | undefined,
): Pick<FramedFact['attributes'], 'site' | 'side'> {
  if (mention.kind !== 'finding' || next?.kind !== 'finding' || next.line !== mention.line)
    return {}
  if (AT_SITE.test(mention.words) || !COORDINATED.test(text.slice(mention.to, next.from))) return {}
  const [, side, site] =
    /^(?:(left|right) )?(.+)$/.exec(AT_SITE.exec(next.words)?.[1]?.toLowerCase() ?? '') ?? []
  return { ...(site !== undefined && { site }), ...(side !== undefined && { side }) }
}
