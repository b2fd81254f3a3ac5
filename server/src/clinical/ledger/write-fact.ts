import type { FactStatus } from '@chartwright/contract/facts'
import type { FramedFact } from './fact.ts'
import { hasContent } from './reading/has-content.ts'
import { EMERGENCY_CALLS } from './resolving/emergency.data.ts'

/** One telegraphic sentence, as a clinician writes this fact in a note. */
export function writeFact(fact: FramedFact): string {
  const sentence = (WRITERS[fact.kind] ?? plain)(fact)
  const who = fact.who === 'patient' || fact.kind === 'family' ? '' : `${capital(fact.who)}: `
  return `${capital(`${who}${sentence}`.trim())}.`
}

const EMERGENCIES = new Set(EMERGENCY_CALLS.map(([, concept]) => concept))

type Write = (fact: FramedFact) => string

const DRUG_VERBS: Partial<Record<FactStatus, string>> = {
  takes: 'Takes',
  took: 'Previously took',
  start: 'Start',
  increase: 'Increase',
  decrease: 'Decrease',
  continue: 'Continue',
  stop: 'Stop',
  hold: 'Hold',
  refill: 'Refill',
  advise: 'Advised',
  offered: 'Offered',
  declined: 'Declines',
  mentioned: 'Discussed',
}

const WRITERS: Partial<Record<FramedFact['kind'], Write>> = {
  complaint: (fact) => thing(fact),
  symptom: (fact) => (isAbsent(fact) ? `Denies ${thing(fact)}` : thing(fact)),
  history: (fact) =>
    isAbsent(fact) ? `No history of ${thing(fact)}` : `History of ${thing(fact)}`,
  medication: writeDrug,
  allergy: (fact) => {
    if (isAbsent(fact))
      return /^(?:drug |medication |known )*allerg/.test(fact.concept)
        ? 'No known drug allergies'
        : `No allergy to ${fact.concept}`
    const reaction = fact.attributes.detail
    return `Allergic to ${fact.concept}${reaction === undefined ? '' : ` (${reaction})`}`
  },
  family: (fact) =>
    isAbsent(fact)
      ? `No family history of ${thing(fact)}${fact.who === 'family' ? '' : ` (${fact.who})`}`
      : `${capital(fact.who)}: ${thing(fact)}`,
  social: (fact) => (isAbsent(fact) ? `No ${thing(fact)}` : thing(fact)),
  finding: (fact) => (isAbsent(fact) ? `No ${thing(fact)}` : thing(fact)),
  measurement: (fact) => thing(fact),
  result: (fact) => {
    const { detail, ...attributes } = fact.attributes
    const shown = thing({ ...fact, attributes })
    const what = isAbsent(fact) ? `no ${shown}` : shown
    return detail === undefined ? what : `${detail}: ${what}`
  },
  assessment: (fact) => {
    const name = isAbsent(fact) ? `No ${thing(fact)}` : thing(fact)
    return fact.status === '' ? name : `${name}, ${fact.status}`
  },
  plan: writePlan,
}

function writeDrug(fact: FramedFact): string {
  const { dose, frequency, route } = fact.attributes
  const verb = fact.status === '' ? 'Takes' : (DRUG_VERBS[fact.status] ?? 'Takes')
  const to = dose !== undefined && /^(?:increase|decrease)$/.test(fact.status) ? 'to ' : ''
  const amount = [dose && `${to}${dose}`, route, frequency].filter(Boolean).join(' ')
  const what = `${fact.concept}${amount && ` ${amount}`}${conditionOf(fact)}`
  if (!isAbsent(fact) && fact.certainty === 'possible')
    return `${fact.time === 'future' ? 'consider' : 'possibly'}: ${verb.toLowerCase()} ${what}`
  if (!isAbsent(fact)) return `${verb} ${what}`
  if (fact.status === 'takes') return `Does not take ${what}`
  return `No ${fact.status} of ${what}`.replace(/^No start of/, 'No')
}

function writePlan(fact: FramedFact): string {
  const { when } = fact.attributes
  const what = thing(fact)
  const not = isAbsent(fact) ? 'No ' : ''
  switch (fact.act) {
    case 'order':
      return isAbsent(fact) ? `No ${what}` : `Order ${what}`
    case 'refer':
      return isAbsent(fact) ? `No referral: ${what}` : `Refer: ${what}`
    case 'follow_up':
      return when === undefined || isAbsent(fact)
        ? `${not}follow-up: ${what}`
        : `Follow up in ${when}`
    case 'safety_net':
      if (EMERGENCIES.has(fact.concept))
        return `${fact.concept} if ${fact.attributes.condition ?? 'worse'}`
      return `Return or call if ${whenOf(fact.attributes.condition ?? fact.concept)}`
    case 'emergency':
      return `Emergency: ${what}`
    case 'declined':
      return `Declines ${what}`
    case '':
    case 'advise':
    case 'counsel':
    case 'procedure':
      return `${not}${what}`
  }
}

const BEFORE_SIGN =
  /^(?:.*\b(?:if|when|in case)\b\s*)?(?:you (?:get|have|develop|notice|see|feel)\b\s*)?(?:an?|any|the)?\b\s*/

/** 'come back if you get a fever': the sign alone. */
function whenOf(words: string): string {
  const sign = words.replace(BEFORE_SIGN, '')
  return hasContent(sign) ? sign : 'worse'
}

/** The thing with its side before it and what else is known of it behind it. */
function thing(fact: FramedFact): string {
  const { side, site, value, unit, severity, duration, onset, frequency, dose } = fact.attributes
  const doubt = fact.certainty === 'possible' ? 'possible ' : ''
  const place = side === undefined || fact.concept.includes(side) ? '' : `${side} `
  const number =
    value === undefined ? '' : ` ${value}${unit === '%' ? ' %' : unit ? ` ${unit}` : ''}`
  const tail = [
    site !== undefined && !fact.concept.includes(site) ? `(${site})` : '',
    severity,
    dose,
    frequency,
    duration && `for ${duration}`,
    onset && (onset.startsWith('since') ? onset : `beginning ${onset}`),
  ].filter(Boolean)
  const name = `${doubt}${place}${fact.concept}${number}`
  return `${[name, ...tail].join(' ')}${conditionOf(fact)}`
}

function conditionOf({ attributes: { condition } }: FramedFact): string {
  return condition === undefined ? '' : ` (${condition})`
}

function plain(fact: FramedFact): string {
  return isAbsent(fact) ? `No ${thing(fact)}` : thing(fact)
}

function isAbsent({ polarity }: FramedFact): boolean {
  return polarity === 'absent'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
