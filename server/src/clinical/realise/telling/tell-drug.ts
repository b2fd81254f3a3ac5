import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { FactContent } from '@chartwright/contract/facts'
import { DRUG_RELIEFS } from './relief-words.data.ts'
import { DRUG_WORDS } from './drug-words.data.ts'
import { isKnownDrug } from '../once/drug-names.ts'
import { drugReason } from './drugs/drug-reason.ts'
import { detailWords } from './phrase-fact.ts'
import { writeBy } from '../words/rows.ts'
import {
  conditionWords,
  durationWords,
  dueWords,
  onsetWords,
  triggerWords,
  whenWords,
} from './say-attributes.ts'
import { joinParts } from '../words/sentence.ts'
import { hasWord, isWithin } from '../words/word-stems.ts'

type Status = keyof typeof DRUG_WORDS

const DECISIONS = new Set<string>([...DRUG_DECISIONS, 'offered'])

/** Whether the fact decides something about a drug, rather than tells what the patient does. */
export function isDecision({ status }: FactContent): boolean {
  return DECISIONS.has(status)
}

/** What stands where no drug is named: 'medications', 'pain medication', 'antibiotics'. */
const GROUP =
  /\b(?:medications?|medicines?|meds|drugs?|remed(?:y|ies)|supplements?|treatments?|pills?|therapy|antibiotics?|thinners?|painkillers?)$/

/** Of what was taken: that somebody else gave it. */
const GIVEN = 'given'

/** One clause, without its full stop: 'increase lisinopril to 40 mg once daily'. */
export function drugClause(fact: FactContent): string {
  const clause = takenClause(fact)
  if (!/^(?:takes|took)$/.test(statusOf(fact)) || !USED.test(fact.concept)) return clause
  return clause
    .replace(/^((?:previously |possibly )?)took\b/, '$1used')
    .replace(/^((?:possibly )?)takes\b/, '$1uses')
    .replace(/^has not taken\b/, 'has not used')
    .replace(/^not taking\b/, 'not using')
}

/** What is put on or breathed in is not taken. */
const USED =
  /\b(?:creams?|ointments?|lotions?|gels?|shampoos?|drops|sprays?|inhalers?|patch(?:es)?|dressings?|powders?|epipens?)\b/i

function takenClause(fact: FactContent): string {
  const status = statusOf(fact)
  const words = DRUG_WORDS[status]
  if (fact.polarity === 'absent') {
    if ((status === 'takes' || status === 'took') && GROUP.test(fact.concept))
      return `no ${drugPhrase(fact)}${status === 'took' ? ' taken' : ''}`
    return put(words.absent, fact)
  }
  if (fact.certainty === 'possible') return put(words.possible, fact)
  if (status === 'declined' && fact.time === 'past') return `declined ${drugPhrase(fact)}`
  if (status === 'took' && fact.attributes.detail === GIVEN) return `was given ${drugPhrase(fact)}`
  if (status === 'took' && (fact.attributes.when ?? fact.attributes.onset) !== undefined)
    return `took ${drugPhrase(fact)}`
  if (status === 'start' && fact.time === 'now')
    return `${fact.attributes.route === 'injection' ? 'given' : 'started'} ${drugPhrase(fact)}`
  // What is injected once is not started.
  if (status === 'start' && /\b(?:injections?|infusions?)$/.test(fact.concept))
    return `plan ${drugPhrase(fact)}`
  return put(words.told, fact)
}

function statusOf({ status, time }: FactContent): Status {
  const known = status in DRUG_WORDS ? (status as Status) : 'takes'
  return known === 'takes' && time === 'past' ? 'took' : known
}

function put(pattern: string, fact: FactContent): string {
  return pattern.replace('…', drugPhrase(fact))
}

/** The drug with its dose, way, times and reason; nothing of what is done with it. */
export function drugPhrase(fact: FactContent): string {
  const { attributes: a, concept } = fact
  // 'albuterol inhalers' are one medicine.
  const named = concept.replace(/^(\w+) inhalers$/, (all, drug: string) =>
    isKnownDrug(drug) ? `${drug} inhaler` : all,
  )
  const isLow = /^low[- ]dose$/.test(a.dose ?? '')
  return joinParts(
    [
      isLow ? `low-dose ${concept}` : named,
      isLow ? '' : doseWords(fact),
      a.route === undefined || hasWord(concept, a.route.replace(/ed$/, ''))
        ? ''
        : routeWords(a.route),
      a.frequency === undefined || isWithin(a.frequency, concept) ? '' : howOften(a.frequency),
      placeWords(fact),
      a.duration && durationWords(a.duration),
      onsetWords(a).replace(/^starting (?=.* ago$)/, ', started '),
      a.when && (fact.time === 'future' ? dueWords(a.when) : whenWords(a.when)),
      a.trigger && triggerWords(a.trigger),
      reasonWords(fact),
      a.course && `, ${a.course}`,
      a.relief && writeBy(DRUG_RELIEFS, a.relief),
      a.condition &&
        !/^(?:once|twice|\w+ times) a day$/.test(a.condition) &&
        conditionWords(a.condition, fact.time === 'future' ? 'if' : ''),
      a.detail === undefined || a.detail === GIVEN || isWithin(a.detail, `${concept} avoid`)
        ? ''
        : detailWords(a.detail),
    ].map((part) => part || ''),
  )
}

/** A drug is taken intermittently, as a pain is intermittent. */
function howOften(frequency: string): string {
  return frequency.replace(/^(?:intermittent|occasional|infrequent|frequent|constant)$/, '$&ly')
}

function doseWords({ concept, status, attributes: a }: FactContent): string {
  const dose = a.dose ?? a.amount
  if (dose === undefined || hasWord(concept, dose)) return ''
  if (
    !/\d|\b(?:dose|tablet|pill|capsule|puff|drop|spray|unit|half|one|two|three|four|patch|teaspoon|scoop|pea|strength)s?\b/.test(
      dose,
    )
  )
    return `, ${dose}`
  return (status === 'increase' || status === 'decrease') && /\d/.test(dose) ? `to ${dose}` : dose
}

function placeWords({ concept, attributes: { side, site } }: FactContent): string {
  const place = [side, site].filter(Boolean).join(' ')
  return place === '' || hasWord(concept, place) ? '' : `(${place})`
}

/** What is not given has a cause; what is given has a purpose. */
function reasonWords({ concept, status, polarity, attributes: { reason } }: FactContent): string {
  if (reason === undefined || isWithin(reason, concept)) return ''
  const isNot = polarity === 'absent' || /^(?:stop|hold|declined|decrease)$/.test(status)
  return isNot && !/^for /.test(reason) ? `(${reason})` : drugReason(reason)
}

function routeWords(route: string): string {
  if (route === 'oral') return 'by mouth'
  return route === 'intravenous' ? 'IV' : route
}
