import type { FramedFact } from '../../fact.ts'
import { STATES_ALONE } from './states-alone.data.ts'

/** 'I think it is out of control': how the problem stands that was named with it, and no problem of its own. */
export function settleStates(facts: readonly FramedFact[]): FramedFact[] {
  const states = new Map<FramedFact, FramedFact[]>()
  const settled = new Set<FramedFact>()
  for (const fact of facts.filter(isStateAlone)) {
    const problem = problemOf(fact, facts)
    if (problem === undefined) continue
    settled.add(fact)
    states.set(problem, [...(states.get(problem) ?? []), fact])
  }
  return facts
    .filter((fact) => !settled.has(fact))
    .map((fact) => (states.get(fact) ?? []).reduce(withState, fact))
}

function isStateAlone({ kind, concept }: FramedFact): boolean {
  return kind === 'assessment' && STATES_ALONE.some(([name]) => name.test(concept))
}

/** The one that was named last before it on its line. */
function problemOf(state: FramedFact, facts: readonly FramedFact[]): FramedFact | undefined {
  const [at] = state.said
  if (at === undefined || state.polarity !== 'present') return undefined
  const named = facts
    .filter((fact) => fact.kind === 'assessment' && !isStateAlone(fact) && fact.who === state.who)
    .flatMap((fact) =>
      fact.said
        .filter(({ line, from }) => line === at.line && from < at.from)
        .map((said) => ({ fact, said })),
    )
    .sort((one, other) => one.said.from - other.said.from)
    .at(-1)?.fact
  return named?.polarity === 'present' && named.certainty === state.certainty ? named : undefined
}

function withState(problem: FramedFact, state: FramedFact): FramedFact {
  const isOpen = problem.status === '' && state.status !== 'suspected' && state.status !== 'new'
  return {
    ...problem,
    status: isOpen ? state.status : problem.status,
    said: [...problem.said, ...state.said],
    lines: [...new Set([...problem.lines, ...state.lines])].sort((one, other) => one - other),
  }
}
