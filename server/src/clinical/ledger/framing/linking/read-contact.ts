import type { FactAct } from '@chartwright/contract/facts'

/** To speak to somebody, rather than to come. */
const CALLS =
  /^(?:(?:you|can|should|please|just|then|and|so|but|do|not|n['’]t|hesitate|to|always|feel|free)\s+)*(?:call|ring|phone|(?:give|drop) (?:me|us) a (?:call|ring|line)|let (?:me|us) know|message)\b/i

/** Right behind the sign; an ambulance is another matter. */
const CALLS_BEHIND =
  /^[\s,]*(?:(?:and|then|so|just|please|you|can|should)\s+)*(?:(?:call|ring|phone) (?:me|us|back|the (?:office|clinic|surgery))|(?:give|drop) (?:me|us) a (?:call|ring|line)|let (?:me|us) know)\b/i

/** How to get help, where a warning begins with it or it follows: its name alone would not tell. */
export function readContact(
  { act, words }: { readonly act: FactAct | ''; readonly words: string },
  after = '',
): { detail?: string } {
  const isCall = CALLS.test(words.trim()) || CALLS_BEHIND.test(after)
  return act === 'safety_net' && isCall ? { detail: 'call' } : {}
}
