import { normalise } from '../../../../clinical/normalise.ts'
import { guessRoles } from '../../../../clinical/roles/guess-roles.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { AGE_ROWS, SEX_OF } from './said-whom.data.ts'

export interface SaidWhom {
  readonly count: number
  readonly unit: 'year' | 'month' | 'week'
  readonly sex: 'female' | 'male' | undefined
  readonly line: number
  readonly segmentId: string
}

/** Patients say it when they are asked who they are. */
const FIRST_LINES_OF_PATIENT = 14

/** How old the patient is, as it was said; undefined where nobody did, or two ages were said. */
export function saidWhom(segments: readonly ScribeSegment[]): SaidWhom | undefined {
  const roles = guessRoles(
    segments.map(({ speaker, text, role = null }) => ({ speaker, text, role })),
  )
  const said = segments.flatMap(({ id, index, text }, at) => {
    const by = roles[at] === 'patient' ? 'patient' : 'clinician'
    if (by === 'patient' && at >= FIRST_LINES_OF_PATIENT) return []
    const words = normalise(text).toLowerCase().replaceAll('’', "'")
    const found = AGE_ROWS.filter((row) => row.by === by)
      .map((row) => row.said.exec(words))
      .find(Boolean)
    return found ? [whomOf(found, words, { line: index, segmentId: id })] : []
  })
  const [first, ...others] = said
  if (first === undefined) return undefined
  const isSame = others.every(({ count, unit }) => count === first.count && unit === first.unit)
  if (!isSame) return undefined
  return first.sex ? first : (said.find(({ sex }) => sex !== undefined) ?? first)
}

function whomOf(
  { groups, index, 0: all }: RegExpExecArray,
  words: string,
  place: { line: number; segmentId: string },
): SaidWhom {
  const { count = '', unit, noun = '', who = '' } = groups ?? {}
  const pronoun = /\b(he|she)(?:'s| is)(?= |$)/.exec(words.slice(0, index + all.length))?.[1] ?? ''
  return {
    count: Number(count),
    unit: unit === 'month' || unit === 'week' ? unit : 'year',
    sex: SEX_OF[noun] ?? SEX_OF[who] ?? SEX_OF[pronoun],
    ...place,
  }
}
