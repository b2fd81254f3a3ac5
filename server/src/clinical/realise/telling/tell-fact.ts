import type { FactContent } from '@chartwright/contract/facts'
import { SIDE_EFFECTS } from '../../ledger/framing/drugs/reactions/side-effects.data.ts'
import { FEELS, FELT_SO } from '../naming/clause-names.data.ts'
import { doubted } from '../doubted.ts'
import { DESCRIBES, notWords } from '../words/not-words.ts'
import { drugClause } from './tell-drug.ts'
import { planClause } from './tell-plan.ts'
import { phraseOf } from './phrase-fact.ts'
import { phrasedClause, type Phrasable } from './phrased-clause.ts'
import { capital, sentenceOf, wordsOf } from '../words/sentence.ts'
import { historyClause } from './tell-history.ts'
import { resultClause } from './tell-result.ts'
import { socialClause } from './tell-social.ts'
import { tidyFact } from '../words/tidy-fact.ts'
import { isWithin } from '../words/word-stems.ts'

/** One telegraphic sentence, as a clinician writes this fact in a note. */
export function tellFact(fact: Phrasable): string {
  const tidy = tidyFact(fact)
  return sentenceOf(withPerson(tidy, clauseOf(tidy)))
}

/** What concerns somebody else says so. */
export function withPerson({ who, kind, phrased }: Phrasable, clause: string): string {
  return who === 'patient' || kind === 'family' || phrased === true
    ? clause
    : `${who}: ${clause.replace(/^denies /, 'no ')}`
}

/** The clause of a fact in the words of a note, without its full stop. */
export function clauseOf(fact: Phrasable): string {
  const phrased = phrasedClause(fact)
  if (phrased !== undefined) return phrased
  switch (fact.kind) {
    case 'complaint':
      return complaintClause(fact)
    case 'symptom':
      return symptomClause(fact)
    case 'history':
      return historyClause(fact)
    case 'medication':
      return drugClause(fact)
    case 'allergy':
      return allergyClause(fact)
    case 'family':
      return familyClause(fact)
    case 'social':
      return socialClause(fact)
    case 'measurement':
    case 'finding':
      return plainClause(fact)
    case 'result':
      return resultClause(fact)
    case 'assessment':
      return assessmentClause(fact)
    case 'plan':
      return planClause(fact)
  }
}

/** Reasons to come that are no complaint of the body. */
const ERRAND =
  /\b(?:exam|examination|visit|follow-?up|check-?up|physical|evaluation|consultation|refill|establish care|second opinion|review|recheck|screening|clearance|results?|care|smoking cessation)\b/

export function complaintClause(fact: FactContent): string {
  const phrase = doubted(fact, phraseOf(fact))
  if (fact.polarity === 'absent') return `no ${phrase}`
  return ERRAND.test(fact.concept)
    ? `presents for ${phrase.replace(/^establish care/, 'establishing care')}`
    : phrase
}

const NOT_ABLE = /^(?:inability|unable) to /

/** How somebody was, rather than what they had. */
const STATE =
  /^(?:able|unable|not|anxious|depressed|dizzy|dyspneic|eating|drinking|fatigued|feeling|feels|sick|sleepy|tired|tolerating|unwell|weak|well)\b/

function symptomClause(fact: FactContent): string {
  const phrase = phraseOf(fact)
  if (fact.certainty === 'ruled_out') return `${phrase} ruled out`
  if (fact.polarity === 'absent')
    return NOT_ABLE.test(phrase)
      ? phrase.replace(NOT_ABLE, 'able to ')
      : DESCRIBES.test(phrase)
        ? notWords(phrase)
        : `denies ${phrase}`
  // A clause has its own tense.
  const isPast =
    fact.time === 'past' &&
    !FELT_SO.test(fact.concept) &&
    !/^(?:(?:still )?does|did) not /.test(fact.concept) &&
    fact.attributes.when === undefined &&
    fact.attributes.onset === undefined
  if (isPast && fact.certainty === 'possible') return `possible ${phrase} in the past`
  return doubted(
    fact,
    isPast
      ? `${STATE.test(phrase) || FEELS.test(fact.concept) ? 'previously' : 'had'} ${phrase}`
      : phrase,
  )
}

/** Side effects, which make no allergy. */
const NO_ALLERGIES = new Set(SIDE_EFFECTS.map(([, told]) => told))

/** Whole groups of things that one may be allergic to. */
const GROUPS: Readonly<Record<string, string>> = {
  drug: 'drug',
  drugs: 'drug',
  medication: 'drug',
  medications: 'drug',
  medicine: 'drug',
  medicines: 'drug',
  food: 'food',
  foods: 'food',
  pet: 'pet',
  pets: 'pet',
  environmental: 'environmental',
  latex: 'latex',
  seasonal: 'seasonal',
}

/** An allergy that is named by the illness: nobody is allergic to hay fever. */
const ILLNESS = /^(?:hay ?fever|(?:allergic )?rhinitis|allergic conjunctivitis)$/i

/** 'terrible' tells less than what it was. */
const DEGREE = /^(?:mild|moderate|severe|serious)/

