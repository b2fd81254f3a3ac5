import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { isOfPatient } from '../words/questions-in-quotes.ts'
import { sentenceAround } from '../words/sentences-of-line.ts'
import { NAMES_CONDITION, NO_CONCLUSION, UNDECIDED } from './conclusion.data.ts'
import { namesCondition } from './heard-conclusions.ts'

/** What the clinician concludes of the patient in a plain statement. */
export function isConclusion(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const { kind, who, polarity, time, source, importance } = fact
  if (kind !== 'assessment' || who !== 'patient' || polarity !== 'present') return false
  if (time !== 'now' || source !== 'heard' || importance === 'minor') return false
  const [own] = fact.said
  const line = segments.find(({ id }) => id === own?.segment_id)
  if (own === undefined || line === undefined || isOfPatient(line)) return false
  const { from, to } = sentenceAround(line.text, own)
  if (line.text.slice(from, to).trim().endsWith('?')) return false
  if (/^[.,;\s]*but\b/i.test(line.text.slice(to))) return false
  return !NO_CONCLUSION.test(line.text.slice(from, own.from).replaceAll('’', "'"))
}

/** Between the frame and the name. */
const REACH = 30

/** A conclusion with its illness in its name is told by that, however surely it was read. */
export function isNamedConclusion(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const { concept, text, phrased, said, certainty } = fact
  if (certainty !== 'sure') return false
  const [own] = said
  const line = segments.find(({ id }) => id === own?.segment_id)
  if (own === undefined || line === undefined || !isConclusion(fact, segments)) return false
  const { from, to } = sentenceAround(line.text, own)
  if (UNDECIDED.test(line.text.slice(from, to).replaceAll('’', "'"))) return false
  const before = line.text.slice(Math.max(from, own.from - REACH), own.to).replaceAll('’', "'")
  if (!NAMES_CONDITION.some(([, frame]) => frame.test(before))) return false
  return namesCondition(phrased === true ? text : concept)
}
