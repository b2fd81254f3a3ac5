import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { isToldAtOnce } from './is-told-at-once.ts'
import { isReadFromAfar } from '../../../../../clinical/realise/is-read-from-afar.ts'
import { CONCEPT_ROWS } from '../../../../../clinical/lexicon/concepts/concept-rows.ts'
import { isPlainFinding, isPlainNumber } from './is-plain-finding.ts'
import {
  LEAST_ACCEPTANCE_OF_NUMBER,
  LEAST_FROM_AFAR,
  LEAST_OF_NO_DRUGS,
  LEAST_OF_PLAIN_SYMPTOM,
  LEAST_SURENESS,
  OPERATION,
  SURE_OF_OPERATION,
  SURE_OF_PLAIN_FINDING,
} from './is-too-doubtful.data.ts'
import { isPlainSymptom, isSaidByClinician } from './is-plain-symptom.ts'
import { isHalfNo, isPlainNo } from './says-no-drugs.ts'

/** Of sentences above this, three in four were good as they stood; of those below, one in five. */
const LEAST_ACCEPTANCE = 0.45
/** What the visit was about stands in the note, however it is put. */
const LEAST_OF_PROBLEM = 0.1
/** A conclusion that is put so badly, and was not read so surely, is mostly none: of eleven one was right. */
const BADLY_PUT = 0.25
const LEAST_OF_BADLY_PUT = 0.6

/** What was likely misread is quoted where it matters, and not told. What a person typed or corrected is theirs. */
export function isTooDoubtful(fact: Fact, segments: readonly ScribeSegment[] = []): boolean {
  const { source, phrased, sureness = 1, acceptance = 1 } = fact
  if (source !== 'heard') return false
  const isFar = sureness < LEAST_FROM_AFAR && !isToldAtOnce(fact) && isReadFromAfar(fact)
  if (phrased !== true && isFar) return true
  if (isPointedAt(fact) || isHalfNo(fact)) return true
  // A warning is told by its signs alone.
  if (fact.act === 'safety_net') return false
  if (isPlainSymptom(fact) && !isSaidByClinician(fact, segments))
    return sureness < LEAST_OF_PLAIN_SYMPTOM
  if (sureness >= SURE_OF_PLAIN_FINDING && isPlainFinding(fact)) return false
  return acceptance < leastAcceptance(fact) || sureness < leastOf(fact)
}

/** Of plans that a clinician would hardly put so, nearly all are true if they were read surely: 32 of 33. */
const LEAST_OF_PLAN = 0.2
const SURE_OF_PLAN = 0.65
/** 'Follow up.' and 'Call support.' say less than what was said. */
const LEAST_WORDS_OF_PLAN = 3

function leastAcceptance(fact: Fact): number {
  const { kind, sureness = 1 } = fact
  if (kind === 'assessment') return sureness < LEAST_OF_BADLY_PUT ? BADLY_PUT : LEAST_OF_PROBLEM
  if (kind === 'complaint' || isOperation(fact) || isHeldOff(fact)) return LEAST_OF_PROBLEM
  if (isPlainNumber(fact)) return LEAST_ACCEPTANCE_OF_NUMBER
  const isPlan = kind === 'plan' && fact.text.split(' ').length >= LEAST_WORDS_OF_PLAN
  return isPlan && sureness >= SURE_OF_PLAN ? LEAST_OF_PLAN : LEAST_ACCEPTANCE
}

const DONE = new Set<Fact['act']>(['order', 'refer', 'procedure'])

/** 'Hold off on the MRI': without it a quoted offer would stand alone. */
function isHeldOff({ kind, polarity, act, certainty }: Fact): boolean {
  return kind === 'plan' && polarity === 'absent' && certainty === 'sure' && DONE.has(act)
}

const PROCEDURES = new Set(CONCEPT_ROWS.procedure.map(({ name }) => name))

/** An operation that was surely had is history, however short its name is put. */
function isOperation({ kind, polarity, time, concept, sureness = 1 }: Fact): boolean {
  const isHad = kind === 'history' && polarity === 'present' && time !== 'future'
  return (
    isHad && sureness >= SURE_OF_OPERATION && PROCEDURES.has(concept) && OPERATION.test(concept)
  )
}

/** 'Does that hurt?' – 'No.': where it does not hurt, only the hand showed. */
function isPointedAt({ kind, polarity, concept, said: [first] }: Fact): boolean {
  return (
    kind === 'finding' &&
    polarity === 'absent' &&
    /^(?:pain|tenderness|discomfort)$/.test(concept) &&
    /\b(?:that|this|there|here|it)\b/i.test(first?.words ?? '')
  )
}

function leastOf(fact: Fact): number {
  const { kind, status } = fact
  if (isPlainNo(fact)) return LEAST_OF_NO_DRUGS
  const row = LEAST_SURENESS.find((one) => one.kind === kind && (one.status ?? status) === status)
  return row?.least ?? 0
}
