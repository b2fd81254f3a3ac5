import type { FactContent } from '@chartwright/contract/facts'
import { EMERGENCY_CALLS } from '../../ledger/resolving/plans/emergency.data.ts'
import { hasContent } from '../../ledger/reading/has-content.ts'
import { adviceTold } from './advice-told.ts'
import { detailWords, phraseOf } from './phrase-fact.ts'
import { SIGNS_SAID } from './plan-acts.data.ts'
import { rewriteBy } from '../words/rows.ts'
import { signsOnce } from './signs-once.ts'
import { tellSigns } from './tell-signs.ts'
import { isWithin, shareWithin } from '../words/word-stems.ts'
import {
  conditionWords,
  dueWords,
  durationWords,
  purposeWords,
  whenWords,
} from './say-attributes.ts'
import { joinParts, wordsOf } from '../words/sentence.ts'
import { IMPERATIVES, NOUN_FIRST } from '../words/tidy.data.ts'

const EMERGENCIES = new Set(EMERGENCY_CALLS.map(([, concept]) => concept))

/** 'closely monitor the sodium' */
const HOW_FIRST = /^(?:carefully|closely|gently|gradually|regularly|slowly|strictly) (?=\w)/i

/** Whether words are an instruction: 'avoid citrus foods', and not 'lower extremity x-ray'. */
export function isImperative(words: string): boolean {
  const [first = '', second] = wordsOf(words.replace(HOW_FIRST, ''))
  return second !== undefined && IMPERATIVES.has(first.toLowerCase()) && !NOUN_FIRST.test(words)
}

/** What is measured at home is watched, where it is advised. */
export function isWatched({
  act,
  polarity,
  certainty,
  concept,
  attributes: a,
}: FactContent): boolean {
  return (
    act === 'advise' &&
    polarity === 'present' &&
    certainty === 'sure' &&
    a.when === undefined &&
    /^(?:blood (?:pressure|glucose)|temperature|weight)$/.test(concept.toLowerCase())
  )
}

/** To be seen, rather than somebody to see. */
const SEEN = /\b(?:exam|examination|appointment|visit|review|assessment|check-?up)$/

/** One clause of a plan, without its full stop. */
export function planClause(fact: FactContent): string {
  if (fact.act === 'safety_net') return safetyNetClause([fact])
  const told = adviceTold(instructed(fact))
  if (told !== fact) return planClause(told)
  // What is read in the visit that ordered it.
  const { detail, ...attributes } = fact.attributes
  if (fact.act === 'order' && detail === 'done in the visit')
    return `${planPhrase({ ...fact, attributes })} ${detail}`
  const what = planPhrase(fact)
  const isAbsent = fact.polarity === 'absent'
  const isPossible = fact.certainty === 'possible' && !isAbsent
  if (BY_THE_CLINIC.test(fact.concept) && !isAbsent) return contactClause(fact)
  if (fact.act === 'emergency' && fact.concept === 'emergency department')
    return joinParts([
      isAbsent
        ? 'no need to go to the emergency department'
        : isPossible
          ? 'possibly go to the emergency department'
          : 'go to the emergency department now',
      what.slice(fact.concept.length),
    ])
  if (fact.act === 'emergency') return `${isPossible ? 'possible ' : ''}${emergencyClause(fact)}`
  if (/^(?:no|never|nothing) /.test(fact.concept) && !isAbsent) return what
  if (isImperative(fact.concept)) {
    if (isAbsent) return `no need to ${what}`
    if (fact.act === 'declined') return `declines to ${what}`
    return isPossible && !/^consider\b/.test(what) ? `possibly ${what}` : what
  }
  switch (fact.act) {
    case 'order':
      return isAbsent ? `hold off on ${what}` : isPossible ? `consider ${what}` : `order ${what}`
    case 'refer':
      if (/^refer(?:ral)?$/.test(what)) return isPossible ? 'consider referral' : 'referral'
      if (SEEN.test(fact.concept) && !isAbsent && !isPossible) return `arrange ${what}`
      return isAbsent
        ? `no referral to ${what}`
        : isPossible
          ? `consider referral to ${what}`
          : URGENT.test(what)
            ? what.replace(URGENT, 'urgent referral to ')
            : `refer to ${what}`
    case 'follow_up':
      return followUpClause(fact)
    case 'declined':
      return `declines ${what}`
    case 'advise':
      if (isWatched(fact)) return `monitor ${what}`
      return isAbsent ? `${what} not advised` : isPossible ? `consider ${what}` : `advised ${what}`
    case 'counsel':
      return isAbsent
        ? `no counseling on ${what}`
        : isNoun(fact.concept)
          ? `counseled on ${what}`
          : `counseled: ${what}`
    case 'procedure':
    case '':
      return isAbsent
        ? `no ${what} planned`
        : isPossible
          ? `possible ${what}`
          : fact.time === 'future' && fact.act !== ''
            ? `plan ${what}`
            : what
  }
}

