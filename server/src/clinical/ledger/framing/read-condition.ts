import type { Mention } from '../reading/find-mentions.ts'

const WORD =
  '(?:if|once(?! (?:a|per|every|daily|weekly|in)\\b)|unless|until|till|when|whenever|as soon as|in case)'
/** 'even if', 'see if' and 'let me know when' put no condition on what is decided. */
const NO_CONDITION = String.raw`(?<!\b(?:even|see|know|check|tell|determine|decide|wonder|ask|like|as|out|sure|whether) )`
/** Where the decision begins after its condition, with a comma or without. */
const DECISION = String.raw`(?:,|\bthen\b|\b(?:i|we)(?=(?:['’]| wan ?na| want| will| would| am| are| can| could| may| might| should| need)))`
const LEADING = new RegExp(
  String.raw`(?:^|[,;]|\b(?:and|but|so|then))\s*(${WORD}\b[^,;]{3,70}?)\s*${DECISION}[^,;]{0,60}$`,
  'i',
)
const TRAILING = new RegExp(
  String.raw`^[^,;]{0,40}?,?\s*${NO_CONDITION}\b(${WORD}\b[^,;]{3,70}?)(?=[,;]|$|\s+(?:and|but|so|or i|or we)\b)`,
  'i',
)
const NEXT_DECISION = new RegExp(String.raw`^.{3,70}?\s${DECISION}`, 'i')
const DECIDED = new Set<Mention['status']>(['start', 'increase', 'decrease', 'stop', 'hold'])
const PLANNED = new Set<Mention['act']>(['order', 'refer', 'procedure'])

/** 'once the rash is gone, stop the cream': a decision keeps its condition. */
export function readCondition(
  { status, act }: Pick<Mention, 'status' | 'act'>,
  before: string,
  after: string,
): string | undefined {
  if (!DECIDED.has(status) && !PLANNED.has(act)) return undefined
  const leading = LEADING.exec(before)?.[1]
  if (leading !== undefined) return leading.trim().toLowerCase()
  const trailing = TRAILING.exec(after)?.[1]
  // 'if that's positive I want …' is the condition of what follows.
  if (trailing === undefined || NEXT_DECISION.test(trailing)) return undefined
  return trailing.trim().toLowerCase()
}
