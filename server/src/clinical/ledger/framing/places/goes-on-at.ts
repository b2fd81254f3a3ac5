import { isPart } from '../../../find-sides.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const PLACED = new Set<Mention['kind']>(['finding', 'result', 'symptom', 'complaint'])
const AT_PART =
  /^[\s.,–—-]*(?:on|in|at|over|of|around) (?:that|your|the|his|her|this|my) (?:(left|right) )?([a-z]+)\b/i
const LINES_ON = 2
const SHORT = 12

/** 'you have some swelling-' — 'Yeah.' — 'on that right shoulder': where the same speaker goes on. */
export function goesOnAt(
  lines: readonly LedgerLine[],
  { kind, line, to, words }: Mention,
): { site?: string; side?: string } {
  const own = lines[line]
  if (!own || !PLACED.has(kind) || /\w/.test(own.text.slice(to)) || / (?:of|in|on) /.test(words))
    return {}
  const next = lines
    .slice(line + 1, line + 1 + LINES_ON)
    .find(({ role, text }) => role === own.role || text.length > SHORT)
  const [, side, part = ''] = (next?.role === own.role && AT_PART.exec(next.text)) || []
  if (!isPart(part.toLowerCase())) return {}
  return { site: part.toLowerCase(), ...(side !== undefined && { side: side.toLowerCase() }) }
}
