import type { Fact } from '@chartwright/contract/facts'
import { DEPARTMENT } from '../task-words.data.ts'

/** 'I refer you to general surgery': the department, where its name was read as the deed alone. */
export function withDepartment(fact: Fact): Fact {
  // 'We get you in with general surgery about that' names nothing that is done.
  if (fact.act === 'procedure' && /^general surgery\b/.test(fact.concept.toLowerCase()))
    return { ...fact, act: 'refer', concept: 'general surgery' }
  if (fact.act !== 'refer' || fact.concept.toLowerCase() !== 'surgery') return fact
  const named = fact.said
    .map(({ words }) => DEPARTMENT.exec(words.toLowerCase())?.[0])
    .find((name) => name !== undefined)
  return named === undefined ? fact : { ...fact, concept: named }
}
