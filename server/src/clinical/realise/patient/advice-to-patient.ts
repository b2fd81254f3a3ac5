import type { Fact } from '@chartwright/contract/facts'
import { EMERGENCY_CALLS } from '../../ledger/resolving/plans/emergency.data.ts'
import { isKnownName } from '../../ledger/naming/name-concept.ts'
import type { Told } from '../same-facts.ts'
import { wordsOf } from '../words/sentence.ts'
import { IMPERATIVES } from '../words/tidy.data.ts'
import { durationWords } from '../telling/say-attributes.ts'
import { instructed, isImperative, planPhrase } from '../telling/tell-plan.ts'
import { ADVICE_WORDS } from './plain-words.data.ts'
import { POINTING, saidToPatient } from './said-to-patient.ts'

const ADVICE = new Map(
  ADVICE_WORDS.flatMap(([concepts, said]) =>
    concepts.split('|').map((each) => [each, said] as const),
  ),
)
const EMERGENCIES = new Set(EMERGENCY_CALLS.map(([, concept]) => concept))
const SURE = 0.68

/** Whether a patient can be told it, even where a note could not: a table knows it, or it was said whole. */
export function isInstruction(fact: Fact): boolean {
  if (fact.polarity === 'absent') return false
  return isKnownAdvice(fact) || isEmergency(fact) || saidToPatient(fact) !== undefined
}

/** Where to go at once is never left out. */
function isEmergency({ act, concept }: Fact): boolean {
  return act === 'safety_net' && EMERGENCIES.has(concept)
}

export function isKnownAdvice({ act, concept }: Fact): boolean {
  return act === 'advise' && ADVICE.has(concept.toLowerCase())
}

/** Advice as something to do; empty where nobody could follow it. */
export function adviceToPatient(told: Told): string {
  const fact = { ...told, ...instructed(told) }
  const isDoubtful = fact.certainty === 'possible'
  if (fact.polarity === 'absent') return notAdvised(fact)
  const said = ADVICE.get(fact.concept)
  if (said !== undefined)
    return doubted(planPhrase(fact).replace(fact.concept, said), isDoubtful, told)
  const own = saidToPatient(told)
  if (own !== undefined) return doubted(withTimes(own, fact), isDoubtful, told)
  const done = imperativeOf(fact.concept)
  if (done !== undefined && !POINTING.test(done))
    return doubted(planPhrase({ ...fact, concept: done }), isDoubtful, told)
  if (isDoubtful || !isNoun(fact)) return ''
  return `we recommend ${planPhrase(fact)}`
}

/** How long and how often it was said behind the words. */
function withTimes(own: string, fact: Told): string {
  const { duration, frequency } = fact.attributes
  const isSaid = fact.act !== 'advise' || /\d|\b(?:times|daily|every|minutes?)\b/.test(own)
  if (isSaid || (duration ?? frequency) === undefined) return own
  const times = [duration === undefined ? undefined : durationWords(duration), frequency]
  return [own, ...times.filter((each) => each !== undefined)].join(' ')
}

/** What was only an option stays one. */
function doubted(clause: string, isDoubtful: boolean, { attributes }: Told): string {
  return isDoubtful && attributes.condition === undefined ? `you could ${clause}` : clause
}

/** 'running for 2 weeks', 'skiing': what is better left alone. */
function notAdvised(fact: Told): string {
  if (isImperative(fact.concept)) return `do not ${planPhrase(fact)}`
  const isThing = /^\w+ing\b/.test(fact.concept) || isKnownName('plan', fact.concept)
  return isThing && !POINTING.test(fact.concept) ? `avoid ${planPhrase(fact)}` : ''
}

/** 'decreasing the salt intake' as a patient is told it. */
function imperativeOf(concept: string): string | undefined {
  if (isImperative(concept)) return concept
  const [first = '', ...rest] = concept.split(' ')
  if (!/ing$/.test(first) || rest.length === 0) return undefined
  const stem = first.slice(0, -'ing'.length)
  const verb = [stem, `${stem}e`, stem.slice(0, -1)].find((each) => IMPERATIVES.has(each))
  return verb === undefined ? undefined : [verb, ...rest].join(' ')
}

function isNoun({ concept, sureness = 1 }: Told): boolean {
  const words = wordsOf(concept)
  if (POINTING.test(concept) || /^\d/.test(concept) || /ed$/.test(words.at(-1) ?? '')) return false
  return isAdvice(concept) || (sureness >= SURE && words.length > 1 && words.length < 5)
}

/** A test or a specialty that was spoken of is no advice. */
function isAdvice(concept: string): boolean {
  return isKnownName('social', concept)
}
