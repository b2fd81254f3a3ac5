import type { Fact } from '@chartwright/contract/facts'
import { drugOf, groupOfDrug } from '../../../../clinical/realise/once/drug-names.ts'
import { TREATED_BY } from './treated-by.data.ts'

/**
 * The problem under which a drug stands: not one that its class never treats, and where none was named,
 * the one problem that it does. A drug of which somebody said what it is for stays where it is.
 */
export function treatedBy(fact: Fact, problem: string, problems: readonly string[]): string {
  if (fact.kind !== 'medication') return problem
  if (problem === '' ? fact.time !== 'future' : !problems.includes(problem)) return problem
  if (fact.attributes.reason !== undefined) return problem
  const group = groupOfDrug(fact.concept)
  const row = TREATED_BY.find(
    ({ groups, drugs }) =>
      group !== undefined &&
      groups.includes(group) &&
      drugs?.includes(drugOf(fact.concept)) !== false,
  )
  if (row === undefined) return problem
  if (problem !== '' && !row.never.test(problem)) return problem
  if (row.treats.test(problem)) return problem
  const own = problems.filter((name) => row.treats.test(name))
  return own.length === 1 && own[0] !== undefined ? own[0] : ''
}
