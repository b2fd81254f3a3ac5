import { capital } from '../../../../../clinical/realise/words/sentence.ts'
import { guessRoles } from '../../../../../clinical/roles/guess-roles.ts'
import type { GuessedRole } from '../../../../../clinical/roles/role.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { cleanQuotation } from '../../quotes/words/clean-quotation.ts'
import { cutLongSpeech } from './cut-long-speech.ts'
import { asks, cutSpeech, isUnmarked } from './cut-speech.ts'
import { isOfClinician } from './is-of-clinician.ts'

export interface SpokenSentence {
  readonly segmentId: string
  /** The line of the visit. */
  readonly line: number
  readonly role: GuessedRole
  readonly from: number
  readonly to: number
  readonly raw: string
  /** As it is quoted; empty where it says nothing. */
  readonly text: string
}

/** The point of 'Dr. Lin', 'C. diff', 'a.m. and' and 'seven . one' ends nothing. */
const END =
  /(?<!\d )(?! ?\. (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)\b)(?<!\b(?:[Dd]r|[Mm]rs?|[Mm]s|[Ss]t|vs))(?:(?<!\b[A-Za-z])[.?!]+(?=\s|$)|[.?!]+(?=\s+[^a-z\s]|\s*$))/g

/** Words that only lead over to what is not said any more. */
const BROKEN_OFF =
  /[\s,]+(?:so|and|but|or|okay|ok|alright|you know|(?:but|and|so) (?:right|for) now)\s*$/i

/** A further clause that nobody went on with: '… and then I'm'. */
const BROKEN_CLAUSE =
  /[\s,]+(?:and|but|so|or)(?: then| again| also)? (?:i|we|you|they)(?: ?['’](?:m|re|ve|ll|d)| am| are| will| would)(?: actually| just| also| really)?[\s,]*\.?\s*$/i

/** What answers or hesitates before the sentence. */
const LEADS_IN =
  /^(?:(?:yeah|yep|sure|great|absolutely|understood|you know|i mean|and|so|but|now|well)[\s,]+(?!(?:that|what|how|if|the|they|is)\b))+/i

/** All sentences of a visit in their order, each with who said it. */
export function spokenSentences(segments: readonly ScribeSegment[]): SpokenSentence[] {
  const roles = guessRoles(
    segments.map(({ speaker, text, role = null }) => ({ speaker, text, role })),
  )
  return segments.flatMap(({ id, index, text }, at) =>
    cutsOf(text).map(([from, to]) => ({
      segmentId: id,
      line: index,
      role: roles[at] === 'patient' && isOfClinician(text) ? 'clinician' : (roles[at] ?? 'unsure'),
      from,
      to,
      raw: text.slice(from, to).trim(),
      text: written(text.slice(from, to), isUnmarked(text)),
    })),
  )
}

/** 'Just call us again, yeah?' asks nothing. */
const TAG =
  /(?<=^(?:(?:and|so|then|just|please|but|now),? )*(?:do|don't|get|call|ring|phone|go|come|take|use|make|keep|stop|let|book|drink|avoid|wait|give|put|contact|start)\b(?:(?!\bany\b)[^.?!])*), ?(?:yeah|ok|okay|all ?right|right|yes)\?$/i

/** 'Call me if it swells for the gout that we treat …': in speech without marks the next problem begins behind what to watch for. */
const NEXT_PROBLEM =
  /(?<=\bif\b.*) for (?:your|the) (?:\w+ ){0,2}(?:gout|\w*(?:tension|betes|emia|itis|osis|pathy)|disease|failure|disorder|asthma|copd|reflux|cholesterol|thyroid|anxiety|depression|blood pressure)(?: that (?:we|you)(?:['’]ve| have)? .*)?(?=\.$)/i

/** A question that has no mark gets one, and an instruction has none. */
function written(spoken: string, isWithoutMarks: boolean): string {
  const text = capital(
    cleanQuotation(spoken.replace(BROKEN_OFF, '').replace(BROKEN_CLAUSE, '')).replace(LEADS_IN, ''),
  )
  if (!isWithoutMarks) return text.replace(TAG, '.')
  return asks(text) ? text.replace(/[.]$/, '?') : text.replace(NEXT_PROBLEM, '')
}

function cutsOf(text: string): [from: number, to: number][] {
  const ends = [...text.matchAll(END)].map(({ 0: mark, index }) => index + mark.length)
  const cuts = [...new Set([...ends, text.length])]
  return cuts
    .flatMap((to, at): [number, number][] => {
      const from = at === 0 ? 0 : (cuts[at - 1] ?? 0)
      const inner = cutSpeech(text.slice(from, to)).map((place) => from + place)
      const whole = [from, ...inner].map((start, place): [number, number] => [
        start,
        inner[place] ?? to,
      ])
      return isUnmarked(text.slice(from, to)) ? whole.flatMap((one) => shorter(text, one)) : whole
    })
    .filter(([from, to]) => /[\p{L}\p{N}]/u.test(text.slice(from, to)))
}

/** In parts, where nobody has set marks in what is too long for one sentence. */
function shorter(text: string, [from, to]: [number, number]): [from: number, to: number][] {
  const inner = cutLongSpeech(text.slice(from, to)).map((place) => from + place)
  return [from, ...inner].map((start, place) => [start, inner[place] ?? to])
}
