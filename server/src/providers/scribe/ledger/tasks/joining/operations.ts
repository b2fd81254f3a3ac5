import type { Fact } from '@chartwright/contract/facts'
import { taskObject } from '../task-object.ts'

const SOME =
  /^(?:the |this |that )?(?:surgery|operation|surgical (?:intervention|procedure|treatment|management|repair))\b(?: to (?:\w+ ?)+)?$/
const NAMED =
  /(?:ectomy|plasty|otomy|ostomy|pexy|desis)\b|\b(?:release|repair|replacement|fusion|bypass|fixation|resection|excision|reduction|decompression|laminectomy|transplant|c-section|ablation|(?<=\w )surgery|(?<=\w )operation|(?<=\w )approach)\b/

/** An operation without its name. */
export function isSomeOperation(fact: Fact): boolean {
  return fact.kind === 'plan' && fact.act === 'procedure' && SOME.test(nameOf(fact))
}

export function isNamedOperation(fact: Fact): boolean {
  return (
    fact.kind === 'plan' &&
    fact.act === 'procedure' &&
    !isSomeOperation(fact) &&
    NAMED.test(nameOf(fact))
  )
}

function nameOf(fact: Fact): string {
  return (taskObject(fact) ?? fact.concept).toLowerCase()
}
