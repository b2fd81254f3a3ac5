import type { FactContent } from '@chartwright/contract/facts'
import { phraseOf } from '../../../../clinical/realise/telling/phrase-fact.ts'
import { dueWords, durationWords } from '../../../../clinical/realise/telling/say-attributes.ts'
import { capital } from '../../../../clinical/realise/words/sentence.ts'
import { drugPhrase } from '../../../../clinical/realise/telling/tell-drug.ts'
import { isImperative } from '../../../../clinical/realise/telling/tell-plan.ts'
import { DEVICE } from '../../../../clinical/realise/patient/devices.data.ts'
import type { ProposedTask } from '../../scribe.ts'
import { isDisease, isNested, shortCondition, taskObject } from './task-object.ts'
import {
  CONTACT,
  DEPARTMENT,
  DONE_THERE,
  NO_OBJECT,
  OVER_THE_COUNTER,
  PAPER,
  WATCHED,
} from './task-words.data.ts'

type Titled = Pick<ProposedTask, 'title' | 'category'>

/** What to do, with its object; undefined where nothing is left for the practice to do. */
export function titleOf(said: FactContent): Titled | undefined {
  const named = taskObject(said) ?? unnamed(said)
  if (named === undefined) return undefined
  const fact = { ...said, concept: named }
  const task = fact.kind === 'medication' ? ofDrug(fact) : ofPlan(fact)
  if (task === undefined || WAITS_FOR_ANYTHING.test(fact.attributes.condition ?? ''))
    return undefined
  const { reason } = fact.attributes
  const why = NO_OBJECT.test(named.toLowerCase()) ? whyOf(reason) : ''
  const whom = fact.who === 'patient' || fact.kind === 'family' ? '' : `for ${fact.who}`
  const title = [task.title, whom, why, conditionOf(fact)].filter((part) => part !== '').join(' ')
  const plain = title
    .replace(/\s+(?=,)/g, '')
    .replace(/\s+/g, ' ')
    .replace(WEEKDAY, capital)
    .trim()
  return { title: capital(plain), category: task.category }
}

/** 'Order test to check the blood supply', 'Order tests (dizziness)' */
function whyOf(reason: string | undefined): string {
  if (reason === undefined) return ''
  return /^to (?!see\b)/.test(reason) ? reason : `(${reason})`
}

/** 'An endoscopy if that happens': nobody can tell what is waited for. */
const WAITS_FOR_ANYTHING =
  /^(?:if|when|once|in case|should) (?:that|this|it|they|those|one)(?: (?:does|do|should|ever))? (?:happens?|occurs?|comes? (?:up|back)|recurs?|is the case|turns out)\b/i

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g

/** A visit that was agreed on needs no name, only its time. */
function unnamed({
  act,
  concept,
  attributes: { when, duration },
}: FactContent): string | undefined {
  if (act !== 'follow_up') return undefined
  if (TOUCH.test(concept)) return 'contact'
  return (when ?? duration) === undefined ? undefined : 'follow-up'
}

const PRESCRIBED: Readonly<Partial<Record<FactContent['status'], string>>> = {
  start: 'prescribe',
  refill: 'refill',
  increase: 'increase',
  decrease: 'decrease',
  stop: 'stop',
  hold: 'hold',
}

const VACCINE = /\b(?:vaccin\w*|shot|booster|immuni[sz]ation)\b/

function ofDrug(fact: FactContent): Titled | undefined {
  const isAdvice = fact.status === 'advise'
  if (VACCINE.test(fact.concept) && (isAdvice || fact.status === 'start'))
    return { title: `arrange ${fact.concept} ${timeOf(fact)}`, category: 'Order' }
  const verb = PRESCRIBED[fact.status]
  if (verb === undefined) return undefined
  const isEnded = fact.status === 'stop' || fact.status === 'hold'
  if (isEnded && OVER_THE_COUNTER.test(fact.concept.toLowerCase())) return undefined
  const { dose, amount, route, frequency, duration, when, side, site } = fact.attributes
  const told = {
    dose,
    amount,
    route,
    frequency: frequency?.replace(/^up to (?=once|twice|\d)/, ''),
    duration,
    side,
    site,
    when: isEnded ? when : undefined,
  }
  const attributes = Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const drug = drugPhrase({ ...fact, attributes })
  return { title: `${verb} ${drug}`, category: 'Order' }
}

