import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { isHeading } from '../../../../clinical/realise/is-heading.ts'

/** Known conditions that something is decided for today, though nobody said more of them: problems of the visit. */
export function plannedFor(facts: readonly Fact[]): Fact[] {
  const assessed = new Set(
    facts.filter(({ kind }) => kind === 'assessment').map(({ concept }) => concept),
  )
  const planned = facts
    .filter(({ kind, polarity }) => DECIDED.has(kind) && polarity === 'present')
    .map(({ problem }) => problem)
  return [...new Set(planned)]
    .filter((problem) => !assessed.has(problem) && isHeading(problem))
    .flatMap((problem) => facts.find((fact) => fact.concept === problem && isHad(fact)) ?? [])
    .map((fact) => ({
      ...fact,
      kind: 'assessment',
      time: 'now',
      problem: fact.concept,
      phrased: false,
      attributes: {},
    }))
}

const DECIDED = new Set<Fact['kind']>(['plan', 'medication'])

function isHad({ kind, concept, polarity, certainty, who }: Fact): boolean {
  return (
    kind === 'history' &&
    polarity === 'present' &&
    certainty === 'sure' &&
    who === 'patient' &&
    isKnownName('assessment', concept)
  )
}
