import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const ASKED_OF = new Set<FramedFact['act']>(['advise', 'order', 'refer', 'procedure'])
const REFUSES =
  /^(?:(?:no|nope|nah|oh|well) )*(?:no|i(?:'m| am) not (?:doing|having|using|wearing|taking|going to|going for)|i (?:won't|don't want|will not|do not want)(?: to| any| the| an?)*)(?: \w+){0,2} /
const STEM = 5

/** 'I'd like you to use a walker.' — 'No walker.': what the patient refuses by name is not decided. */
export function asDeclined(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const [named] = fact.said
  if (!named || fact.kind !== 'plan' || !ASKED_OF.has(fact.act) || fact.polarity === 'absent')
    return fact
  const answer = lines[named.line + 1]
  if (lines[named.line]?.role !== 'clinician' || answer?.role !== 'patient') return fact
  const [, first = '', mark = ''] = /^([^.?!]*)([.?!]?)/.exec(answer.text) ?? []
  const said = plainSaid(`${first} `)
  const isNamed = (fact.concept.match(/[a-z]{5,}/g) ?? []).some((word) =>
    said.includes(` ${word.slice(0, STEM)}`),
  )
  return mark !== '?' && isNamed && REFUSES.test(said) ? { ...fact, act: 'declined' } : fact
}
