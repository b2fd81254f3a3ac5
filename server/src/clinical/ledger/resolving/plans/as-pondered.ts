import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** What a patient says who wants to decide later. */
const PONDERS =
  /\b(?:(?:can|could|may) i|i(?:['’]d| would)? (?:want|need|like|have|would like|wanna|wan na|got)(?: \w+)?(?: to)?|let me|i(?:['’]ll| will)(?: have to| need to)?)(?: \w+){0,3} (?:(?:think (?:about|on)|sleep on) (?:it|that|this)|think (?:it|that|this) over|talk (?:it |this |that )?(?:over|about it|through) with|talk to my|discuss (?:it|this|that)? ?with my)\b/i
/** What is done once, and not worn. */
const OPERATION =
  /surg|operation|ectomy\b|plasty\b|otomy\b|ostomy\b|scopy\b|replacement|repair|fusion|graft|bypass|transplant|implant|injection|biopsy|ablation|stent|procedure|excision|resection/i
const LINES_AFTER = 8

const ORDERED = new Set<FramedFact['act']>(['order', 'refer'])
/** The answer itself, and not something else that is to be thought about. */
const ANSWERS = /^[\s,.]*(?:(?:okay|ok|well|um|uh|oh|yeah|hmm|actually|sure|and|so|no)[\s,.]+)*$/i

/** The drug by its name, or whatever was just prescribed. */
function isPonderedDrug(lines: readonly LedgerLine[], { concept, said }: FramedFact): boolean {
  const at = said[0]?.line ?? 0
  const name = new RegExp(String.raw`\b${concept.replace(/[^a-z ]/gi, '.')}\b`, 'i')
  return lines.slice(at + 1, at + 1 + LINES_AFTER).some(({ role, text }) => {
    const found = role === 'patient' ? PONDERS.exec(text) : null
    return found !== null && name.test(text.slice(0, found.index))
  })
}

/** 'Can I think about it?': the operation that was explained before it is not decided, nor what alone was just ordered. */
export function asPondered(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const { kind, act, status, certainty, polarity, said, concept } = fact
  if (certainty !== 'sure' || polarity !== 'present') return fact
  if (kind === 'medication' && status === 'start' && isPonderedDrug(lines, fact))
    return { ...fact, certainty: 'possible' }
  const isPondered =
    act === 'procedure' && OPERATION.test(concept)
      ? isPonderedAfter(lines, said[0]?.line ?? 0)
      : ORDERED.has(act) && isAnsweredSo(lines, said.at(-1)?.line ?? 0)
  return isPondered ? { ...fact, certainty: 'possible' } : fact
}

function isPonderedAfter(lines: readonly LedgerLine[], line: number): boolean {
  return lines
    .slice(line + 1, line + 1 + LINES_AFTER)
    .some(({ role, text }) => role === 'patient' && PONDERS.test(text))
}

/** Where an operation was talked about, it is that one which is thought about. */
function isAnsweredSo(lines: readonly LedgerLine[], line: number): boolean {
  const { role, text } = lines[line + 1] ?? { role: 'clinician', text: '' }
  const found = PONDERS.exec(text)
  if (role !== 'patient' || found === null || !ANSWERS.test(text.slice(0, found.index)))
    return false
  return !lines
    .slice(Math.max(0, line - LINES_AFTER), line + 1)
    .some((before) => OPERATION.test(before.text))
}
