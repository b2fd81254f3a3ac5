import { numberOf } from '../../../spell-numbers.ts'
import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const TIMES = new Set<Modifier['kind']>(['onset', 'duration', 'when'])
const PAUSE = String.raw`[\s,.–—-]`
const REPAIR = String.raw`(?:no|nope|wait|sorry|i['’]m sorry|i am sorry|excuse me|pardon me|actually|rather|i mean|i meant|make (?:it|that)|let['’]s (?:say|make it|make that)|scratch that|correction)`
const CORRECTED = new RegExp(
  String.raw`^(?:\s*ago)?${PAUSE}*(?:(?:or|oh|uh|um|er|well|and)${PAUSE}+)*(?:${REPAIR}${PAUSE}+)+(?:(?:or|oh|uh|um|er|if (?:i am|i['’]m) honest|it was|it['’]s|that['’]s|more like|nearer|closer to|about|maybe|in|for)${PAUSE}+)*(?:an?\s+(?=couple|few))?([a-z]+(?:-[a-z]+)?|\d+)(?:\s+(?:of\s+)?(days?|weeks?|months?|years?|hours?|minutes?))?\b`,
  'i',
)
const UNCOUNTED = /^(?:couple|few|an?)$/i
const SPAN = /\b([a-z]+|\d+)\s+(days?|weeks?|months?|years?|hours?|minutes?)\b/i

/** 'nine days ago. No, ten.': the number that was said last. */
export function correctTime(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  if (!TIMES.has(modifier.kind) || !SPAN.test(modifier.words)) return modifier
  const after = lines[modifier.line]?.text.slice(modifier.to) ?? ''
  const [, count = '', unit] = CORRECTED.exec(after) ?? []
  if (!isCount(count, unit)) return modifier
  const words = modifier.words.replace(SPAN, (_, __, said: string) => counted(count, unit ?? said))
  return { ...modifier, words }
}

function counted(count: string, unit: string): string {
  const one = unit.replace(/s$/i, '')
  return `${count} ${/^(?:an?|one|1)$/i.test(count) ? one : `${one}s`}`
}

/** 'ten', '10', or 'couple' and 'few' with what they count. */
function isCount(count: string, unit: string | undefined): boolean {
  if (UNCOUNTED.test(count)) return unit !== undefined
  return /^\d+$/.test(count) || numberOf(count.toLowerCase()) !== undefined
}
