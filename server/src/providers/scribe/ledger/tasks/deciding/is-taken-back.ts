import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'

const LINES_BEHIND = 2
/** The clinician gives way: nothing is decided yet. */
const GIVES_WAY =
  /\b(?:(?:we |you )don't (?:have|need) to (?:start|do|decide|order|take|have|change) (?:it|that|this|anything|one|them)\b|have a think\b|(?:you can |just |take (?:some )?time to )think (?:about it|about that|it over|on it)\b|let (?:me|us) know (?:what|if|when) you(?:'ve)? decided?\b|(?:we'll|we can|let's) (?:just )?hold off(?: on (?:it|that|this))?(?=$|[,.]| for now| then)|scratch that|never ?mind|on second thoughts?|actually,? (?:no\b|let's not|we won't))/
const DEEDS = new Set<Fact['act'] | Fact['status']>([
  'order',
  'refer',
  'procedure',
  'start',
  'increase',
])

/** Whether the words right behind a decision take it back; what is said again later stays. */
export function isTakenBack(
  { act, status, lines, said }: Fact,
  segments: readonly ScribeSegment[],
): boolean {
  if (!DEEDS.has(act) && !DEEDS.has(status)) return false
  const last = Math.max(-1, ...lines)
  return segments.some(({ id, index, text, role, speaker }) => {
    if (index < last || index > last + LINES_BEHIND || (role ?? speaker) === 'patient') return false
    const from = index === last ? lastOf(said, id) : 0
    return GIVES_WAY.test(firstWords(plainSaid(text.slice(from).toLowerCase())))
  })
}

const MOST_CHARS = 120

/** Far behind it, something else may be meant. */
function firstWords(text: string): string {
  return text.slice(0, MOST_CHARS)
}

function lastOf(said: Fact['said'], id: string): number {
  return Math.max(0, ...said.filter((quote) => quote.segment_id === id).map(({ to }) => to))
}
