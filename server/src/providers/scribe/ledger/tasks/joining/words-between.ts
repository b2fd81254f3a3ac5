import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'

/** What stands between the names of two facts on one line; undefined where the second does not follow. */
export function wordsBetween(
  { said: [one] }: Fact,
  { said: [other] }: Fact,
  segments: readonly ScribeSegment[],
): string | undefined {
  if (one === undefined || other === undefined || one.segment_id === null) return undefined
  if (one.segment_id !== other.segment_id || other.from < one.to) return undefined
  const text = segments.find(({ id }) => id === one.segment_id)?.text.toLowerCase()
  return text === undefined ? undefined : plainSaid(text.slice(one.to, other.from))
}
