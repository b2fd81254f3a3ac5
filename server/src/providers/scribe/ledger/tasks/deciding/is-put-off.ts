import type { Fact } from '@chartwright/contract/facts'
import { DEVICE } from '../../../../../clinical/realise/patient/devices.data.ts'
import { isAfterOperation } from './after-operation.ts'
import type { ScribeSegment } from '../../../scribe.ts'

const LINES_BEHIND = 6
const THINKS =
  /\b(?:(?:can|could|let|may|need|want|like|have)(?: me| i| to)* (?:just |to )?think (?:about|on) (?:it|that|this)|think (?:it|this|that) over|sleep on it|time to think|talk (?:it over )?(?:to|with) my (?:wife|husband|partner|family|daughter|son|mother|father|mum|mom|dad)(?: about it)?(?: first)?)\b/i

/** An operation that the patient wants to think about first is not decided, nor what follows it. */
export function isPutOff(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const { act, concept, lines } = fact
  const isOperation = act === 'procedure' && !DEVICE.test(concept.toLowerCase())
  if (!isOperation && !isAfterOperation(fact)) return false
  const last = Math.max(-1, ...lines)
  return segments.some(
    ({ index, text, speaker, role }) =>
      index > last &&
      index <= last + LINES_BEHIND &&
      !isClinician(role ?? speaker) &&
      THINKS.test(text),
  )
}

function isClinician(speaker: string | null): boolean {
  return speaker === 'clinician' || speaker === 'doctor'
}
