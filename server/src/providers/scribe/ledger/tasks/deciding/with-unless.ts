import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'

const NOT = /\b(?:n't|don't|do not|hold off|not|never)\b[^.?!]*$/

/** 'Don't fill it unless you have a fever': it is for the fever. */
export function withUnless(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  const { condition } = fact.attributes
  if (condition?.startsWith('unless ') !== true) return fact
  const isNegated = segments.some(({ index, text }) => {
    const at = text.toLowerCase().indexOf(condition.slice(0, 'unless '.length + 10))
    return fact.lines.includes(index) && at >= 0 && NOT.test(text.toLowerCase().slice(0, at))
  })
  if (!isNegated) return fact
  return {
    ...fact,
    attributes: { ...fact.attributes, condition: condition.replace(/^unless/, 'if') },
  }
}
