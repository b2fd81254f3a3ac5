import type { Fact } from '@chartwright/contract/facts'
import type { NoteInput } from '../scribe.ts'
import { bearsOnReferral, isReferral } from './write-letter.ts'

/** A patient knows the history: the instructions hold why they came, what was concluded and what is to do. */
const FOR_PATIENTS = new Set<Fact['kind']>([
  'complaint',
  'assessment',
  'medication',
  'allergy',
  'plan',
])

/** Whether the reader of the note needs it. */
export function isFor(
  fact: Fact,
  { template, facts }: Pick<NoteInput, 'template' | 'facts'>,
  reader: 'clinician' | 'patient',
): boolean {
  if (reader === 'patient')
    return FOR_PATIENTS.has(fact.kind) && fact.who === 'patient' && fact.status !== 'took'
  return !isReferral(template) || bearsOnReferral(fact, facts)
}
