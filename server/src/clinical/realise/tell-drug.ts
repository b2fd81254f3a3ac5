import type { FactContent } from '@chartwright/contract/facts'
import { RELIEF_GRADES } from './attribute-words.data.ts'
import { DRUG_WORDS } from './drug-words.data.ts'
import { detailWords, hasWord, reliefWords } from './phrase-fact.ts'
import {
  conditionWords,
  durationWords,
  dueWords,
  onsetWords,
  purposeWords,
} from './say-attributes.ts'

type Status = keyof typeof DRUG_WORDS

const DECISIONS = new Set<string>([
  'start',
  'increase',
  'decrease',
  'continue',
  'stop',
  'hold',
  'refill',
  'advise',
  'offered',
])

/** Whether the fact decides something about a drug, rather than tells what the patient does. */
export function isDecision({ status }: FactContent): boolean {
  return DECISIONS.has(status)
}

/** What stands where no drug is named: 'medications', 'pain medication', 'antibiotics'. */
const GROUP =
  /\b(?:medications?|medicines?|meds|drugs?|remed(?:y|ies)|supplements?|treatments?|pills?|therapy|antibiotics?|thinners?|painkillers?)$/

/** One clause, without its full stop: 'increase lisinopril to 40 mg once daily'. */
export function drugClause(fact: FactContent): string {
  const status = statusOf(fact)
  const words = DRUG_WORDS[status]
  if (fact.polarity === 'absent') {
    if ((status === 'takes' || status === 'took') && GROUP.test(fact.concept))
      return `no ${drugPhrase(fact)}${status === 'took' ? ' taken' : ''}`
    return put(words.absent, fact)
  }
  if (fact.certainty === 'possible') return put(words.possible, fact)
  if (status === 'took' && (fact.attributes.when ?? fact.attributes.onset) !== undefined)
    return `took ${drugPhrase(fact)}`
  if (status === 'start' && fact.time === 'now')
    return `${fact.attributes.route === 'injection' ? 'given' : 'started'} ${drugPhrase(fact)}`
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
  const { attributes: a, concept, status } = fact
  const isChanged = status === 'increase' || status === 'decrease'
  const dose = a.dose ?? a.amount
  const amount = [
    dose === undefined || hasWord(concept, dose)
      ? ''
      : /^low[- ]dose$/.test(dose)
        ? ''
        : `${isChanged && /\d/.test(dose) ? 'to ' : ''}${dose}`,
    a.route === undefined || hasWord(concept, a.route.replace(/ed$/, ''))
      ? ''
      : routeWords(a.route),
    a.frequency ?? '',
  ].filter((part) => part !== '')
  const name = dose !== undefined && /^low[- ]dose$/.test(dose) ? `low-dose ${concept}` : concept
  const place = [a.side, a.site].filter(Boolean).join(' ')
  const behind = [
    place === '' || hasWord(concept, place) ? '' : `(${place})`,
    a.duration === undefined ? '' : durationWords(a.duration),
    onsetWords(a),
    a.when === undefined ? '' : dueWords(a.when),
    a.trigger === undefined ? '' : `with ${a.trigger}`,
    a.reason === undefined || hasWord(concept, a.reason) ? '' : purposeWords(a.reason),
    a.course === undefined ? '' : `, ${a.course}`,
    a.relief === undefined ? '' : relievedWords(a.relief),
    a.condition === undefined
      ? ''
      : conditionWords(a.condition, fact.time === 'future' ? 'if' : ''),
    a.detail === undefined || (a.detail === 'avoid' && fact.polarity === 'absent')
      ? ''
      : detailWords(concept, a.detail),
  ].filter((part) => part !== '')
  return [name, ...amount, ...behind].reduce((done, part) =>
    /^[,;]/.test(part) ? `${done}${part}` : `${done} ${part}`,
  )
}

function routeWords(route: string): string {
  if (route === 'oral') return 'by mouth'
  return route === 'intravenous' ? 'IV' : route
}

function relievedWords(relief: string): string {
  if (/^(?:none|no relief|nothing|no)$/.test(relief)) return 'without relief'
  if (RELIEF_GRADES.test(relief)) return `with ${relief} relief`
  return reliefWords(relief).replace(', relieved by ', ', ')
}
