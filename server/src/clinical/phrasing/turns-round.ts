import type { Fact } from '../ledger/fact.ts'
import { OTHER_SOURCES } from '../ledger/resolving/findings/studies.data.ts'
import { studyIn } from '../realise/telling/tell-result.ts'

type Known = Pick<Fact, 'polarity' | 'attributes' | 'text'>

const CAN = /^(?:still )?(?:able to|can)\b/i
const CANNOT = /\b(?:cannot|could not|unable|inability|not able)\b|\b(?:ca|could)n['’]t\b/i

/** 'Cannot lift the arm' of what somebody can do. */
export function losesAbility(sentence: string, { polarity, text }: Known): boolean {
  return polarity === 'present' && CAN.test(text) && CANNOT.test(sentence)
}

const LABEL = /^[^:]+(?=:)/

/** 'Endoscopy: hemoglobin low': of the blood, and under a picture of which the fact has nothing. */
export function hasOtherStudy(sentence: string, { attributes, text }: Known): boolean {
  const study = studyIn(LABEL.exec(sentence)?.[0] ?? '').toLowerCase()
  const known = `${attributes.detail ?? ''} ${text}`.toLowerCase()
  if (study === '' || known.includes(study)) return false
  return OTHER_SOURCES.some(([source]) => text.search(source) >= 0)
}
