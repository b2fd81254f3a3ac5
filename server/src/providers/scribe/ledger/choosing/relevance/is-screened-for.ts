import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { SCREENED_AFTER, SCREENED_BEFORE } from './is-screened-for.data.ts'

const HAD = new Set<Fact['kind']>(['assessment', 'history', 'complaint', 'result'])

/** Whether an illness was only named as what somebody is screened for or vaccinated against. */
export function isScreenedFor(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const { source, kind, polarity, said } = fact
  const [first] = said
  if (source !== 'heard' || !HAD.has(kind) || polarity !== 'present' || !first) return false
  const text = segments.find(({ id }) => id === first.segment_id)?.text
  if (text === undefined) return false
  const [before, after] = [text.slice(0, first.from), text.slice(first.to)]
  const illness = text.slice(first.from)
  return (
    SCREENED_AFTER.some(([words]) => words.test(after)) ||
    SCREENED_BEFORE.some(
      ([words, , only]) =>
        words.test(before) &&
        only?.except?.includes(kind) !== true &&
        only?.illness?.test(illness) !== false,
    )
  )
}
