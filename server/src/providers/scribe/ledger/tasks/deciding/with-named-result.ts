import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { taskObject } from '../task-object.ts'

const OF_RESULT =
  /^if (?:that|it|this)(?:'s| is| comes back) (positive|negative|abnormal|normal|high|low)$/

/** 'We swab it, and if that's positive we treat': the condition names the test, where one was ordered right before. */
export function withNamedResult(
  fact: Fact,
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): Fact {
  const result = OF_RESULT.exec(fact.attributes.condition ?? '')?.[1]
  if (result === undefined || (fact.act === 'order' && !isBefore(fact, segments))) return fact
  const [line = 0] = fact.lines
  const from = fact.said[0]?.from ?? 0
  const test = facts
    .filter(
      ({ act, certainty, lines, said }) =>
        act === 'order' && certainty === 'sure' && lines[0] === line && (said[0]?.from ?? 0) < from,
    )
    .toSorted((one, other) => (one.said[0]?.from ?? 0) - (other.said[0]?.from ?? 0))
    .at(-1)
  const name = test && taskObject(test)
  if (name === undefined) return fact
  return { ...fact, attributes: { ...fact.attributes, condition: `if the ${name} is ${result}` } }
}

/** A condition behind an order is of its own result. */
function isBefore(
  { said: [first], attributes }: Fact,
  segments: readonly ScribeSegment[],
): boolean {
  const text = segments.find(({ id }) => id === first?.segment_id)?.text.toLowerCase()
  const at = text?.lastIndexOf(attributes.condition ?? '', first?.from ?? 0) ?? -1
  return at >= 0 && at < (first?.from ?? 0)
}
