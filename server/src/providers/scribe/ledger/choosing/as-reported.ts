import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { sentencesOfFact } from '../quotes/words/sentences-of-fact.ts'
import { FELT_ONLY, OF_BEFORE, PASSING } from './relevance/felt-only.data.ts'

/**
 * What only the patient can tell is no finding of the examiner, if the patient has said it; and what
 * comes and goes is no past history, unless it was told as such.
 */
export function asReported(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  if (fact.source !== 'heard') return fact
  const isReported =
    (isPassing(fact) && !isOfBefore(fact, segments)) ||
    (isFeltOnly(fact) && isOfPatient(fact, segments))
  return isReported ? { ...fact, kind: 'symptom' } : fact
}

function isFeltOnly({ kind, concept }: Fact): boolean {
  return kind === 'finding' && FELT_ONLY.some(([felt]) => felt.test(concept.toLowerCase()))
}

function isPassing({ kind, concept, polarity, time, attributes }: Fact): boolean {
  return (
    kind === 'history' &&
    polarity === 'present' &&
    time !== 'past' &&
    Object.keys(attributes).length === 0 &&
    PASSING.some(([passing]) => passing.test(concept.toLowerCase()))
  )
}

/** Whether its sentence, or the line before it, speaks of the history. */
function isOfBefore(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const at = segments.findIndex(({ id }) => id === fact.said[0]?.segment_id)
  const texts = [
    segments[at - 1]?.text ?? '',
    ...sentencesOfFact(fact, segments).map(({ text }) => text),
  ]
  return texts.some((text) => OF_BEFORE.some(([words]) => words.test(text)))
}

/** Whether its words, or the answer to the question about it, are the patient's. */
function isOfPatient({ said }: Fact, segments: readonly ScribeSegment[]): boolean {
  return said.some(({ segment_id }) => {
    const line = segments.find(({ id }) => id === segment_id)
    return line !== undefined && /patient/i.test(line.role ?? line.speaker ?? '')
  })
}