/** Who calls the ambulance, and whether it is on its way, nobody knows for sure. */
function emergencyClause(fact: FactContent): string {
  const { concept, attributes: a } = fact
  if (!AMBULANCE.test(concept) || /^call \d+$/.test(concept))
    return fact.polarity === 'absent'
      ? `no need to ${planPhrase(fact)}`
      : `emergency: ${planPhrase(fact)}`
  const { detail: _how, ...attributes } = a
  const need =
    fact.polarity === 'absent'
      ? 'no emergency ambulance'
      : fact.certainty === 'possible'
        ? 'need for an emergency ambulance'
        : NEEDED
  return planPhrase({ ...fact, concept: need, attributes })
}

const NEEDED = 'emergency ambulance needed'

const AMBULANCE = /\b(?:ambulance|999|911|112|paramedics)\b/

/** Advice that was spelled out is told by that: 'take lisinopril as directed' for adherence. */
export function instructed(fact: FactContent): FactContent {
  const { detail, ...attributes } = fact.attributes
  const isAdvice = (fact.act === 'advise' || fact.act === 'counsel') && fact.polarity === 'present'
  if (!isAdvice || detail === undefined || isImperative(fact.concept) || !isImperative(detail))
    return fact
  return { ...fact, concept: detail, attributes }
}

/** Words of a statement: 'usually temporary', 'tools for cravings available'. */
function isNoun(concept: string): boolean {
  return !/^(?:usually|lasts?|may|can|could|will|not|no|should|likely|often|normally)\b|\b(?:can|cause[sd]?|may|will|helps?|available|temporary|needed|common|normal|safe|needs?|expected to)\b/.test(
    concept,
  )
}

/** A referral can be urgent, a specialty cannot. */
const URGENT = /^urgent (?!care\b)(?=\w)/

function followUpClause(fact: FactContent): string {
  const { attributes: a, concept } = fact
  const isPlain =
    /^(?:follow[- ]?up|recheck|review|return visit|reevaluation|re-evaluation)(?: (?:visit|appointment|contact))?$/.test(
      concept,
    )
  if (!isPlain) {
    const what = planPhrase(fact)
    return fact.polarity === 'absent'
      ? `no ${what} needed`
      : fact.certainty === 'possible'
        ? `possible ${what}`
        : what
  }
  const verb = /^recheck|^review|^reev|^re-ev/.test(concept) ? 'recheck' : 'follow up'
  const rest = planPhrase({ ...fact, concept: '' })
  if (fact.polarity === 'absent') return joinParts(['no follow-up needed', rest])
  if (fact.certainty === 'possible') return joinParts(['possible follow-up', rest])
  return `${verb}${rest.startsWith(',') || rest.startsWith(';') ? '' : ' '}${rest}${rest === '' && a.condition === undefined ? ' as arranged' : ''}`.replace(
    / as arranged$/,
    '',
  )
}

const BY_THE_CLINIC = /^contact by the clinic\b/

/** Whom the clinic will let know. */
function contactClause(fact: FactContent): string {
  const contact = `${fact.certainty === 'possible' ? 'may' : 'will'} contact the patient`
  return planPhrase(fact).replace(BY_THE_CLINIC, contact)
}

/** The thing that is planned, with when, why and on what condition. */
export function planPhrase(fact: FactContent): string {
  const { attributes: a, concept } = fact
  return joinParts(
    [
      phraseOf({ ...fact, attributes: only(a) }),
      a.value,
      a.amount && `, ${a.amount}`,
      a.frequency === undefined || isWithin(a.frequency, concept) ? '' : a.frequency,
      a.duration === undefined || isWithin(a.duration, concept) ? '' : durationWords(a.duration),
      a.when &&
        (fact.time === 'future' || fact.act === 'follow_up' ? dueWords(a.when) : whenWords(a.when)),
      a.reason === undefined || isWithin(a.reason, concept)
        ? ''
        : fact.polarity === 'absent' || fact.act === 'declined'
          ? `(${a.reason})`
          : purposeWords(a.reason),
      a.condition && !isWithin(a.condition, `if when ${concept}`)
        ? conditionWords(a.condition, 'if')
        : '',
      a.detail === undefined || isWithin(a.detail, concept) ? '' : detailWords(a.detail),
    ].map((part) => part ?? ''),
  )
}

function only({
  side,
  site,
  severity,
  quality,
}: FactContent['attributes']): FactContent['attributes'] {
  return {
    ...(side === undefined ? {} : { side }),
    ...(site === undefined ? {} : { site }),
    ...(severity === undefined ? {} : { severity }),
    ...(quality === undefined ? {} : { quality }),
  }
}

const CONTACT: readonly (readonly [RegExp, string])[] = [
  [/^call 999$/, 'call 999'],
  [/^call 111$/, 'call 111'],
  [/^call 911$/, 'call 911'],
  [/^call 988$/, 'call 988'],
  [/^hospital$/, 'go to the hospital'],
  [/\b(?:911|999|112|ambulance)\b/, 'call an ambulance'],
  [/\b(?:emergency|er|a and e|a&e)\b/i, 'go to the emergency department'],
  [/\bcall (?:and|or) (?:come|return)|\b(?:come|return)\b.*\bcall\b/, 'call or return'],
  [/\b(?:come back|come in|return|be seen|see (?:us|me))\b/, 'return'],
  [/\b(?:call|phone|ring|contact|message|portal|let (?:us|me|the office) know)\b/, 'call'],
]

