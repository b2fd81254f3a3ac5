import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const ASKED_FOR = new Set<FramedFact['act']>(['order', 'refer', 'procedure'])
const WISHES =
  /\b(?:i(?:['’]d| would)? (?:really |just )?(?:like|love|want|prefer|wish)|i was (?:hoping|wondering)|(?:can|could|should|may) (?:i|we|you))\b[^.?!]*$/i
const AGREES =
  /^(?:\W|\b(?:um+|uh+|oh+|well|so|and|all right|alright)\b)*(?:yes|yeah|yep|sure|okay|ok|of course|absolutely|definitely|certainly|we (?:can|will|could)|i(?:['’]ll| will| can)|let['’]s)\b/i
const REFUSES =
  /(?:\b(?:not|don['’]?t|doesn['’]?t|isn['’]?t|wouldn['’]?t|no)\b|n['’]t\b)[^.?!]*\b(?:necessary|needed|need|indicated|required|warranted|worth|useful|helpful|change (?:anything|much))\b/i
const LINES_OF_ANSWER = 2

/** 'I'd like an x-ray.' — 'That isn't necessary.': what a patient wishes for in vain is not ordered. */
export function asWished(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const [named] = fact.said
  const isOpen = fact.polarity === 'present' && fact.certainty === 'sure'
  if (!named || fact.kind !== 'plan' || !ASKED_FOR.has(fact.act) || !isOpen) return fact
  const line = lines[named.line]
  if (line?.role !== 'patient' || !WISHES.test(line.text.slice(0, named.to))) return fact
  if (fact.said.some(({ line: at }) => lines[at]?.role === 'clinician')) return fact
  const answer = lines
    .slice(named.line + 1, named.line + 1 + LINES_OF_ANSWER)
    .find(({ role }) => role === 'clinician')
  const isRefused = answer && REFUSES.test(answer.text) && !AGREES.test(answer.text)
  return isRefused ? { ...fact, polarity: 'absent' } : fact
}
