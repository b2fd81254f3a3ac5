import type { Fact } from '@chartwright/contract/facts'
import { groupOfDrug } from '../../../clinical/realise/once/drug-names.ts'
import { TREATED_BY } from './treated-by.data.ts'

/** The problem under which a drug stands: not one that its class never treats, but the one problem that it does. */
export function treatedBy(fact: Fact, problem: string, problems: readonly string[]): string {
  if (fact.kind !== 'medication' || !problems.includes(problem)) return problem
  const group = groupOfDrug(fact.concept)
  const row = TREATED_BY.find(({ groups }) => group !== undefined && groups.includes(group))
  if (row === undefined || row.treats.test(problem) || !row.never.test(problem)) return problem
  const own = problems.filter((name) => row.treats.test(name))
  return own.length === 1 && own[0] !== undefined ? own[0] : ''
}