function ofPlan(fact: FactContent): Titled | undefined {
  const { concept } = fact
  switch (fact.act) {
    case 'order':
      if (/\b(?:physical|occupational|speech) therapy\b/.test(concept)) return referral(fact)
      if (VACCINE.test(concept))
        return { title: `arrange ${concept} ${timeOf(fact)}`, category: 'Order' }
      if (DEVICE.test(concept)) return provided(fact)
      if (/\bforms?$/.test(concept)) return { title: `send ${thing(fact)}`, category: 'Action' }
      if (SENT_OFF.test(concept)) return { title: concept, category: 'Action' }
      return {
        title: `order ${thing(fact).replace(FUNCTION, '$& tests')} ${timeOf(fact)}`,
        category: 'Order',
      }
    case 'refer':
      return referral(fact)
    case 'procedure':
      if (PAPER.test(concept)) return { title: `write ${thing(fact)}`, category: 'Document' }
      if (isImperative(concept))
        return HANDED_ON.test(concept) ? imperative(fact, 'Action') : undefined
      if (DEVICE.test(concept)) return provided(fact)
      return { title: `arrange ${thing(fact)} ${timeOf(fact)}`, category: 'Coordinate' }
    case 'follow_up':
      return followUp(fact)
    case 'emergency':
      return fact.time === 'future' && EMERGENCY.test(concept)
        ? { title: `arrange ${thing(fact)} ${timeOf(fact)}`, category: 'Action' }
        : undefined
    case 'advise':
    case 'counsel':
    case '':
      return PAPER.test(concept) && fact.time !== 'past'
        ? { title: `write ${thing(fact)}`, category: 'Document' }
        : undefined
    case 'safety_net':
    case 'declined':
      return undefined
  }
}

const FUNCTION = /\b(?:kidney|renal|liver|thyroid|lung) function$/
const SENT_OFF = /^send .+ (?:to|for) (?:pathology|histology|cytology|culture|the lab|analysis)$/

/** Where somebody is sent at once; all else that is called an emergency is a sign of one. */
const EMERGENCY = /\b(?:ambulance|emergency (?:department|room)|hospital|admission|ward|999|911)\b/i

/** Deeds of the practice; all others are explained or the patient's. */
const HANDED_ON = /^(?:send|contact|inform|notify|request|cancel|print|write) /

function provided(fact: FactContent): Titled {
  return { title: `provide ${thing(fact)} ${timeOf(fact)}`, category: 'Action' }
}

function referral(fact: FactContent): Titled | undefined {
  if (/^(?:letter|note|message)\b/.test(fact.concept))
    return { title: `write ${fact.concept}`, category: 'Document' }
  if (/^(?:\w+ )?clearance\b/.test(fact.concept))
    return { title: `request ${fact.concept} ${timeOf(fact)}`, category: 'Coordinate' }
  if (/^chase /.test(fact.concept)) return { title: fact.concept, category: 'Action' }
  if (/\bself[- ]?refer/.test(`${fact.concept} ${fact.attributes.detail ?? ''}`)) return undefined
  const place =
    fact.concept.replace(/\s*\b(?:referral|consult(?:ation)?|appointment)$/, '') || fact.concept
  const isDone =
    (DONE_THERE.test(place.toLowerCase()) && !DEPARTMENT.test(place)) || isDisease(place)
  const verb = isDone ? 'refer for' : 'refer to'
  return {
    title: `${verb} ${place} ${timeOf(fact)}`,
    category: 'Coordinate',
  }
}

/** The patient gets in touch: nothing is left for the practice. */
const BY_PATIENT =
  /^contact the clinic\b|^call (?:support|admin|reception|booking)\b|^(?:call|phone|ring|contact)(?: (?:us|me|back|in))?(?: with| for| about) (?:any|new|worsening|other)\b|\bself[- ]?(?:monitor|check|care|exam)/

const TOUCH = /\b(?:in touch|touch|contact|reach out)\b/

const PLAIN_VISIT =
  /^(?:(?:close |regular |routine |clinic )*follow[- ]?up|recheck|review|return|return visit|reevaluation|re-evaluation)(?: (?:visit|appointment|check))?$/

/** 'come in on Thursday', 'speak in four weeks on the phone' */
const COMES = /^(?:(?:come|pop) (?:in|back|by|over)|(?:speak|talk|chat|catch up)(?! (?:to|with)))\b/

/** 'I'll tell the front desk six months' */
const DESK = /^tell (?:the |my )?(?:front desk|desk|reception\w*|nurse|secretary|staff|scheduler)\b/

/** 'Review by a doctor' is a visit, 'review the results' a deed. */
const REVIEWED = /^(?:review|assessment|examination) (?:by|with|in|at) /

