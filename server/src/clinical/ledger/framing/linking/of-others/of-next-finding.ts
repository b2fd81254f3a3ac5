import type { Mention, Modifier } from '../../../reading/find-mentions.ts'

/** 'two out of six', 'one plus', 'grade three over six' */
const GRADE =
  /^(?:about |almost |an? |grade )*[\w-]+ (?:out of|over) (?:six|6)$|^(?:\d|[\w ]+ )\/6$|\bplus$|\d\+$/i
const UP_TO = /^\s*(?:of |an? )?(?:slight |mild |soft |harsh |holo|pan)?\s*$/i

/** A grade is of the finding that it stands right before: 'wheezes, and a two out of six | murmur'. */
export function gradedBy(
  lines: readonly { readonly text: string }[],
  mentions: readonly Mention[],
  modifier: Modifier,
): number | undefined {
  if (!GRADE.test(modifier.words.trim())) return undefined
  const place = mentions.findIndex(
    ({ kind, line, from }) =>
      kind === 'finding' &&
      line === modifier.line &&
      from >= modifier.to &&
      UP_TO.test(lines[line]?.text.slice(modifier.to, from) ?? ''),
  )
  return place < 0 ? undefined : place
}

/** 'it was normal at 1.7. Your pulse': what holds a number and stands before a finding is of what came before. */
export function isOfLastValue({ kind, line, from }: Mention, modifier: Modifier): boolean {
  return (
    (kind === 'finding' || kind === 'measurement') &&
    modifier.kind === 'detail' &&
    modifier.line === line &&
    modifier.to <= from &&
    /\d/.test(modifier.words)
  )
}

const AGAIN =
  /\b(?:re-?check|repeat|check|redo|re-?test|re-?scan|follow|look at|see)(?:\s+\S+){0,4}\s+(?:in|every|after)(?:\s+(?:about|around|the next|another|like))*\s*$/i

/** 'slightly raised, but we would recheck it in | two months': when it is looked at again. */
export function isOfNextTest(
  lines: readonly { readonly text: string }[],
  { kind }: Mention,
  { kind: told, line, from }: Modifier,
): boolean {
  if (!SHOWN.has(kind) || !TIMES.has(told)) return false
  return AGAIN.test(lines[line]?.text.slice(0, from) ?? '')
}

const EXAM_BEHIND = /^\s*(?:and\s+\w+\s+)?exam/i
const NEXT_DENIAL = /\bno\s+[a-z]{4,}/i

/** 'no rebound, on your | skin exam' and 'no distress, no jaundice on the | skin': the place is of what comes next. */
export function isOfNextExam(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  { kind, line, from, to }: Modifier,
): boolean {
  if (mention.kind !== 'finding' || kind !== 'site') return false
  if (line !== mention.line || from < mention.to) return false
  const text = lines[line]?.text ?? ''
  if (EXAM_BEHIND.test(text.slice(to)) || /\bexam\w*$/i.test(text.slice(from, to))) return true
  return mention.polarity === 'absent' && NEXT_DENIAL.test(text.slice(mention.to, from))
}

const SPREAD = /\b(?:spread(?:ing)?|metasta\w+|gone|moved|travel\w*)\s+(?:in)?to\b[^.?!]*$/i

/** 'lung cancer, which spread to both femurs and | the pelvis': where it went to is not where it is from. */
export function isSpreadTo(
  lines: readonly { readonly text: string }[],
  { line, to }: Mention,
  modifier: Modifier,
): boolean {
  if (modifier.kind !== 'site' && modifier.kind !== 'side') return false
  const isBehind = modifier.line === line && modifier.from >= to
  return isBehind && SPREAD.test(lines[line]?.text.slice(to, modifier.from) ?? '')
}

const SHOWN = new Set<Mention['kind']>(['finding', 'result', 'measurement'])
const TIMES = new Set<Modifier['kind']>(['when', 'onset', 'duration', 'frequency'])

const EVERYWHERE =
  /\b(?:short(?:ness)? of breath|breathless\w*|out of breath|fatigued?|tired\w*|fevers?|feverish|nausea|nauseous|nauseated|dizz\w+|light-?headed\w*|distress|weight (?:gain|loss)|appetite|sweats|chills)\b/i
const FELT = new Set<Mention['kind']>(['symptom', 'complaint', 'finding'])

/** 'I am short of breath.' — 'It catches in my back.': breath, fever and the like are at no place. */
export function isAtNoPlace({ kind, words }: Mention, modifier: Modifier): boolean {
  return modifier.kind === 'site' && FELT.has(kind) && EVERYWHERE.test(words)
}
