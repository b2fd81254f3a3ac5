import type { Fact } from '@chartwright/contract/facts'
import { isOfDrugGroup } from './drug-names.ts'

/** 'a high-dose statin, that would be Lipitor': what is decided of the group is decided of the one drug that was named for it. */
export function nameGroups(facts: readonly Fact[]): Fact[] {
  return facts.map((fact) => {
    if (fact.kind !== 'medication' || fact.status !== 'mentioned') return fact
    const group = facts.find((other) => isGroupOf(other, fact))
    const isOnly = !facts.some(
      (other) => other !== fact && other.status === 'mentioned' && group && isGroupOf(group, other),
    )
    if (group === undefined || !isOnly) return fact
    const { status, certainty, polarity, time, problem } = group
    return { ...fact, status, certainty, polarity, time, problem }
  })
}

function isGroupOf(group: Fact, drug: Fact): boolean {
  return (
    group.kind === 'medication' &&
    group.who === drug.who &&
    /^(?:start|continue|takes|refill)$/.test(group.status) &&
    group.lines.some((line) => drug.lines.includes(line)) &&
    isOfDrugGroup(drug.concept, group.concept)
  )
}