function followUp(fact: FactContent): Titled | undefined {
  const { concept } = fact
  if (BY_PATIENT.test(concept)) return undefined
  if (
    PLAIN_VISIT.test(concept) ||
    TIME.test(concept) ||
    (DESK.test(concept) && timeOf(fact) !== '')
  )
    return { title: `book follow-up ${timeOf(fact)}`, category: 'Coordinate' }
  if (/^(?:results?|lab results|test results)(?: contact)?$|^results? contact/.test(concept))
    return {
      title: `contact the patient with the results ${timeOf(fact)}`,
      category: 'Communicate',
    }
  if (
    /^(?:follow-?up|phone|telephone) (?:contact|call)$|^contact$|^(?:phone |telephone )?call$/.test(
      concept,
    )
  )
    return { title: `contact the patient ${timeOf(fact)}`, category: 'Communicate' }
  const spokenTo =
    /^(?:talk(?:ing)?|speak(?:ing)?|reach(?:ing)? out) (?:to|with) (?:the )?(.+)$/.exec(
      concept,
    )?.[1]
  if (spokenTo !== undefined)
    return {
      title: `contact ${spokenTo} ${timeOf(fact)}`,
      category: 'Communicate',
    }
  if (/^results? (?:through|via|by|on)\b/.test(concept))
    return { title: `contact the patient with the ${concept}`, category: 'Communicate' }
  if (COMES.test(concept) && timeOf(fact) !== '') {
    const visit = /\b(?:phone|telephone)\b/.test(concept) ? 'phone call' : 'follow-up'
    return { title: `book ${visit} ${timeOf(fact)}`, category: 'Coordinate' }
  }
  if (REVIEWED.test(concept))
    return { title: `book ${concept} ${timeOf(fact)}`, category: 'Coordinate' }
  const said = imperative(fact, CONTACT.test(concept) ? 'Communicate' : 'Action')
  if (said) return said
  if (/^(?:contact|call|inform|notify)\b/.test(concept))
    return { title: `${concept} ${timeOf(fact)}`, category: 'Communicate' }
  if (WATCHED.test(concept)) {
    const watched = concept.replace(WATCHED, '').trim()
    if (watched === '') return undefined
    return { title: `monitor ${watched} ${timeOf(fact)}`, category: 'Action' }
  }
  if (/^(?:seen|see|speak|talk|come|back)\b/.test(concept) && timeOf(fact) !== '')
    return { title: `book follow-up ${timeOf(fact)}`, category: 'Coordinate' }
  if (!MEETING.test(concept)) return undefined
  return { title: `book ${thing(fact)} ${timeOf(fact)}`, category: 'Coordinate' }
}

/** To be met again here; whom the patient sees elsewhere is the patient's to arrange. */
const MEETING =
  /\b(?:visit|appointment|follow-?up|check(?:-?up|-?in)?|recheck|review|exam|examination|clinic|session|assessment|evaluation|test|tests|scan|scopy|draw|labs?|x-?ray|ultrasound|removal|face[- ]to[- ]face)\b|(?:gram|scopy|graphy)$/

function imperative(fact: FactContent, category: Titled['category']): Titled | undefined {
  if (!isImperative(fact.concept) || /^look\b/.test(fact.concept)) return undefined
  return { title: `${thing(fact)} ${timeOf(fact)}`, category }
}

/** The thing with its side; a place that its name does not have stands behind it. */
function thing(fact: FactContent): string {
  const { side, site } = fact.attributes
  if (site === undefined || fact.concept.includes(site))
    return phraseOf({ ...fact, attributes: side === undefined ? {} : { side } })
  const place = side === undefined || site.includes(side) ? site : `${side} ${site}`
  return `${fact.concept} (${place})`
}

const TIME =
  /^(?:urgently|in|on|at|by|within|after|before|once|over|next|this|today|tomorrow|tonight|\d+|an?|the|one|two|three|four|five|six|about|around|early|late|mid|every|each|another|couple|few|(?:days?|weeks?|months?)(?:'s?)? time|fortnight|soon|as soon|urgent|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b(?! future)/i

/** A test lasts for no time; a visit is due then. */
function timeOf({ act, concept, attributes: { when, frequency, duration } }: FactContent): string {
  const isLasting = act === 'refer' || act === 'procedure' || DEVICE.test(concept)
  const often = [frequency, duration && isLasting ? durationWords(duration) : undefined]
  const due = when ?? (act === 'follow_up' ? duration : undefined)
  const isTime = due !== undefined && TIME.test(due) && !/\bfuture\b/.test(due)
  return [...often, isTime ? timeWords(due) : ''].filter(Boolean).join(' ')
}

const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/

function timeWords(due: string): string {
  if (due === 'urgently') return due
  if (MONTH.test(due)) return `in ${capital(due)}`
  return dueWords(due)
}

const OF_RESULT = /^if (?:that's |it's |that is |it is )?(?:positive|negative|abnormal)$/

const OPERATION = /\b(?:surgery|operation|procedure)\b/

function conditionOf({ act, attributes: { condition: said, when = '' } }: FactContent): string {
  // '1 week after the surgery' says what it waits for.
  if (OPERATION.test(when) && /^after /.test(said ?? '') && OPERATION.test(said ?? '')) return ''
  // 'Order a strep test, and if that's positive …': a result is no condition of its own test.
  if (said === undefined || (act === 'order' && OF_RESULT.test(said))) return ''
  const condition = said.replace(/ n't\b/g, "n't")
  return isNested(condition) ? `(${condition})` : (shortCondition(condition) ?? '')
}