/** How to get help, with what makes it necessary: 'return if fever, back pain or vomiting'. */
export function safetyNetClause(facts: readonly FactContent[]): string {
  const [first] = facts
  if (first === undefined) return ''
  const each = signsOnce([...new Set(facts.map(signOf).filter((sign) => sign !== ''))])
  const all = each.filter((sign) => !each.some((one) => one !== sign && isWithin(sign, one)))
  const asked = all.filter((sign) => ASKED.test(sign))
  const signs = all.filter((sign) => !asked.includes(sign))
  const joined =
    signs.length < 2
      ? (signs[0] ?? '')
      : signs.some((sign) => sign.includes(','))
        ? signs.join('; or ')
        : `${signs.slice(0, -1).join(', ')} or ${signs.at(-1) ?? ''}`
  const how = contactOf(first)
  const questions = asked.length === 0 ? '' : `with ${asked.join(' or ')}`
  if (joined === '')
    return questions === '' ? `${how} if needed` : `${how === 'return' ? 'call' : how} ${questions}`
  const told = LINK.test(joined) ? `${how} ${joined}` : `${how} if ${joined}`
  return questions === '' ? told : `${told}, or ${questions}`
}

/** What one calls for, rather than comes back with. */
const ASKED = /^any (?:\w+ )?(?:questions?|concerns?|problems?|issues?)/

const LINK = /^(?:if|when|should|in case|with|for)\b/

/** What to do, where the fact says it; facts that say the same can share a sentence. */
export function contactOf({ concept, attributes: { detail = '', when } }: FactContent): string {
  const emergency = EMERGENCIES.has(concept)
    ? concept === 'emergency department'
      ? 'go to the emergency department'
      : concept
    : undefined
  const how =
    emergency ??
    CONTACT.find(([pattern]) => pattern.test(detail))?.[1] ??
    CONTACT.find(([pattern]) => pattern.test(concept))?.[1] ??
    'return'
  const soon = /\b(?:straight away|immediately|right away|at once|urgently)\b/.test(
    `${detail} ${when ?? ''}`,
  )
    ? ' immediately'
    : ''
  return `${how}${soon}`
}

const BEFORE_SIGN =
  /^(?:.*?\b(?:if|when(?! \w+ing)|in case|should)\b\s*)?(?:(?:you|there is|there's|patient)\s+)?(?:(?:get|have|develop|notice|see|feel|experience|has|is|are|gets)\b\s*)?(?:(?:an?|the|some)\b\s*)?/

/** A condition that is a sign of its own, beside the one that has the name. */
const OWN_SIGN =
  /^(?:if )?(?!it\b|they\b|that\b|this\b|you\b|there\b)(?:\w+ ){1,3}(?:is|are|does|do|gets?|becomes?|lasts?|goes|turns?|swells?|comes|keeps?|starts?|stops?) /

/** So much of a sign's name must stand in the condition that is told for it. */
const LEAST_TOLD = 0.7

/** Whether a sign with a name would be lost behind another that is its condition. */
export function losesSign({ act, concept, attributes: { condition } }: FactContent): boolean {
  if (act !== 'safety_net' || condition === undefined || isContact(concept)) return false
  return OWN_SIGN.test(condition) && shareWithin(concept, condition) < LEAST_TOLD
}

function isContact(concept: string): boolean {
  return (
    EMERGENCIES.has(concept) ||
    CONTACT.some(([pattern]) => pattern.test(concept)) ||
    isImperative(concept)
  )
}

/** 'come back if you get a fever': the sign alone. */
function signOf({ concept, attributes: { condition, when } }: FactContent): string {
  const isFeltSo = /^when \w+ing\b/.test(condition ?? '') && !isContact(concept)
  const told =
    (isFeltSo ? `${concept} ${condition ?? ''}` : condition) ??
    (CONTACT.some(([pattern]) => pattern.test(concept)) && !/\bif\b/.test(concept) ? '' : concept)
  const sign = tellSigns(told) ?? plainSign(told)
  const plain = hasContent(sign) || condition !== undefined ? sign : ''
  return when === undefined ||
    plain === '' ||
    /\b(?:straight|immediately|right away)\b/.test(when) ||
    HAS_TIME.test(plain)
    ? plain
    : `${plain} ${/^\d|^an? /.test(when) ? `in ${when}` : whenWords(when)}`
}

/** A sign that says itself by when. */
const HAS_TIME = /\b(?:next|\d) ?(?:couple of )?(?:hours?|days?|weeks?|months?)\b/

function plainSign(told: string): string {
  return told
    .replace(BEFORE_SIGN, '')
    .replace(/\b(or|and) (?:you )?(?:start|begin|get|develop|have) (?:an? |to )?(?=\S)/g, '$1 ')
    .trim()
    .replace(/^.*$/, (words) => rewriteBy(SIGNS_SAID, words))
}
