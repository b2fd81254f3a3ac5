import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'
import { taskObject } from '../task-object.ts'
import { ANSWERED, POINTED, POINTED_FOR, REFERRED } from './said-time.data.ts'
import { timeIn } from './time-in.ts'

const LINES_BEHIND = 3

/** The time of a plan that is said a little later: of a referral, in the next sentence, or when asked for. */
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
  const when = pointed ?? sent ?? answeredTo(fact, later)
  return when === 'now' ? 'today' : when
}

const ASKS = /\b(?:how soon|when (?:do|can|will|would|should|is|are))\b/i
const THAT = /\b(?:that|it|this|those)\b/i

/** 'How soon can I have the scan?' — 'By the end of the week.' */
function answeredTo(fact: Fact, later: readonly ScribeSegment[]): string | undefined {
  const [asked] = later.filter(({ text }) => ASKS.test(text))
  if (asked === undefined || (asked.role ?? asked.speaker) !== 'patient') return undefined
  const thing = taskObject(fact)?.toLowerCase().split(' ').at(-1) ?? ''
  const isIt = asked.text.toLowerCase().includes(thing)
  const isNext = asked.index === Math.max(...fact.lines) + 1
  if (thing === '' || !(isIt || (isNext && THAT.test(asked.text)))) return undefined
  const answer = later.find(({ index }) => index === asked.index + 1)
  return answer === undefined ? undefined : timeIn(ANSWERED, plainSaid(answer.text.toLowerCase()))
}

function segmentAt(segments: readonly ScribeSegment[], line: number): ScribeSegment | undefined {
  return segments.find(({ index }) => index === line)
}
