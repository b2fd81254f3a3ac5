import { CONTACT, EMERGENCY, FOR_THAT, IS_NO_WARNING, WE_CALL } from '../sheet-rules.data.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'

const SIGN =
  /^(?:(?:and|so|but|now|or|then|obviously|again),? )*(?:(?:a couple of |some |the )?things?\b.{0,60}\b|.{0,50}\botherwise,? )?if,?\b(?!.*\bquestions\b)/i
const SIGN_ALONE = /\b(?:call|ring|come|go|see|contact|let|book|order|send)\b/i
const TO_PATIENT =
  /^(?:(?:and|so|but|then|please|just),? )*(?:you|we want you|(?:you know,? )?i (?:do )?want you|i'd like you|feel free|do|go|call|ring|come|contact|dial|get|give)\b/i

/** 'If it comes back and stays.' 'Then you need to go to A and E.' is one warning, whoever sets the point. */
export function isHelpBehindSign(at: number, spoken: readonly SpokenSentence[]): boolean {
  const [before, here] = [spoken[at - 1], spoken[at]]
  if (!before || !here || before.role !== 'clinician' || here.role !== 'clinician') return false
  if (here.line - before.line > 1 || here.text.endsWith('?') || before.text.endsWith('?'))
    return false
  const isSign = SIGN.test(before.text) && !SIGN_ALONE.test(before.text)
  const isPointed = FOR_THAT.test(here.text) && /\bif\b/i.test(before.text)
  if (!isSign && !isPointed) return false
  if (IS_NO_WARNING.some(([, pattern]) => pattern.test(here.text)) || WE_CALL.test(here.text))
    return false
  return TO_PATIENT.test(here.text) && (EMERGENCY.test(here.text) || CONTACT.test(here.text))
}
