import type { FactAct } from '@chartwright/contract/facts'

/** To speak to somebody, rather than to come. */
const CALLS =
  /^(?:(?:you|can|should|please|just|then|and|so|but|do|not|n['’]t|hesitate|to|always|feel|free)\s+)*(?:call|ring|phone|(?:give|drop) (?:me|us) a (?:call|ring|line)|let (?:me|us) know|message)\b/i

/** How to get help, where a warning begins with it: its name alone would not tell. */
export function readContact({
  act,
  words,
}: {
  readonly act: FactAct | ''
  readonly words: string
}): { detail?: string } {
  return act === 'safety_net' && CALLS.test(words.trim()) ? { detail: 'call' } : {}
}
