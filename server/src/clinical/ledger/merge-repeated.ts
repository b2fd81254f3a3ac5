import type { Fact } from './fact.ts'

/**
 * Facts that are told by the same sentence are one fact, said in all their places: the surest of them
 * stays, with what the others were read from. Those of different problems stay apart.
 */
export function mergeRepeated(facts: readonly Fact[]): Fact[] {
  const kept: Fact[] = []
  for (const fact of facts) {
    const at = kept.findIndex((other) => isSame(fact, other))
    const other = kept[at]
    if (other) kept[at] = fact.sureness > other.sureness ? merge(fact, other) : merge(other, fact)
    else kept.push(fact)
  }
  return kept
}

function isSame(one: Fact, other: Fact): boolean {
  return (
    one.text === other.text &&
    one.kind === other.kind &&
    one.polarity === other.polarity &&
    one.who === other.who &&
    (one.problem === other.problem || one.problem === '' || other.problem === '')
  )
}

function merge(fact: Fact, other: Fact): Fact {
  const isNew = (stretch: Fact['said'][number]) =>
    !fact.said.some(({ line, from, to }) => {
      return line === stretch.line && from < stretch.to && stretch.from < to
    })
  return {
    ...fact,
    problem: fact.problem || other.problem,
    importance: RANKS.find((rank) => [fact.importance, other.importance].includes(rank)) ?? 'minor',
    said: [...fact.said, ...other.said.filter(isNew)],
    lines: [...new Set([...fact.lines, ...other.lines])].sort((a, b) => a - b),
  }
}

const RANKS: readonly Fact['importance'][] = ['critical', 'major']
