import { regionOf } from '../../places/body-systems.ts'
import type { Told } from '../../same-facts.ts'
import { headingOf } from './exam-part.ts'

/** A movement or a sign that may be of any part is of the one that was told of so few lines before. */
const LINES_APART = 4
/** What names no part at all is of that before it, if it was said in one breath. */
const ONE_BREATH = 60

/** The heading of each finding; what names no part stands with the part that was spoken of before it. */
export function headingsOf(facts: readonly Told[], isOfJoint: boolean): Map<Told, string> {
  const headings = new Map(facts.map((fact) => [fact, headingOf(fact, isOfJoint)] as const))
  for (const [fact, heading] of headings) {
    if (isPlaced(heading)) continue
    const placed = facts.filter((other) => isPlaced(headings.get(other)))
    const before = lastBefore(fact, placed)
    if (before === undefined) continue
    const part = headings.get(before) ?? ''
    if (isOfOtherSide(fact, part)) continue
    if (isSpokenOf(part, heading, charactersApart(before, fact))) headings.set(fact, part)
  }
  return headings
}

function isPlaced(heading = ''): boolean {
  return heading !== '' && heading !== 'Musculoskeletal'
}

function isSpokenOf(part: string, heading: string, apart: number): boolean {
  if (heading === '') return apart <= ONE_BREATH && !OF_WHOLE_BODY.test(part)
  return isRegion(part)
}

function isOfOtherSide({ attributes: { side } }: Told, part: string): boolean {
  const [, own] = /^(left|right) /i.exec(part) ?? []
  if (side === 'bilateral') return own !== undefined
  return side !== undefined && side !== own?.toLowerCase()
}

const OF_WHOLE_BODY = /^(?:General|Heart|Neurological|Psychiatric|Extremities|Vital signs|)$/

function isRegion(part: string): boolean {
  return part !== 'Musculoskeletal' && regionOf(part) !== undefined
}

/** The one that was said last before it. */
function lastBefore(fact: Told, facts: readonly Told[]): Told | undefined {
  return facts
    .filter(({ who }) => who === fact.who)
    .map((other) => ({
      other,
      lines: linesApart(other, fact),
      apart: charactersApart(other, fact),
    }))
    .filter(
      ({ lines, apart }) => (lines > 0 && lines <= LINES_APART) || (lines === 0 && apart < FAR),
    )
    .sort((a, b) => a.lines - b.lines || a.apart - b.apart)[0]?.other
}

function linesApart({ lines: [one = 0] }: Told, { lines: [other = 0] }: Told): number {
  return other - one
}

/** More than a line has. */
const FAR = 1_000_000

/** From the last that was said of the one, size and all; far where nothing of it was said before in that line. */
function charactersApart({ said: stretches }: Told, { said: [other] }: Told): number {
  const ends = stretches
    .filter(({ segment_id, to }) => other?.segment_id === segment_id && to <= other.from)
    .map(({ to }) => to)
  return other === undefined || ends.length === 0 ? FAR : other.from - Math.max(...ends)
}
