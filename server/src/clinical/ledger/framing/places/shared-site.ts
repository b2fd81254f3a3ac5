import type { FramedFact } from '../../fact.ts'
import type { Mention } from '../../reading/find-mentions.ts'

const SHOWN = new Set<Mention['kind']>(['finding', 'result'])
const PLACELESS =
  /^(?:(?:any|no|some|more|new|or|and) )*(?:pain|weakness|numbness|tingling|swelling|stiffness|redness|cramps?|cramping|burning|tenderness)$/i
const AT_SITE =
  /\s(?:of|over|in|on|at)\s+(?:the|your|that|this|his|her)\s+(?!(?:um|uh|area|region|spot|side|part|place)\b|(?:left|right)$)(\w+(?:\s+\w+){0,3})$/i
const COORDINATED = /^\s*(?:(?:,|and|or|&|\/)+\s*)+(?:some|any|an?|mild|slight)?\s*$/i
/** 'tenderness | with flexion or extension' */
const ON_MOVING =
  /\s((?:with|on|to|during)\s+(?:[a-z]+\s+)?(?:palpation|flexion|extension|rotation|abduction|adduction|dorsiflexion|inversion|eversion|movement|motion|pressure|weight ?bearing)(?:\s+(?:or|and)\s+[a-z]+(?:ion|ment))?)/i

/** 'Edema and erythema of the turbinates': both are there; 'pain or tenderness with flexion': so is neither. */
export function sharedSite(
  text: string,
  mention: Mention,
  next: Mention | undefined,
): Pick<FramedFact['attributes'], 'site' | 'side' | 'condition'> {
  if (next?.kind !== mention.kind || next.line !== mention.line) return {}
  // 'no blockage and a stone in the left kidney': what is there has its own place.
  if (next.polarity !== mention.polarity) return {}
  // Of what is felt only what has no place of its own.
  if (!SHOWN.has(mention.kind) && !(mention.kind === 'symptom' && PLACELESS.test(mention.words)))
    return {}
  const between = text.slice(mention.to, next.from)
  const isListed = /\b(?:and|or)$/i.test(mention.words) && between.trim() === ''
  if (AT_SITE.test(mention.words) || !(COORDINATED.test(between) || isListed)) return {}
  const condition = ON_MOVING.exec(next.words)?.[1]?.toLowerCase()
  const isFound = mention.kind === 'finding'
  if (isFound && condition !== undefined && mention.polarity === 'absent') return { condition }
  const [, side, site] =
    /^(?:(left|right) )?(.+)$/.exec(AT_SITE.exec(next.words)?.[1]?.toLowerCase() ?? '') ?? []
  return { ...(site !== undefined && { site }), ...(side !== undefined && { side }) }
}
