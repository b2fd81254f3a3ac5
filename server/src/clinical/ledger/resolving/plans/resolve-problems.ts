import { isFelt } from '../../../realise/once/is-felt.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { goesOn, isOneTurn } from './goes-on.ts'
import { hasOwnTopic } from './own-topic.ts'
import { problemHeads, type ProblemHead } from './problem-heads.ts'
import { settleStates } from './settle-states.ts'

/** Plans and drug decisions belong to the problem that was assessed or announced last before them. */
export function resolveProblems(
  lines: readonly LedgerLine[],
  given: readonly FramedFact[],
): FramedFact[] {
  const facts = settleStates(given)
  const heads = problemHeads(lines, facts)
  return facts.map((fact) => {
    if (fact.kind === 'assessment') return { ...fact, problem: fact.concept }
    const [place] = fact.said
    if (!belongs(fact) || place === undefined) return fact
    const before = heads.filter(
      ({ line, from }) =>
        (line < place.line || (line === place.line && from < place.from)) &&
        goesOn(lines, line, place.line),
    )
    const problem = stillOpen(lines, before, place.line).reduce<ProblemHead | undefined>(
      governing,
      undefined,
    )?.problem
    return problem === undefined || hasOwnTopic(lines, fact, problem) ? fact : { ...fact, problem }
  })
}

/** 'You may have eaten too much salt': what was only possible is not what the next turn is about. */
function stillOpen(
  lines: readonly LedgerLine[],
  heads: readonly ProblemHead[],
  line: number,
): readonly ProblemHead[] {
  const sure = heads.filter((head) => !head.isPossible || isOneTurn(lines, head.line, line))
  return sure.some(({ problem }) => problem !== '') ? sure : heads
}

/** 'For your heart failure: you are retaining fluid, so …': a sign of what was announced is no other problem. */
function governing(last: ProblemHead | undefined, next: ProblemHead): ProblemHead {
  if (!last?.isAnnounced || last.problem === '' || next.isAnnounced) return next
  const isSign = !isFelt(last.problem) && isFelt(next.problem)
  return isSign || next.problem === last.problem ? last : next
}

/** When to come back and what to call for is of the whole visit. */
const OF_THE_VISIT = new Set<FramedFact['act']>(['follow_up', 'safety_net', 'emergency'])

function belongs({ kind, time, act }: FramedFact): boolean {
  if (kind === 'plan') return !OF_THE_VISIT.has(act)
  return kind === 'medication' && time === 'future'
}
