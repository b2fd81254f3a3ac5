import type { Fact } from '@chartwright/contract/facts'
import { taskObject } from '../task-object.ts'

const OF_RESULT =
  /^if (?:that|it|this)(?:'s| is| comes back) (positive|negative|abnormal|normal|high|low)$/

/** 'We swab it, and if that's positive we treat': the condition names the test, where one was ordered right before. */
export function withNamedResult(fact: Fact, facts: readonly Fact[]): Fact {
  const result = OF_RESULT.exec(fact.attributes.condition ?? '')?.[1]
  if (result === undefined || fact.act === 'order') return fact
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
