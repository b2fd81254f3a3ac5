import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** What a patient says who wants to decide later. */
const PONDERS =
  /\b(?:(?:can|could|may) i|i(?:['’]d| would)? (?:want|need|like|have|would like|wanna|wan na|got)(?: \w+)?(?: to)?|let me|i(?:['’]ll| will)(?: have to| need to)?)(?: \w+){0,3} (?:(?:think (?:about|on)|sleep on) (?:it|that|this)|think (?:it|that|this) over|talk (?:it |this |that )?(?:over|about it|through) with|talk to my|discuss (?:it|this|that)? ?with my)\b/i
/** What is done once, and not worn. */
const OPERATION =
  /surg|operation|ectomy\b|plasty\b|otomy\b|ostomy\b|scopy\b|replacement|repair|fusion|graft|bypass|transplant|implant|injection|biopsy|ablation|stent|procedure|excision|resection/i
const LINES_AFTER = 8

/** 'Can I think about it?': the operation that was explained before it is not decided. */
export function asPondered(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const { act, certainty, polarity, said, concept } = fact
  if (!OPERATION.test(concept)) return fact
  if (act !== 'procedure' || certainty !== 'sure' || polarity !== 'present') return fact
  const line = said[0]?.line ?? 0
  const isPondered = lines
    .slice(line + 1, line + 1 + LINES_AFTER)
    .some(({ role, text }) => role === 'patient' && PONDERS.test(text))
  return isPondered ? { ...fact, certainty: 'possible' } : fact
}
