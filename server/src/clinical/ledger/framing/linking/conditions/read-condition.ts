import type { Mention } from '../../../reading/find-mentions.ts'

/** 'if you can' leaves it to the patient. */
const AT_WILL = String.raw`(?! not (?:before|sooner|earlier)\b)(?! (?:(?:you|i|we)(?:'d)? (?:can|could|like|want|wish)|possible)\b(?!\s+(?:to|not|n|no)\b))`
const WORD = `(?:(?:if|when|whenever|as soon as)${AT_WILL}|once(?! (?:a|an|per|every|daily|weekly|in)\\b)|unless|until|till|in case)`
/** 'even if', 'see if' and 'let me know when' put no condition on what is decided. */
const NO_CONDITION = String.raw`(?<!\b(?:even|see|know|check|tell|determine|decide|wonder|ask|like|as|out|sure|whether|assess|evaluate) )`
/** Where the decision begins after its condition, with a comma or without. */
const DECISION = String.raw`(?:,|\bthen\b|\b(?:i|we)(?=(?:['’]| wan ?na| want| will| would| am| are| can| could| may| might| should| need)))`
/** 'if you are no better, by the end of the week, …' */
const WILL = String.raw`\b(?:i|we)(?:['’](?:d|ll|m|re)| wan ?na| want| will| would| am| are| can| need)\b`
/** 'if it is bad then i'd scan it for the knee i want an injection': what is decided in the next breath has no condition. */
const DECIDED_SINCE = new RegExp(
  String.raw`${WILL}.{8,}?(?<!\b(?:and|or|then|so|but|that|think|if|,)\s)(?:${WILL}|\b(?:for (?:right )?now|right now|in the meantime),? let['’]s\b)`,
  'i',
)
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
  const found = LEADING.exec(before)
  const leading = found?.[1]
  if (leading !== undefined && !isOfAnotherAct(leading, found?.[0] ?? ''))
    return leading.trim().toLowerCase()
  const later = LATER.exec(before)?.[1] ?? (DONE.has(act) ? THEN_ONLY.exec(after)?.[1] : undefined)
  if (later !== undefined) return later.toLowerCase()
  const own = act === 'follow_up' && TIME_ONLY.test(words.trim()) ? ownIf(before, after) : undefined
  if (own !== undefined) return own
  // 'in three months or sooner if it gets worse' comes in any case.
  if (ABOVE_ALL.test(after)) return undefined
  if (SOONER.test(words) || SOONER.test(after.split(/\bif\b/i, 1)[0] ?? '')) return undefined
  const behind = TRAILING.exec(after)
  const trailing = behind?.[1]
  // 'if that's positive I want …' is the condition of what follows.
  if (trailing === undefined || NEXT_DECISION.test(trailing) || NEXT_ACT.test(trailing))
    return undefined
  if (isRunOn(trailing, behind?.[0] ?? '', after)) return undefined
  // 'Back in May for another scan if needed': the scan is.
  if (act === 'follow_up' && AS_NEEDED.test(trailing) && isForMore(words, behind?.[0] ?? ''))
    return undefined
  // 'Back in a month, if it is no better, we might scan it.'
  if (MAY_FOLLOW.test(after.slice(behind?.[0].length))) return undefined
  // 'Come back in a month, if it is under 140, I'll sign it.': of which of the two, nobody knows.
  const rest = after.slice(behind?.[0].length)
  return (CONSEQUENCE.test(rest) ? `${trailing}${rest}` : trailing).trim().toLowerCase()
}

/** 'if you get a rash call me and we repeat it', 'if it hurts, and stay off it': of what comes first. */
function isOfAnotherAct(leading: string, found: string): boolean {
  const rest = found.slice(found.indexOf(leading) + leading.length)
  if (NEXT_ACT.test(leading) || OWN_OUTCOME.test(leading)) return true
  return /^\s*,\s*(?:and|but)\s/i.test(rest) || DECIDED_SINCE.test(rest)
}

/** 'if it is simple you can stay at home' says what happens then. */
const OWN_OUTCOME =
  /^.{8,}(?<!\b(?:than|as|that|what|how|where|until)) you(?:['’](?:d|ll)| can| could| should| will| would| need)\b/i
const CLAUSE_BETWEEN =
  /\b(?:and|but|or|so),?\s*$|\b(?:and|or|then)\s+(?:please\s+|just\s+)?(?:call|ring|phone|message|come|go|let|give|see|stop|return|seek)\b|\b(?:no|not|never|don['’]t|do n['’]t|since|because|i|i['’]ll|you|you['’]ll|we|we['’]ll)\b/i
const OUTCOME =
  /\b(?:i|we|you)(?:['’](?:d|ll)| would| will| should| need| call| go| come| ring| stop| hold)\b|\b(?:call|ring|come|go|stop|hold)\b/i

/** 'see you in May and if it locks come in', 'in May if you get a fever you call': without marks, of what follows. */
function isRunOn(trailing: string, behind: string, after: string): boolean {
  const between = behind.slice(0, behind.length - trailing.length)
  const [rest = ''] = /^[^,;]*/.exec(after.slice(behind.length)) ?? []
  // 'send it off if it looks odd and we can tell the stage': the condition stands right behind it.
  const isOwn =
    between.trim() === '' &&
    /^ and we(?:'ll| will| can)*(?: be able to)? (?:tell|see|know)\b/i.test(rest)
  return CLAUSE_BETWEEN.test(between) || (/^if\b/i.test(trailing) && !isOwn && OUTCOME.test(rest))
}

const DONE = new Set<Mention['act']>(['order', 'refer', 'procedure'])
/** 'we can talk about a scan at that time': of what it depends on only the talk tells. */
const THEN_ONLY = /^(?:(?!\b(?:and|but|so)\b)[^.?!;,]){0,30}?\b(at that (?:time|point|stage))\b/i
/** 'if it is no better in three days, come and see me': the time of the visit stands in the condition. */
const TIME_ONLY =
  /^(?:(?:in|within|after|by|about|around|the|next|to|or|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|few|couple|of|so|days?|weeks?|months?|time)[\s,-]*)+$/i
const OWN_IF = /\b(if (?:your|you|the|it|that|this|things|symptoms|there)\b[^.?!;]{3,70}?)[\s,]*$/i
const ACT_NEXT =
  /^[\s,]*(?:then[\s,]+)?(?:please |just )?(?:i|we|you|come|call|ring|give|see|book|make|let)\b/i

function ownIf(before: string, after: string): string | undefined {
  const found = OWN_IF.exec(before)?.[1]
  if (found === undefined || !ACT_NEXT.test(after) || /,\s*(?:i|we|then|please)\b/i.test(found))
    return undefined
  return found
    .replace(/[\s,]+(?:you know|um|uh|like|say)(?=[\s,]|$)/gi, '')
    .trim()
    .toLowerCase()
}

const AS_NEEDED = /^(?:if|as) (?:needed|necessary|required)\b/i
const FOR_MORE =
  /\b(?:for (?:another|an?|more|further|repeat|the)|to (?:get|receive|have|do|discuss)|and (?:then )?(?:get|receive|have|do))\b/i

function isForMore(words: string, between: string): boolean {
  return FOR_MORE.test(`${words} ${between}`)
}

const MAY_FOLLOW = /^\s*,\s*(?:then\s+)?(?:i|we|you)\s+(?:may|might)\b/i
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
