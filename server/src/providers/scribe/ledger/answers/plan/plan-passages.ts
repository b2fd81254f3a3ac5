import { isRefused } from '../../sheet/quoting/is-refused.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { isQuestion, type Passage } from '../passage.ts'
import { CLOSES, TURNS_DOWN } from './plan.data.ts'
import { wordsIn } from '../spoken-clauses.ts'

/** More words than this between two decisions of a line are left out. */
const MOST_BETWEEN = 40
const MOST_BEFORE = 2
const MOST_OF_REPLY = 25
/** Cannot be understood without the sentence before it. */
const LEANS =
  /^(?:(?:and|so|but|or|well|now|then|also|again|maybe|please),? )*(?:it|its|that|that's|this|they|them|those|these|he|she|which|then|or|otherwise|because|'cause|if (?:not|so|that|it)|same|instead|either|not|no|yes|yeah|for (?:that|it|those)|as well)\b|\b(?:that|those|it|them|this|these)(?: too| as well| again| then)?[.?!]$/i
/** Continues, limits or takes back what was just decided. */
const GOES_ON =
  /^(?:(?:and|so|but|or|now),? )*(?:it|that|that's|this|they|those|these|then|or|otherwise|because|'cause|not|never|no|don't|actually|wait|scratch|forget|let's not|but|only|if|unless|until|once|just|only|for (?:the|about|a)|at least|twice|every)\b/i

/** A line of so few words is quoted whole. */
const SHORT_LINE = 45

/** What was decided, in the order of the visit: each decision with what it needs to be understood. */
export function planPassages(
  marked: ReadonlySet<number>,
  spoken: readonly SpokenSentence[],
): Passage[] {
  const lines = [...new Set([...marked].map((place) => spoken[place]?.line ?? -1))].sort(
    (a, b) => a - b,
  )
  const passages = lines.flatMap((line) => passagesOf(line, marked, spoken))
  return passages.filter(
    ({ places }, at) =>
      !passages.some(
        (other, nth) =>
          nth !== at &&
          places.every((place) => other.places.includes(place)) &&
          (other.places.length > places.length || nth < at),
      ),
  )
}

function passagesOf(
  line: number,
  marked: ReadonlySet<number>,
  spoken: readonly SpokenSentence[],
): Passage[] {
  const whole = spoken.flatMap((each, at) => (each.line === line && each.text !== '' ? [at] : []))
  const own = whole.filter((at) => marked.has(at))
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return []
  const words = whole.reduce((sum, at) => sum + wordsIn(spoken[at]?.text ?? ''), 0)
  const kept =
    words <= SHORT_LINE
      ? whole.filter((at) => marked.has(at) || !saysNothing(spoken[at]?.text ?? ''))
      : [...before(first, spoken), ...between(own, spoken), ...after(last, spoken)]
  const places = [...new Set(kept)].sort((a, b) => a - b)
  const parts = words <= SHORT_LINE ? [places] : inParts(places, marked, spoken)
  return parts.map((part, nth) => ({
    places: [
      ...(nth === 0 ? askedBefore(part[0] ?? first, spoken) : []),
      ...part,
      ...(nth === parts.length - 1 ? replyTo(last, spoken) : []),
    ],
  }))
}

/** A closing remark, a question about something else, or a call to a device. */
function saysNothing(text: string): boolean {
  return (
    text.endsWith('?') ||
    CLOSES.test(text) ||
    /^(?:hey,? )?(?:dragon|siri|alexa|computer)[?.!]?$/i.test(text)
  )
}

/** One part for each decision, with what leads to it or goes on from it. */
function inParts(
  places: readonly number[],
  marked: ReadonlySet<number>,
  spoken: readonly SpokenSentence[],
): number[][] {
  const parts: number[][] = []
  for (const place of places) {
    const part = parts.at(-1)
    const isMore = !marked.has(place) || LEANS.test(spoken[place]?.text ?? '')
    const hasDecision = part?.some((at) => marked.has(at)) === true
    if (part && (isMore || !hasDecision)) part.push(place)
    else parts.push([place])
  }
  return parts
}

function before(first: number, spoken: readonly SpokenSentence[]): number[] {
  const places: number[] = []
  for (let at = first; at > first - MOST_BEFORE; at -= 1) {
    const [here, previous] = [spoken[at], spoken[at - 1]]
    if (!here || previous?.line !== here.line || !LEANS.test(here.text)) break
    places.unshift(at - 1)
  }
  return places
}

/** All of a line between its decisions, without what goes on for long about something else. */
function between(own: readonly number[], spoken: readonly SpokenSentence[]): number[] {
  return own.flatMap((place, nth) => {
    const next = own[nth + 1]
    if (next === undefined) return [place]
    const gap = Array.from({ length: next - place - 1 }, (_, step) => place + 1 + step)
    const words = gap.reduce((sum, at) => sum + wordsIn(spoken[at]?.text ?? ''), 0)
    if (words <= MOST_BETWEEN) return [place, ...gap]
    return [place, ...after(place, spoken), ...before(next, spoken)]
  })
}

function after(last: number, spoken: readonly SpokenSentence[]): number[] {
  const [here, next] = [spoken[last], spoken[last + 1]]
  return here && next?.line === here.line && GOES_ON.test(next.text) && !isQuestion(next)
    ? [last + 1]
    : []
}

/** The patient's question that a line answers. */
function askedBefore(first: number, spoken: readonly SpokenSentence[]): number[] {
  const here = spoken[first]
  const previous = spoken.findLastIndex(
    (each, at) => at < first && each.line === (here?.line ?? 0) - 1 && each.text !== '',
  )
  const asked = spoken[previous]
  if (!here || !asked || asked.role === here.role || !asked.text.endsWith('?')) return []
  const isFirst =
    spoken[first - 1]?.line !== here.line ||
    /^(?:no|yes|yeah|not|absolutely|you can|it)\b/i.test(here.text)
  return isFirst && here.role === 'clinician' ? [previous] : []
}

/** The reply to a question at the end of a line, or the words that turn an offer down. */
function replyTo(last: number, spoken: readonly SpokenSentence[]): number[] {
  const here = spoken[last]
  const end = spoken.findLastIndex((each) => each.line === here?.line)
  const closing = spoken[end]
  if (!here || !closing || end - last > 1 || CLOSES.test(closing.text)) return []
  const reply = spoken.findIndex((each) => each.line === here.line + 1 && each.text !== '')
  const said = spoken[reply]
  if (!said || said.role === here.role || wordsIn(said.text) > MOST_OF_REPLY) return []
  if (TURNS_DOWN.test(said.text) || isRefused(last, spoken))
    return [...(end > last ? [end] : []), reply]
  return end === last && here.text.endsWith('?') ? [reply] : []
}
