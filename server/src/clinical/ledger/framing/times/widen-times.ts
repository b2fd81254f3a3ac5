import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { HOUR } from './times.data.ts'

const TIMES = new Set<Modifier['kind']>(['onset', 'duration', 'when', 'detail'])
const SPAN = /\b(?:minute|hour|day|night|week|month|year)s?$/i
const AGO = /^\s+(?:or so\s+)?(?:ago|back(?!\s+(?:in|to|on|at|home|then|pain)\b))\b/i
const AFTER =
  /\b(?:after|within|every)\s+(?:(?:about|around|like|maybe|only|just|a|an|the first)\s+)*$/i

/** 'two in the morning' is an hour, or two tablets. */
const BY_CLOCK = new RegExp(String.raw`^${HOUR} in the (?:morning|afternoon|evening)\b`, 'i')
const AT = /\bat\s+(?:(?:about|around)\s+)?$/i

/** 'It has been ten years since I had my booster': the booster was ten years ago. */
const BEEN =
  /\b(?:it['’]?s|it has|has|that['’]?s)\s+been(?:\s+(?:like|about|around|over|almost|nearly|at least|probably|maybe|a good|more than))*\s*$/i
const SINCE_THEN =
  /^\s+(?:or so\s+)?since\s+(?:(?:i|he|she|we|you|they)(?:['’]ve| have| has| had)?\s+(?:last |ever |even )?(?:had|got|took|taken|did|done)\b|(?:my|his|her|your|the|that)\s+(?:last\s+)?\w+\b(?!(?:\s+\w+){0,2}\s+(?:start|beg[au]n|came|has|have|had|was|is)))/i

/** 'a couple years' of 'a couple years ago', 'half an hour' of 'after about half an hour': whole. */
export function widenTime(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  const isHour = BY_CLOCK.test(modifier.words)
  if (!TIMES.has(modifier.kind) || (!isHour && !SPAN.test(modifier.words))) return modifier
  const text = lines[modifier.line]?.text ?? ''
  const lead = (isHour ? AT : AFTER).exec(text.slice(0, modifier.from))?.[0] ?? ''
  const tail = AGO.exec(text.slice(modifier.to))?.[0] ?? ''
  if (SINCE_THEN.test(text.slice(modifier.to)) && BEEN.test(text.slice(0, modifier.from)))
    return { ...modifier, kind: 'when', words: `${modifier.words.replace(/^for\s+/i, '')} ago` }
  if (lead === '' && tail === '') return modifier
  return {
    ...modifier,
    from: modifier.from - lead.length,
    to: modifier.to + tail.length,
    words: `${lead}${modifier.words}${tail}`,
  }
}
