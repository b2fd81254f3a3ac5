import type { Mention, Modifier } from '../../../reading/find-mentions.ts'

/** Where to turn: no sign. */
const HELP =
  /\b(?:call|ring|phone|message|contact|return|come (?:back|in|to)|go (?:to|in|straight|back)|see (?:me|us|your|the|a)|let (?:me|us)|a ?(?:and|&) ?e|emergency|er|hospital|ambulance|999|911|111|nine nine|nine one one|one one one)\b/i
const IF =
  /^.*?\b(?:if|when|should|in case(?: of)?)\b\s*(?:(?:you|he|she|they)(?:['’](?:re|s)| are| is)?\s+)?/i
/** 'Watch for any redness': the sign is the redness. */
const WATCH =
  /^(?:(?:you|just|please|so|and|also|should|can|to)\s+)*(?:watch(?: out)?(?: for)?|look(?: out)? for|keep an eye (?:out )?(?:on|for))\s+(?:any\s+)?/i
const DANGLING = /(?:[\s,]|\b(?:or|and|you|your|the|an?|if)\b)+$/i

/**
 * 'soaking a pad an hour, or you faint, or your chest hurts': the signs of one warning stay together,
 * the one that has the name and those that are marked as its condition.
 */
export function wholeWarning(
  text: string,
  { act, line, from, to }: Mention,
  modifiers: readonly Modifier[],
): string | undefined {
  const signs = modifiers.filter((one) => one.kind === 'condition' && one.line === line)
  if (act !== 'safety_net' || signs.length === 0) return undefined
  const said = text.slice(
    Math.min(from, ...signs.map((sign) => sign.from)),
    Math.max(to, ...signs.map((sign) => sign.to)),
  )
  if (/[.?!;]/.test(said)) return undefined
  const told = (HELP.test(said) || /^if\b/i.test(said) ? said.replace(IF, '') : said)
    .replace(WATCH, '')
    .replace(DANGLING, '')
  return HELP.test(told) || told === '' ? undefined : told.replace(/\s+/g, ' ').toLowerCase()
}
