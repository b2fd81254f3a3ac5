import type { Mention } from '../reading/find-mentions.ts'

/** 'if you can' leaves it to the patient. */
const AT_WILL = String.raw`(?! (?:(?:you|i|we)(?:'d)? (?:can|could|like|want|wish)|possible)\b(?!\s+(?:to|not|n|no)\b))`
const WORD = `(?:(?:if|when|whenever|as soon as)${AT_WILL}|once(?! (?:a|an|per|every|daily|weekly|in)\\b)|unless|until|till|in case)`
/** 'even if', 'see if' and 'let me know when' put no condition on what is decided. */
const NO_CONDITION = String.raw`(?<!\b(?:even|see|know|check|tell|determine|decide|wonder|ask|like|as|out|sure|whether) )`
/** Where the decision begins after its condition, with a comma or without. */
const DECISION = String.raw`(?:,|\bthen\b|\b(?:i|we)(?=(?:['’]| wan ?na| want| will| would| am| are| can| could| may| might| should| need)))`
/** 'if you are no better, by the end of the week, …' */
const BY_THEN = String.raw`(?:\s*,\s*(?:by|in|within|after|over) [^,;]{3,30})?`
const LEADING = new RegExp(
  String.raw`(?:^|[,;]|\b(?:and|but|so|then))\s*(${WORD}\b[^,;]{3,70}?${BY_THEN})\s*${DECISION}[^,;]{0,60}$`,
  'i',
)
const TRAILING = new RegExp(
  String.raw`^[^,;]{0,40}?,?\s*${NO_CONDITION}\b(${WORD}\b[^,;]{3,70}?)(?=[,;]|$|\s+(?:and|but|so|or i|or we)\b)`,
  'i',
)
/** 'after that you will start walking': of what comes later only the talk tells when. */
const LATER = /\b(after that|after which|from then on)\b[^.?!;]{0,40}$/i
const SOONER = /\b(?:sooner|earlier)[\s,]*$/i
/** 'leave it off, especially if there is blood' holds in any case. */
const ABOVE_ALL = /^[^.;]*\b(?:especially|particularly) (?:if|when)\b/i
const NEXT_DECISION = new RegExp(String.raw`^.{3,70}?\s${DECISION}`, 'i')
/** 'see you in May and if it gets worse please call': of another act. */
const NEXT_ACT =
  /\b(?:please|call|ring|come (?:back|in)|let (?:me|us)|give (?:me|us)|stop|do you|do\s?n['’]?t hesitate)\b/i
const DECIDED = new Set<Mention['status']>([
  'start',
  'increase',
  'decrease',
  'stop',
  'hold',
  'advise',
])
const PLANNED = new Set<Mention['act']>(['order', 'refer', 'procedure', 'follow_up', 'advise'])

/** 'Wear gloves when cleaning' tells how, and decides no less. */
const ONLY_WHEN = /^when/i

/** 'once the rash is gone, stop the cream': a decision keeps its condition. */
export function readCondition(
  mention: Pick<Mention, 'status' | 'act' | 'words'>,
  before: string,
  after: string,
): string | undefined {
  const condition = conditionOf(mention, before, after)
  const isAdvice = ADVISED.has(mention.status) || ADVISED.has(mention.act)
  return isAdvice && ONLY_WHEN.test(condition ?? '') ? undefined : condition
}

const ADVISED = new Set<Mention['status'] | Mention['act']>(['advise', 'follow_up'])

function conditionOf(
  { status, act, words }: Pick<Mention, 'status' | 'act' | 'words'>,
  before: string,
  after: string,
): string | undefined {
  if (!DECIDED.has(status) && !PLANNED.has(act)) return undefined
  const leading = LEADING.exec(before)?.[1]
  if (leading !== undefined) return leading.trim().toLowerCase()
  const later = LATER.exec(before)?.[1]
  if (later !== undefined) return later.toLowerCase()
  // 'in three months or sooner if it gets worse' comes in any case.
  if (ABOVE_ALL.test(after)) return undefined
  if (SOONER.test(words) || SOONER.test(after.split(/\bif\b/i, 1)[0] ?? '')) return undefined
  const found = TRAILING.exec(after)
  const trailing = found?.[1]
  // 'if that's positive I want …' is the condition of what follows.
  if (trailing === undefined || NEXT_DECISION.test(trailing) || NEXT_ACT.test(trailing))
    return undefined
  // 'Come back in a month, if it is under 140, I'll sign it.': of which of the two, nobody knows.
  const rest = after.slice(found?.[0].length)
  return (CONSEQUENCE.test(rest) ? `${trailing}${rest}` : trailing).trim().toLowerCase()
}

const CONSEQUENCE = /^\s*,\s*(?:then\s+)?(?:i|we)(?:['’](?:ll|d)| will| would| can| could)\b/i

const WHOLE_IF =
  /^[\s,]*(?:(?:and|so|but|um|uh|yeah|okay|ok|now|then)[\s,]+)*(if (?!i\b|we\b).*,.*,.*)$/i

/** 'That spot, if it gets bigger, let me know and I would …' */
const LATER_IF = /,\s*(if (?!i\b|we\b)[^,]*,.*)$/i

/** A sentence that begins with 'if' and has no known shape is kept whole: it is quoted then. */
export function readWholeIf(
  { status, act, certainty }: Pick<Mention, 'status' | 'act'> & Partial<Pick<Mention, 'certainty'>>,
  before: string,
): string | undefined {
  if (!DECIDED.has(status) && !PLANNED.has(act)) return undefined
  const whole = WHOLE_IF.exec(before) ?? (certainty === 'possible' ? LATER_IF.exec(before) : null)
  return whole?.[1]?.trim().toLowerCase()
}
