import type { Fact } from '@chartwright/contract/facts'
import { spellNumbers } from '../../../../../clinical/spell-numbers.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'

const GOES_ON = new Set<Fact['status']>(['takes', 'continue'])
const DECIDES = String.raw`(?:(?:i|we)(?:'ll| will|'m gonna|'re gonna|'m going to|'re going to| wanna| want to| am going to)|let's|let me)(?: (?:just|also|go ahead and|then))*`
const REFILL = String.raw`(?:order|${DECIDES} (?:order|send|send in|send over|call in|give you|get you|get|do|put in|write(?: you)?)) (?:an?|the|another|some|your) refills? (?:of|on|for)|${DECIDES} refill|(?:^|[.,?!] )order`
const OF = String.raw`(?: (?:you|the|your|that|some|more))*`
const DOSE = /^,? ?(\d+(?:\.\d+)?) ?(?:mg|milligrams?)\b/

/** A drug that goes on and is ordered again is to be written, whatever else was said of it. */
export function asRefill(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  const { kind, status, concept, polarity, who, attributes } = fact
  if (kind !== 'medication' || !GOES_ON.has(status)) return fact
  if (polarity !== 'present' || who !== 'patient' || !/^[a-z-]{4,}$/i.test(concept)) return fact
  const ordered = new RegExp(String.raw`(?:${REFILL})${OF} ${concept.toLowerCase()}\b(.{0,40})`)
  for (const { text, role, speaker } of segments) {
    const isNamed = text.toLowerCase().includes(concept.toLowerCase())
    if ((role ?? speaker) === 'patient' || !isNamed) continue
    const said = spellNumbers(plainSaid(text.toLowerCase()).split(' ')).join(' ')
    const behind = ordered.exec(said)?.[1]
    if (behind === undefined) continue
    const mg = DOSE.exec(behind)?.[1]
    const dose = mg === undefined ? attributes.dose : `${mg} mg`
    const told = dose === undefined ? attributes : { ...attributes, dose }
    return { ...fact, status: 'refill', time: 'future', attributes: told }
  }
  return isAskedFor(concept, segments) ? { ...fact, status: 'refill', time: 'future' } : fact
}

const AGREED =
  /\b(?:will do|(?:i'll|i will|i'm gonna|i'm going to|we'll|we will|let me) (?:just )?(?:get|send|write|refill|call|do|print|put)|refill (?:that|those|it|them)|send (?:that|those|it|them))\b/
const LINES_BEHIND = 6

/** 'I do need more of my cream.' — 'All right, will do.' */
function isAskedFor(concept: string, segments: readonly ScribeSegment[]): boolean {
  const asked = new RegExp(
    String.raw`\bneed (?:some )?(?:more|(?:an? |another )?(?:refill|prescription)s? (?:of|on|for))\b[^.?!]{0,80}\b${concept.toLowerCase()}\b`,
  )
  return segments.some(
    ({ index, text, role, speaker }) =>
      (role ?? speaker) === 'patient' &&
      asked.test(text.toLowerCase()) &&
      segments.some(
        (later) =>
          later.index > index &&
          later.index <= index + LINES_BEHIND &&
          (later.role ?? later.speaker) !== 'patient' &&
          AGREED.test(plainSaid(later.text.toLowerCase())),
      ),
  )
}
