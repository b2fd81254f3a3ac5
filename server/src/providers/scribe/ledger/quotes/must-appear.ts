import type { Fact } from '@chartwright/contract/facts'

export const TO_HOSPITAL =
  /\b(?:a ?(?:and|&) ?e|emergency (?:room|department)|ambulance|hospital|999|911)\b/i

/** What was asked of life and death, and cannot be told. */
const SELF_HARM = /\b(?:suicid\w*|self-harm|thoughts?)\b/i

/** What a note must not be without: when to get help, where to, and what not to take. */
export function mustAppear({ kind, act, status, concept, polarity, importance }: Fact): boolean {
  if (kind === 'symptom' && importance === 'critical' && SELF_HARM.test(concept)) return true
  if (kind === 'medication') return status === 'stop' || status === 'hold'
  if (act === 'safety_net' || act === 'emergency') return true
  return kind === 'plan' && polarity === 'present' && TO_HOSPITAL.test(concept)
}

const FORBIDS = /^(?:no|not|never|nothing|don['’]t|do not|avoid|stay off|hold off)\b/i
const LEAST_OF_FORBIDDEN = 0.4

/** What the patient must not do for now, in so many words. */
export function isForbidden({ kind, act, source, who, said, sureness = 1 }: Fact): boolean {
  if (kind !== 'plan' || act !== 'advise' || source !== 'heard' || who !== 'patient') return false
  return sureness >= LEAST_OF_FORBIDDEN && FORBIDS.test(said[0]?.words.trim() ?? '')
}
