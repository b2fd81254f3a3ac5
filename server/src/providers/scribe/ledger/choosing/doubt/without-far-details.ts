import type { Fact, FactAttribute, FactKind } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import { isToldAtOnce } from './is-told-at-once.ts'
import { isReadFromAfar } from '../../../../../clinical/realise/is-read-from-afar.ts'
import { tellFact } from '../../../../../clinical/realise/telling/tell-fact.ts'
import { LEAST_FROM_AFAR } from './is-too-doubtful.data.ts'

/** What a thing is, wherever it was said. */
const KEPT: readonly FactAttribute[] = ['side', 'site', 'severity', 'quality']
/** What the clinician asks first of what the patient came for. */
const SINCE_WHEN: readonly FactAttribute[] = ['duration', 'onset']

/** What the patient has stands without times, causes and circumstances that were doubtfully heard elsewhere. */
export function withoutFarDetails(fact: Fact): Fact {
  const { source, phrased, sureness = 1 } = fact
  if (!standsAlone(fact) || source !== 'heard' || phrased === true) return fact
  if (sureness >= LEAST_FROM_AFAR || !isReadFromAfar(fact)) return fact
  const kept = isToldAtOnce(fact) ? [...KEPT, ...SINCE_WHEN] : KEPT
  const attributes = Object.fromEntries(
    Object.entries(fact.attributes).filter(([name]) =>
      fact.kind === 'result' ? name !== 'when' : kept.some((each) => each === name),
    ),
  )
  const { acceptance, ...bare } = { ...fact, attributes }
  // How a clinician would take the sentence with its details says nothing of a known name alone.
  const isKnown = isKnownName(fact.kind, fact.concept)
  return { ...bare, text: tellFact(bare), ...(!isKnown && { acceptance }) }
}

/** By which a thing is not simply there: better by now, only sometimes, or not quite. */
const LIMITS: readonly FactAttribute[] = ['course', 'condition', 'frequency', 'relief', 'detail']

/** A result stands without the date of its study, and with all that was seen; 'last year' is not left out of it. */
const DATE = /^\d+[/.-]\d/
const ALONE = new Set<FactKind>(['assessment', 'result', 'symptom'])

function standsAlone({ kind, polarity, certainty, attributes }: Fact): boolean {
  if (kind === 'complaint') return true
  if (!ALONE.has(kind)) return false
  if (kind === 'result' && !DATE.test(attributes.when ?? '')) return false
  const isSure = polarity === 'present' && certainty === 'sure'
  return isSure && LIMITS.every((name) => attributes[name] === undefined)
}
