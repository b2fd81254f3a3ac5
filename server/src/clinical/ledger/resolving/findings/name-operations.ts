import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { OPERATIONS } from './operations.data.ts'

const ASKED = /\b(?:surger(?:y|ies)|operations?|operated)\b/i
/** From the question to the part that is named, with a nod between them. */
const REACH_LINES = 2

/** 'I have a uterus', 'I still have my tonsils': nothing was taken out. */
const STILL_THERE =
  /(?:\b(?:i|she|he)(?:['’]ve)? (?:do )?(?:still )?(?:have|has|got)|\bstill (?:have|has|got))(?: got)?(?: (?:both|all|an?|my|his|her|of|the|still|ovaries|tubes|and))*\s*$/i

/** 'What surgeries have you had?' — 'Gall bladder and appendix.': the operations by their names. */
export function nameOperations(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    const { kind, polarity, who, said } = fact
    const operations = operationsOf(fact.concept)
    if (kind !== 'history' || polarity !== 'present' || who !== 'patient') return fact
    const line = said[0]?.line ?? 0
    const near = lines.slice(Math.max(0, line - REACH_LINES), line + 1)
    if (operations === undefined || !near.some(({ text }) => ASKED.test(text))) return fact
    if (STILL_THERE.test(lines[line]?.text.slice(0, said[0]?.from) ?? '')) return fact
    return { ...fact, concept: operations, time: 'past' }
  })
}

function operationsOf(concept: string): string | undefined {
  const parts = concept.split(/,? (?:and|or) |, /).map((part) => part.replace(/^(?:my|the) /, ''))
  const names = parts.map((part) => OPERATIONS[part])
  return names.every((name) => name !== undefined) ? names.join(' and ') : undefined
}
