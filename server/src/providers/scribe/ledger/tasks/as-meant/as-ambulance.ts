import type { Fact } from '@chartwright/contract/facts'
import type { Around } from '../task-around.ts'
import { OURS } from './as-contact.ts'

const CALLED =
  /^(?:call|ring|phone|send|dial|get)(?: for)?(?: you| him| her)? (?:an?|the) ambulance$/

/** 'I'll call an ambulance' is the clinic's call; 'call an ambulance' is the patient's. */
export function asAmbulance(fact: Fact, around: readonly Around[]): Fact {
  const { act, concept, attributes } = fact
  if (act !== 'emergency' || attributes.condition !== undefined) return fact
  const isOurs = around.some(({ before }) => OURS.test(before))
  return isOurs && CALLED.test(concept.toLowerCase()) ? { ...fact, concept: 'ambulance' } : fact
}
