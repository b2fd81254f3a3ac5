import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'
import { POINTED, POINTED_FOR, REFERRED } from './said-time.data.ts'
import { timeIn } from './time-in.ts'

const LINES_BEHIND = 3

/** The time of a plan that is said a little later: in the next sentence, or of a referral. */
export function laterTimeOf(fact: Fact, segments: readonly ScribeSegment[]): string | undefined {
  const last = Math.max(...fact.lines)
  const quote = fact.said.findLast(({ segment_id: id }) => id === segmentAt(segments, last)?.id)
  const rest = (segmentAt(segments, last)?.text ?? '').slice(quote?.to ?? 0)
  const next = plainSaid(
    /[.?!] (?<sentence>[^.?!]+)/.exec(rest)?.groups?.sentence?.toLowerCase() ?? '',
  )
  const later = segments.filter(({ index }) => index > last && index <= last + LINES_BEHIND)
  const pointed = timeIn(POINTED, next) ?? timeIn(POINTED_FOR, next)
  const referred = fact.act === 'refer' ? [rest, ...later.map(({ text }) => text)] : []
  const sent = referred
    .map((text) => timeIn(REFERRED, plainSaid(text.toLowerCase())))
    .find((time) => time !== undefined)
  const when = pointed ?? sent
  return when === 'now' ? 'today' : when
}

function segmentAt(segments: readonly ScribeSegment[], line: number): ScribeSegment | undefined {
  return segments.find(({ index }) => index === line)
}
