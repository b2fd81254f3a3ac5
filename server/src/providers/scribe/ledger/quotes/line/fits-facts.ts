import type { Fact } from '@chartwright/contract/facts'

type Told = Pick<Fact, 'polarity' | 'certainty' | 'kind' | 'act'>

const DENIES =
  /\b(?:not|cannot|no|never|none|nothing|without|denies|unable|free|negative|stop\w*|hold|avoid|off|refrain|gone|skip\w*|declin\w*)\b/i
const DOUBTS =
  /\b(?:may|might|could|can|maybe|perhaps|probabl[ye]|likely|possib\w*|potentially|tentatively|seems?|appears?|looks?|consider|concern\w*|if|whether|pending|recommend|depend\w*|would)\b/i

/** Whether a line denies what is denied and doubts what is doubted. */
export function fitsFacts(line: string, facts: readonly Told[]): boolean {
  return facts.every(
    ({ polarity, certainty }) =>
      (polarity === 'present' || DENIES.test(line)) && (certainty === 'sure' || DOUBTS.test(line)),
  )
}
