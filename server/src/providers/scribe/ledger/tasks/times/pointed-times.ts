import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { taskObject } from '../task-object.ts'
import { withSaidTime } from './task-time.ts'

const ONE = /\b(?:that|it|one)\b(?! time| point)/i
const ALL = /\b(?:those|these|them)\b/i
const DEEDS = new Set<Fact['act']>(['order', 'procedure'])
const LINES_BEFORE = 2

/**
 * The time of what only points at things that were ordered before it is theirs: 'check your liver
 * enzymes. We get those drawn today.'
 */
export function withPointedTimes(
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): readonly Fact[] {
  const times = new Map<string, string>()
  for (const pointing of facts) {
    if (!isPointing(pointing)) continue
    const { when } = withSaidTime(pointing, segments).attributes
    const last = facts
      .filter((fact) => isOpenBefore(fact, pointing))
      .toSorted(byPlace)
      .at(-1)
    if (when === undefined || last === undefined) continue
    const pointed = ALL.test(wordsOf(pointing))
      ? facts.filter((fact) => lineOf(fact) === lineOf(last) && isOpenBefore(fact, pointing))
      : [last]
    for (const { id } of pointed) times.set(id, when)
  }
  return facts.map((fact) => {
    const when = times.get(fact.id)
    return when === undefined ? fact : { ...fact, attributes: { ...fact.attributes, when } }
  })
}

function isPointing(fact: Fact): boolean {
  const isDecided = fact.kind === 'plan' && fact.certainty === 'sure' && DEEDS.has(fact.act)
  const words = wordsOf(fact)
  return isDecided && taskObject(fact) === undefined && (ONE.test(words) || ALL.test(words))
}

function isOpenBefore(fact: Fact, pointing: Fact): boolean {
  const { kind, act, certainty, polarity, attributes } = fact
  const lines = lineOf(pointing) - lineOf(fact)
  return (
    kind === 'plan' &&
    DEEDS.has(act) &&
    certainty === 'sure' &&
    polarity === 'present' &&
    (attributes.when ?? attributes.condition) === undefined &&
    taskObject(fact) !== undefined &&
    lines <= LINES_BEFORE &&
    byPlace(fact, pointing) < 0
  )
}

function byPlace(one: Fact, other: Fact): number {
  return lineOf(one) - lineOf(other) || fromOf(one) - fromOf(other)
}

function lineOf({ lines }: Fact): number {
  return lines[0] ?? 0
}

function fromOf({ said }: Fact): number {
  return said[0]?.from ?? 0
}

function wordsOf({ said }: Fact): string {
  return said[0]?.words ?? ''
}
