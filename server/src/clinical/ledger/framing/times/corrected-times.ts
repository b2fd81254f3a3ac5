import { numberOf } from '../../../spell-numbers.ts'
import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const TIMES = new Set<Modifier['kind']>(['onset', 'duration', 'when'])
const CORRECTED =
  /^(?:\s*ago)?[\s,.–—-]*(?:(?:no|wait|sorry|actually|i mean)[\s,.–—-]+)+(?:(?:it was|more like|about|maybe)\s+)*([a-z]+(?:-[a-z]+)?|\d+)(?:\s+(days?|weeks?|months?|years?|hours?))?\b/i
const SPAN = /\b([a-z]+|\d+)\s+(days?|weeks?|months?|years?|hours?)\b/i

/** 'nine days ago. No, ten.': the number that was said last. */
export function correctTime(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  if (!TIMES.has(modifier.kind) || !SPAN.test(modifier.words)) return modifier
  const after = lines[modifier.line]?.text.slice(modifier.to) ?? ''
  const [, count = '', unit] = CORRECTED.exec(after) ?? []
  if (count === '' || (!/^\d+$/.test(count) && numberOf(count.toLowerCase()) === undefined))
    return modifier
  const words = modifier.words.replace(SPAN, (_, __, said: string) => `${count} ${unit ?? said}`)
  return { ...modifier, words }
}
