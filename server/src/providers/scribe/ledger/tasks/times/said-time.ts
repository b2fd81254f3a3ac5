import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { aroundOf, type Around } from '../task-around.ts'
import { BEHIND_DAY, BEHIND_SPAN, BEFORE, WITHIN, WITHIN_DAY } from './said-time.data.ts'

const TIMED = new Set<Fact['act']>(['order', 'refer', 'procedure', 'follow_up'])
const GIVEN = new Set<Fact['status']>(['start', 'refill'])

/** The time that stands in the words of a plan or right beside them; undefined where none does. */
export function saidTimeOf(fact: Fact, segments: readonly ScribeSegment[]): string | undefined {
  if (!TIMED.has(fact.act) && !GIVEN.has(fact.status)) return undefined
  const own = timeIn(WITHIN, fact.said[0]?.words ?? '')
  if (TIMED.has(fact.act) && own !== undefined) return own
  if (fact.act === 'follow_up') return undefined
  for (const place of aroundOf(fact, segments)) {
    const found = besideOf(place, fact.kind === 'plan')
    if (found !== undefined) return found
  }
  return undefined
}

/** A prescription is due on a day; what counts in weeks beside it is how long it is taken. */
function besideOf({ before, words, after }: Around, isPlan: boolean): string | undefined {
  const day = timeIn(WITHIN_DAY, words) ?? timeIn(BEHIND_DAY, after)
  if (day !== undefined || !isPlan) return day
  return timeIn(BEHIND_SPAN, after) ?? timeIn(BEFORE, before)
}

function timeIn(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text.toLowerCase())
  return found === null ? undefined : (found[1] ?? found[0])
}
