import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { aroundOf, plainSaid, type Around } from '../task-around.ts'
import { BEHIND_DAY, BEHIND_SPAN, BEFORE, REFERRED, WITHIN, WITHIN_DAY } from './said-time.data.ts'

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
  return fact.act === 'refer' ? referredAt(fact, segments) : undefined
}

const LINES_BEHIND = 2

function referredAt({ lines, said }: Fact, segments: readonly ScribeSegment[]): string | undefined {
  const last = Math.max(...lines)
  const from = said.find(({ segment_id: id }) =>
    segments.some((one) => one.id === id && one.index === last),
  )?.to
  for (const { index, text } of segments) {
    if (index < last || index > last + LINES_BEHIND) continue
    const when = timeIn(
      REFERRED,
      plainSaid(text.slice(index === last ? (from ?? 0) : 0).toLowerCase()),
    )
    if (when !== undefined) return when === 'now' ? 'today' : when
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
