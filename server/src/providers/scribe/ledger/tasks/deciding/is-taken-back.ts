import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'

/** All of it, at once: 'You don't need it with food' takes nothing back. */
const TAKES_BACK =
  /^(?:(?:oh|no|wait|well|okay|sorry),? )*(?:actually,? no(?=$|,)|(?:actually,? )?scratch that(?=$|,)|(?:actually,? )?(?:never ?mind(?: that)?|forget (?:that|it)|we don't need (?:that|it)(?: after all| any ?more)?)$)/
/** Said when the patient objects: 'I won't order it then.' */
const DROPS =
  /^(?:(?:okay|ok|all right|alright|fine|that's (?:fine|okay)),? )*(?:i|we) won't (?:order|do|start|prescribe|book|send|arrange) (?:it|that|them)(?: then)?$/
const DEEDS = new Set<Fact['act'] | Fact['status']>([
  'order',
  'refer',
  'procedure',
  'start',
  'increase',
  'refill',
])

/** Whether the clinician's next sentence takes a decision back; what is said again later stays. */
export function isTakenBack(
  { act, status, lines, said }: Fact,
  segments: readonly ScribeSegment[],
): boolean {
  if (!DEEDS.has(act) && !DEEDS.has(status)) return false
  const last = Math.max(-1, ...lines)
  if (isDropped(last, segments)) return true
  const line = segments.find(({ index }) => index === last)
  const ends = said.filter(({ segment_id: id }) => id === line?.id).map(({ to }) => to)
  if (line === undefined || ends.length === 0 || isByPatient(line)) return false
  const rest = line.text.slice(Math.max(...ends)).toLowerCase()
  const next = rest.split(SENTENCE_END)[1] ?? firstOf(segments, last + 1)
  return TAKES_BACK.test(plainOf(next))
}

/** In the clinician's next line, where the patient has asked for nothing else before it. */
function isDropped(last: number, segments: readonly ScribeSegment[]): boolean {
  const behind = segments.filter(({ index }) => index >= last && index <= last + 2)
  const next = behind.find((segment) => segment.index > last && !isByPatient(segment))
  const between = behind.filter((segment) => segment.index < (next?.index ?? last))
  if (next === undefined || between.some((said) => isByPatient(said) && said.text.includes('?')))
    return false
  const [first = '', second = ''] = next.text.toLowerCase().split(SENTENCE_END)
  return DROPS.test(plainOf(first)) || DROPS.test(plainOf(second))
}

function plainOf(sentence: string): string {
  return plainSaid(sentence.slice(0, MOST_CHARS).replace(/[.!]{1,3}$/, ''))
}

const SENTENCE_END = /(?<=(?<!\bdr)[.?!])\s+/
const MOST_CHARS = 120

/** The clinician goes on in another line; behind the patient's words something else may be meant. */
function firstOf(segments: readonly ScribeSegment[], line: number): string {
  const next = segments.find(({ index }) => index === line)
  if (next === undefined || isByPatient(next)) return ''
  return next.text.toLowerCase().split(SENTENCE_END)[0] ?? ''
}

function isByPatient({ role, speaker }: ScribeSegment): boolean {
  return (role ?? speaker) === 'patient'
}
