import type { Fact } from '@chartwright/contract/facts'
import { findSystem, SYSTEM_ORDER } from './find-system.ts'
import { reconcileMedicines, type Medicine } from './reconcile-medicines.ts'

interface FactGroup {
  readonly title: string
  readonly facts: readonly Fact[]
}

export interface Problem {
  readonly fact: Fact
  readonly plan: readonly Fact[]
}

/** The facts of a visit in the order in which a clinician looks at them. */
export interface GroupedFacts {
  readonly complaints: readonly Fact[]
  readonly problems: readonly Problem[]
  readonly medicines: readonly Medicine[]
  readonly allergies: readonly Fact[]
  readonly symptoms: readonly Fact[]
  readonly denials: readonly Fact[]
  readonly findings: readonly FactGroup[]
  readonly history: readonly Fact[]
  readonly social: readonly Fact[]
  readonly family: readonly Fact[]
  /** Plans that belong to no listed problem. */
  readonly plans: readonly Fact[]
}

export function groupFacts(facts: readonly Fact[]): GroupedFacts {
  const of = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)
  const assessments = of('assessment')
  const named = new Set(assessments.map(({ concept }) => concept))
  const plans = of('plan')
  const decided = new Set<Fact['status']>([
    'start',
    'increase',
    'decrease',
    'stop',
    'hold',
    'refill',
  ])
  const steps = facts.filter(
    ({ kind, status }) => kind === 'plan' || (kind === 'medication' && decided.has(status)),
  )
  // If a problem was mentioned twice, its plan is listed under the first.
  const taken = new Set<string>()
  return {
    complaints: of('complaint'),
    problems: assessments.map((fact) => {
      const isFirst = !taken.has(fact.concept)
      taken.add(fact.concept)
      return {
        fact,
        plan: isFirst ? steps.filter(({ problem }) => problem === fact.concept) : [],
      }
    }),
    medicines: reconcileMedicines(facts),
    allergies: of('allergy'),
    symptoms: of('symptom').filter(({ polarity }) => polarity === 'present'),
    denials: of('symptom').filter(({ polarity }) => polarity === 'absent'),
    findings: bySystem([...of('finding'), ...of('measurement'), ...of('result')]),
    history: of('history'),
    social: of('social'),
    family: of('family'),
    plans: plans.filter(({ problem }) => !named.has(problem)),
  }
}

function bySystem(facts: readonly Fact[]): FactGroup[] {
  return SYSTEM_ORDER.map((title) => ({
    title,
    facts: facts.filter((fact) => findSystem(fact) === title),
  })).filter((group) => group.facts.length > 0)
}
