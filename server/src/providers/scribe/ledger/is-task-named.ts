import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../clinical/ledger/naming/name-concept.ts'
import { CONCEPT_ROWS } from '../../../clinical/lexicon/concepts/concept-rows.ts'
import { knownPart } from '../../../clinical/realise/patient/known-part.ts'
import { taskObject } from './task-object.ts'
import { GENERAL_DRUG } from './task-words.data.ts'

/** How sure the reader must be of a thing that no table knows, before somebody is asked to do it. */
const LEAST: Readonly<Partial<Record<Fact['act'], number>>> = {
  order: 0.6,
  refer: 0.6,
  procedure: 0.43,
  follow_up: 0.6,
  emergency: 0.6,
}
const LEAST_OF_DRUG = 0.6
const LEAST_OF_GENERAL_DRUG = 0.45
/** Mostly talk of a reading, seldom one to be taken. */
const LEAST_OF_VITAL_SIGN = 0.6
const VITAL_SIGNS = new Set(
  CONCEPT_ROWS.test.filter(({ group }) => group === 'vital signs').map(({ name }) => name),
)

/** Whether the words name a thing that can be done; a visit needs only its time. */
export function isTaskNamed(fact: Fact): boolean {
  const { kind, act, attributes, sureness = 1 } = fact
  const name = taskObject(fact)?.toLowerCase()
  if (name === undefined) return true
  if (kind === 'medication') {
    if (GENERAL_DRUG.test(name)) return sureness >= LEAST_OF_GENERAL_DRUG
    return sureness >= LEAST_OF_DRUG || isKnownName(kind, name)
  }
  if (act === 'order' && VITAL_SIGNS.has(name)) return sureness >= LEAST_OF_VITAL_SIGN
  if (act === 'follow_up' && (attributes.when ?? attributes.duration) !== undefined) return true
  return sureness >= (LEAST[act] ?? 0) || isKnownName('plan', name) || knownPart(name) !== undefined
}
