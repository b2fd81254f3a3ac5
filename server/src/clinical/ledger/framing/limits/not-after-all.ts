import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import { sentenceOf } from './sentence-of.ts'

const DECIDED = new Set<string>(['order', 'refer', 'procedure', 'start', 'increase', 'decrease'])
const MEANT =
  /\b(?:i|we) (?:was|were|had been) (?:(?:just|actually|also|originally) )*(?:going to|gonna|gon na|thinking (?:of|about)|planning (?:to|on)|about to|hoping to|considering)\b(?:(?! (?:and|so|but) (?:i|we|i'll|we'll|let's)\b)[^.?!;])*$/
const BUT = /^[^.?!;]*\bbut\b/

/** 'I was going to order a stress test, but …': what was meant to be done may not be. */
export function notAfterAll(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (!DECIDED.has(mention.act) && !DECIDED.has(mention.status)) return undefined
  const { text, role } = lines[mention.line] ?? { text: '', role: 'patient' }
  if (role !== 'clinician') return undefined
  const { before, after } = sentenceAround(text, mention)
  const isMeant = MEANT.test(plainSaid(before)) && BUT.test(plainSaid(after))
  return isMeant ? sentenceOf(text, mention) : undefined
}
