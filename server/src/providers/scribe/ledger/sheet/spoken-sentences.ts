import { guessRoles } from '../../../../clinical/roles/guess-roles.ts'
import type { GuessedRole } from '../../../../clinical/roles/role.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { cleanQuotation } from '../clean-quotation.ts'

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

/** The point of 'Dr. Lin', 'C. diff' and 'a.m. and' ends nothing. */
const END =
  /(?<!\b(?:[Dd]r|[Mm]rs?|[Mm]s|[Ss]t|vs))(?:(?<!\b[A-Za-z])[.?!]+(?=\s|$)|[.?!]+(?=\s+[^a-z\s]|\s*$))/g

/** All sentences of a visit in their order, each with who said it. */
export function spokenSentences(segments: readonly ScribeSegment[]): SpokenSentence[] {
  const roles = guessRoles(
    segments.map(({ speaker, text, role = null }) => ({ speaker, text, role })),
  )
  return segments.flatMap(({ id, index, text }, at) =>
    cutsOf(text).map(([from, to]) => ({
      segmentId: id,
      line: index,
      role: roles[at] ?? 'unsure',
      from,
      to,
      raw: text.slice(from, to).trim(),
      text: cleanQuotation(text.slice(from, to)),
    })),
  )
}

function cutsOf(text: string): [from: number, to: number][] {
  const ends = [...text.matchAll(END)].map(({ 0: mark, index }) => index + mark.length)
  const cuts = [...new Set([...ends, text.length])]
  return cuts
    .map((to, at): [number, number] => [at === 0 ? 0 : (cuts[at - 1] ?? 0), to])
    .filter(([from, to]) => /[\p{L}\p{N}]/u.test(text.slice(from, to)))
}
