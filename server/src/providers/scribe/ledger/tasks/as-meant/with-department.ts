import type { Fact } from '@chartwright/contract/facts'
import { DEPARTMENT } from '../task-words.data.ts'

/** 'I refer you to general surgery': the department, where its name was read as the deed alone. */
export function withDepartment(fact: Fact): Fact {
  if (fact.act !== 'refer' || fact.concept.toLowerCase() !== 'surgery') return fact
  const named = fact.said
    .map(({ words }) => DEPARTMENT.exec(words.toLowerCase())?.[0])
    .find((name) => name !== undefined)
  return named === undefined ? fact : { ...fact, concept: named }
}
