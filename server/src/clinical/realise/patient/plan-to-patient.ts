import { isKnownName } from '../../ledger/naming/name-concept.ts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import type { Told } from '../same-facts.ts'
import { planPhrase } from '../telling/tell-plan.ts'
import { adviceToPatient } from './advice-to-patient.ts'
import { DEVICE } from './devices.data.ts'
import { knownPart } from './known-part.ts'

const FELT = new Set([...CONCEPT_ROWS.symptom, ...CONCEPT_ROWS.condition].map(({ name }) => name))

/** What is planned, as the patient is told it; empty where the words name nothing. */
export function planToPatient(fact: Told): string {
  switch (fact.act) {
    case 'order':
    case 'procedure':
      return doneToPatient(fact)
    case 'refer':
      return referredToPatient(fact)
    case 'follow_up':
      return followUpToPatient(fact)
    case 'declined': {
      const what = nameOf(fact)
      return what === undefined ? '' : `you chose not to have ${what}`
    }
    case 'emergency':
      return emergencyToPatient(fact)
    case 'counsel':
      return ''
    case 'advise':
    case 'safety_net':
    case '':
      return adviceToPatient(fact)
  }
}

/** The thing with when and why, where a table knows it. */
export function nameOf(fact: Told): string | undefined {
  const part = partOf(fact)
  if (part === undefined || FELT.has(part)) return undefined
  const { side: _, ...attributes } = fact.attributes
  return planPhrase({ ...fact, concept: part, ...(fact.act === 'refer' ? { attributes } : {}) })
}

const MOST_WORDS = 4
const MOST_WORDS_OF_DEVICE = 7
const TALK = /\b(?:to|you|your|we|some|that|another)\b/

/** All of the words where they are a name: 'follow-up x-ray'; else the part that a table knows. */
function partOf({ concept }: Told): string | undefined {
  // 'After surgery' tells when, and plans nothing.
  if (/^(?:after|before|until|during|following)\b/.test(concept)) return undefined
  const part = knownPart(concept)
  const isShort =
    concept.split(' ').length <= (DEVICE.test(concept) ? MOST_WORDS_OF_DEVICE : MOST_WORDS)
  const isName = isShort && !TALK.test(concept)
  if (isKnownName('plan', concept) || (isName && DEVICE.test(concept))) return concept
  return part !== undefined && isName && concept.toLowerCase().endsWith(part) ? concept : part
}

function doneToPatient(fact: Told): string {
  const what = nameOf(fact)
  if (what === undefined) return ''
  if (fact.polarity === 'absent') return `you do not need ${what} for now`
  if (fact.certainty === 'possible') return `you may need ${what}`
  if (isDevice(fact)) return `you will get ${article(what)}${what}`
  if (fact.act === 'order') return `you will have this test: ${what}`
  const one = ONE.test(partOf(fact) ?? '') ? `${article(what)}${what}` : what
  return fact.time === 'future' ? `you are going to have ${one}` : `you had ${one} today`
}

const ONE =
  /(?:ectomy|scopy|plasty|biopsy|injection|graft|stent|repair|replacement|release|catheterization|excision|procedure)$/

/** What is worn or carried, and no test. */
export function isDevice(fact: Told): boolean {
  return DEVICE.test(partOf(fact) ?? '')
}

function article(what: string): string {
  if (/s(?: \(\w+\))?$/.test(what)) return ''
  return /^[aeiou]/i.test(what) ? 'an ' : 'a '
}

function referredToPatient(fact: Told): string {
  const name = nameOf(fact)
  if (name === undefined) return ''
  const isUrgent = URGENT.test(name)
  const what = withArticle(name.replace(URGENT, ''))
  if (/^face-to-face/.test(what)) return 'you need to be seen in the clinic in person'
  const link = /(?:scopy|gram|scan|mri|exam|examination|testing|surgery|procedure)$/.test(
    fact.concept,
  )
    ? 'for'
    : 'to'
  if (fact.polarity === 'absent') return `you do not need a referral ${link} ${what}`
  if (fact.certainty === 'possible') return `you may be referred ${link} ${what}`
  return `you are being ${isUrgent ? 'urgently ' : ''}referred ${link} ${what}`
}

const URGENT = /^(?:very )?urgent(?:ly)? (?=\S)/
/** One of several people: 'a dietitian', but 'physical therapy'. */
const PERSON =
  /^(?!an? |the |your |dr\b)(?:[\w-]+ )*(?:\w+(?:ologist|ist|trician|titian|tician)|surgeon|doctor|nurse|specialist)(?= |$)/

function withArticle(what: string): string {
  return PERSON.test(what) ? `${article(what)}${what}` : what
}

const VISIT =
  /^(?:(?:close|regular|routine|clinic) )*(?:follow[- ]?up|recheck|review|return|revisit|appointment|re-?evaluation)(?: (?:visit|appointment|check))?\b|^(?:come|coming|see|seeing) (?:back|me|you|us)\b|^(?:next (?:week|month|year)|\w+ (?:days?|weeks?|months?|years?)|week's time)$/
const RESULTS = /\b(?:results?|contact|touch|portal)\b/
/** The patient gets in touch, and not we. */
const BY_PATIENT =
  /^(?:contact (?:the clinic|us|me)|(?:call|ring|phone|message) (?:us|me|back|the (?:clinic|office|practice|surgery)))\b/
const OTHER_DOCTOR = /^follow up with (?!me\b|us\b|you\b|him\b|her\b)/

function followUpToPatient(fact: Told): string {
  const { concept, attributes, polarity, certainty } = fact
  const rest = planPhrase({ ...fact, concept: '', attributes: timeOf(fact) })
  const isTimed = (attributes.when ?? attributes.duration) !== undefined
  const may = certainty === 'possible' && attributes.condition === undefined
  if (BY_PATIENT.test(concept)) return polarity === 'present' ? `contact us ${rest}` : ''
  if (OTHER_DOCTOR.test(concept)) return concept.replace(/\bpcp\b/i, 'primary care doctor')
  if (/^annual exam$/.test(concept)) return `come back for your annual exam ${rest}`
  if (VISIT.test(concept)) {
    if (polarity === 'absent') return `you do not need to come back ${rest}`
    if (may) return `you may need to come back ${rest}`
    return rest === '' ? 'come back for a follow-up visit' : `come back ${rest}`
  }
  if (RESULTS.test(concept) && polarity === 'present') {
    const what = /\bresults?\b/.test(concept) ? ' with your results' : ''
    return what === '' && rest === '' ? '' : `we will contact you${what} ${rest}`
  }
  return isTimed && polarity === 'present' && !may ? `come back ${rest}` : ''
}

function timeOf({ attributes: { when, duration, condition, reason } }: Told): Told['attributes'] {
  return {
    ...((when ?? duration) === undefined ? {} : { when: when ?? duration ?? '' }),
    ...(condition === undefined ? {} : { condition }),
    ...(reason === undefined ? {} : { reason }),
  }
}

function emergencyToPatient(fact: Told): string {
  const { concept } = fact
  if (/^(?:call|go)\b/.test(concept)) return concept
  if (/\bambulance\b/.test(concept)) return 'an ambulance is being called for you'
  return /\b(?:emergency|hospital|a and e|a&e|er)\b/i.test(concept)
    ? 'go to the emergency department'
    : ''
}