function allergyClause(fact: FactContent): string {
  const { concept, attributes } = fact
  const name = concept.replace(/ allerg(?:y|ies)$/, '')
  if (fact.polarity === 'absent') return noAllergy(name.toLowerCase(), name)
  // 'Not just plasters' tells of plasters again, and no reaction.
  const { severity, detail } = attributes
  const isAgain = detail !== undefined && isWithin(name, detail)
  const degree = detail === undefined || DEGREE.test(severity ?? '') ? severity : ''
  const reaction = [degree, isAgain ? '' : detail].filter(Boolean).join(', ')
  const doubt = fact.certainty === 'possible' ? 'possibly ' : ''
  if (ILLNESS.test(name)) return `${doubt}${name}${reaction === '' ? '' : ` (${reaction})`}`
  if (detail?.split(', ').every((effect) => NO_ALLERGIES.has(effect)) === true)
    return `${doubt}intolerant of ${name} (${reaction})`
  if (ALLERGIES_OF.test(name)) return `${doubt}${name} allergies`
  return `${doubt}allergic to ${name}${reaction === '' ? '' : ` (${reaction})`}`
}

/** Of what kind, rather than to what. */
const ALLERGIES_OF =
  /^(?:environmental|seasonal|inhalant|inhaled|respiratory)(?: (?:and|or) (?:environmental|seasonal|inhalant|inhaled|respiratory))*$/i

function noAllergy(plain: string, name: string): string {
  if (/^nothing medical$/.test(plain)) return 'no known drug allergies'
  const words = plain
    .replace(/^nothing(?: else| like that)?$|^(?:any|known) /, '')
    .replace(/^allerg(?:y|ies|ic)$/, '')
  const isOther = /^other\b/.test(words)
  const group = GROUPS[words.replace(/^(?:other|known) ?/, '').replace(/^known /, '')]
  if (group !== undefined) return `no ${isOther ? 'other' : 'known'} ${group} allergies`
  if (/^(?:|other|other allerg(?:y|ies))$/.test(words))
    return `no ${isOther ? 'other' : 'known'} allergies`
  return `not allergic to ${name}`
}

function familyClause(fact: FactContent): string {
  const isAll = fact.who === 'family' || fact.who === 'patient'
  if (fact.polarity === 'absent')
    return isAll ? `no family history of ${phraseOf(fact)}` : `${fact.who}: no ${phraseOf(fact)}`
  const what = doubted(fact, phraseOf(fact))
  return isAll ? `family history of ${what}` : `${capital(fact.who)}: ${what}`
}

export function plainClause(fact: FactContent): string {
  const phrase = phraseOf(fact)
  if (fact.certainty === 'ruled_out') return `${phrase} ruled out`
  const told = fact.polarity === 'absent' ? notWords(phrase) : doubted(fact, phrase)
  return fact.time === 'past' && fact.attributes.when === undefined && fact.kind === 'finding'
    ? `previously ${told}`
    : told
}

/** 'hypertension, uncontrolled: home readings 150s/90s'. */
export function assessmentClause(fact: FactContent): string {
  const { detail } = fact.attributes
  const isOut = fact.certainty === 'ruled_out' || fact.polarity === 'absent'
  const name = phraseOf(fact, isOut ? ['detail', 'reason'] : ['detail'])
  const why = isOut && fact.attributes.reason !== undefined ? ` (${fact.attributes.reason})` : ''
  const isTold = isRemark(detail) && !name.toLowerCase().includes(detail.toLowerCase())
  return `${assessed(fact, name)}${why}${isTold ? `: ${detail}` : ''}`
}

const HEDGE = /\b(?:likely|possib\w+|probab\w+|maybe|perhaps|suspect\w*|think|guess)\b/i
const LEAST_REMARK = 3

/** A word or two beside a conclusion are its doubt, which is told already, or what is left of a clause. */
function isRemark(detail: string | undefined): detail is string {
  if (detail === undefined || HEDGE.test(detail)) return false
  return wordsOf(detail).length >= LEAST_REMARK || /\d/.test(detail)
}

const OPERATED =
  /^(?!.*\b(?:post|after|status|history)\b).*(?:ectomy|plasty|grafting|\b(?:surgery|repair|removal|replacement|fusion|transplant|bypass|reconstruction|release))$/

function assessed(fact: FactContent, name: string): string {
  if (fact.certainty === 'ruled_out') return `${name} ruled out`
  if (fact.polarity === 'absent')
    return fact.certainty === 'possible' ? `${name} unlikely` : `no ${name}`
  // 'Blood pressure normal, controlled' says it twice.
  if (fact.status === 'controlled' && name.endsWith(' normal') && fact.certainty === 'sure')
    return name.replace(/ normal$/, ' controlled')
  const status =
    fact.status === '' || fact.status === 'new' || fact.status === 'suspected'
      ? ''
      : `, ${fact.status}`
  // What has a state already was done.
  if (status !== '' && fact.certainty === 'sure' && OPERATED.test(name))
    return `status post ${name}${status}`
  return `${doubted(fact.status === 'suspected' ? { ...fact, certainty: 'possible' } : fact, name)}${status}`
}
