import type { FactAttribute, FactContent, FactKind } from '@chartwright/contract/facts'
import { checkNumbers } from '../../plausible/check-numbers.ts'
import { hasContent } from '../../ledger/reading/has-content.ts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { stemsOf } from '../../ledger/naming/name-words.ts'
import { ORDINARY_WORDS } from '../../lexicon/ordinary-words.data.ts'
import { BODY } from '../../lexicon/concepts/body.data.ts'
import { readTable } from '../../lexicon/read-table.ts'
import { FELT_SO } from './clause-names.data.ts'
import { FOUND_STATE, NEUTRAL } from '../telling/found-words.data.ts'
import { hasHead } from './has-head.ts'
import { NOT_DOING } from './heads.data.ts'
import { EPONYMS, isCommon, isOfTables } from './heads.ts'
import { NO_NAMES } from './no-names.data.ts'
import { LIMITS_DENIAL } from '../telling/modifier-words.data.ts'
import { isImperative, isWatched, losesSign, safetyNetClause } from '../telling/tell-plan.ts'
import { tellSigns } from '../telling/tell-signs.ts'
import { wordsOf } from '../words/sentence.ts'
import { neededOf, tidyAttribute, tidyFact } from '../words/tidy-fact.ts'
import {
  DESCRIPTIONS,
  FINITE,
  NO_NAME_FIRST,
  POINTING,
  SAYS_ITSELF,
  TALK,
} from '../words/tidy.data.ts'

const MOST_WORDS = 8
/** A dictated finding, and a request with its place, run longer than what anybody says by the way. */
const MOST_WORDS_OF: Readonly<Partial<Record<FactKind, number>>> = {
  complaint: 10,
  finding: 11,
  result: 12,
  social: 11,
}
const PARTS = new Set(
  readTable(BODY)
    .filter(({ group }) => group === 'parts of the body')
    .flatMap(({ name, others }) => [name, ...others]),
)
const SYMPTOMS_AND_CONDITIONS = new Set(
  [...CONCEPT_ROWS.symptom, ...CONCEPT_ROWS.condition].map(({ name }) => name),
)
const TESTS = new Set(CONCEPT_ROWS.test.map(({ name }) => name))

/** Whether a fact can be told in the words of a note; others are better quoted as they were said. */
export function isWordable(fact: FactContent): boolean {
  return isSound(fact, (tidy, name) => isNamed(tidy, name) && hasHead(tidy, name))
}

/** Whether nothing speaks against telling a fact, whatever its name is made of. */
export function isSound(
  fact: FactContent,
  isName: (tidy: FactContent, name: string) => boolean = () => true,
): boolean {
  const tidy = tidyFact(fact)
  const name = tidy.concept.toLowerCase()
  if (!isNeededWordable(fact) || hidesNegation(fact, tidy) || dependsOnItself(tidy)) return false
  if (isGarbled(tidy, name) || isAtOdds(tidy, name)) return false
  if (isDifferential(fact)) return false
  if (isLimited(fact) || losesSign(tidy) || isWait(tidy) || !saysSomething(tidy, name)) return false
  // 'Call' alone says nothing, 'call if it swells' does.
  if (tidy.act === 'safety_net' && tidy.attributes.condition !== undefined && VERB_ALONE.test(name))
    return true
  if (isUnnamed(tidy)) return false
  if (tidy.act === 'safety_net' && isAwaited(tidy)) return true
  if (isOfTables(tidy.kind, name)) return true
  if (
    wordsOf(name).length > mostWords(tidy) ||
    !hasContent(name) ||
    (/^\W*\d/.test(name) && tidy.kind !== 'finding' && !MEASURED.test(name))
  )
    return false
  if (TALK.test(name) || POINTING.test(withoutDates(name)) || isBareDescription(tidy, name))
    return false
  if (hasContraction(name)) return false
  return isName(tidy, name)
}

const OPPOSITES = [
  /\b(?:positive|abnormal|elevated|high)\b/,
  /\b(?:negative|normal|low)\b/,
] as const

/** 'margin positive' with the value 'negative': nobody knows which of them is meant. */
function isAtOdds({ attributes: { value } }: FactContent, name: string): boolean {
  if (value === undefined || /\d/.test(value)) return false
  return OPPOSITES.some(
    (one, at) => one.test(name) && OPPOSITES[1 - at]?.test(value.toLowerCase()) && !one.test(value),
  )
}

/** A name that a row knows for a fragment of talk. */
function isGarbled({ kind, polarity, attributes: a }: FactContent, name: string): boolean {
  return NO_NAMES.some(
    ({ of, said, only, isPlaced, isDated }) =>
      of.includes(kind) &&
      said.test(name) &&
      (only === undefined || only === polarity) &&
      !(isPlaced === true && (a.site ?? a.value ?? a.severity) !== undefined) &&
      !(isDated === true && (a.when ?? a.frequency) !== undefined),
  )
}

/** 'Call 911 if it is not gone after one': of what, another sentence tells. */
function isUnnamed({ act, attributes: { condition = '' } }: FactContent): boolean {
  if (act !== 'safety_net' && act !== 'emergency') return false
  return /^(?:if )?(?:it|they|this|that)\b/.test(condition) && tellSigns(condition) === undefined
}

/** A sign to come back with is told in whole sentences: 'if headaches become more severe or fever'. */
function isAwaited(tidy: FactContent): boolean {
  const said = tidy.attributes.condition ?? (/^if\b/.test(tidy.concept) ? tidy.concept : '')
  if (tellSigns(said) !== undefined) return true
  const told = safetyNetClause([tidy])
  if (TALK.test(told) || UNKNOWN_SIGN.test(told) || wordsOf(told).length > MOST_WORDS_OF_SIGN)
    return false
  return /^call (?:if needed|with any )/.test(told) || CHANGED.test(told)
}

const MOST_WORDS_OF_SIGN = 18
const UNKNOWN_SIGN = /\b(?:things?|something|anything|that|those|these|what)\b/
const CHANGED =
  /\b(?:worse|worsens?|worsening|more (?:severe|frequent)|bigger|spreads?|spreading|bleeding|(?:starts?|starting) to \w+|not (?:getting )?(?:any )?better|not (?:improv|settl|resolv|heal|go)\w*)\b/

/** 'this summer' points to no thing. */
function withoutDates(name: string): string {
  return name.replace(
    / this (?:morning|afternoon|evening|week|month|year|spring|summer|autumn|fall|winter)\b/g,
    '',
  )
}

/** What follows a contracted 'is' or 'has'. */
const SAYS_OF_IT =
  /['’]s (?:a|all|always|an|been|better|coming|doing|down|elevated|feeling|fine|getting|going|gone|good|got|high|in|isolated|just|low|normal|not|on|open|pretty|really|slightly|so|stable|the|too|unbearable|very|worse)\b/

/** Whose thing it may be. */
const OWNERS = /^(?:women|men|children|patient|doctor|adult|mother|father|parent)['’]s$/

/** "hearing's gone" is a clause; "Crohn's disease" and "women's health" are not. */
function hasContraction(name: string): boolean {
  if (SAYS_OF_IT.test(name)) return true
  return (name.match(/[a-z]+['’]s\b/g) ?? []).some((word) => {
    if (OWNERS.test(word) || EPONYMS.has(word.replace('’', "'"))) return false
    const [stem = ''] = stemsOf(word.slice(0, -2))
    return name.endsWith(word) || isCommon(stem) || ORDINARY_WORDS.has(word.slice(0, -2))
  })
}

function isBareDescription({ attributes: { detail } }: FactContent, name: string): boolean {
  return detail === undefined && wordsOf(name).every((word) => DESCRIPTIONS.has(word))
}

function mostWords({ kind, act, polarity, concept }: FactContent): number {
  if (act === 'advise' && isImperative(concept) && COUNTED.test(concept)) return MOST_WORDS + 3
  if (kind === 'symptom' && polarity === 'present') return MOST_WORDS + 1
  return act === 'order' || act === 'counsel' || act === 'procedure'
    ? 10
    : (MOST_WORDS_OF[kind] ?? MOST_WORDS)
}

/** 'walk 30 minutes a day 5 days a week' */
const COUNTED = /\b(?:a|per|each|every|twice|times) (?:day|week|month|morning|night|hour)\b/i

/** '3 mm separation': a thing by its size. */
const MEASURED = /^\d+(?:\.\d+)?(?: to \d+)?[- ](?:mm|cm|millimet(?:er|re)|centimet(?:er|re)) [a-z]/

/** An instruction without its object. */
const VERB_ALONE =
  /^(?:be|begin|bring|call|carry|come|consult|continue|do|refer|referral|referred|get|go|have|increase|keep|leave|look|make|monitor|pause|put|see|skip|start|stop|swap|switch|take|try|use|wait|watch)$/

/** A name, or for a plan an instruction; not half a sentence. */
function isNamed({ kind, polarity, certainty }: FactContent, name: string): boolean {
  if ((kind === 'symptom' || kind === 'complaint') && FELT_SO.test(name))
    return polarity === 'present' && certainty === 'sure'
  if (kind === 'finding' && /^(?:comes|gets|goes|moves|turns)\b/.test(name)) return false
  if (SAYS_ITSELF.test(name))
    return (
      polarity === 'present' &&
      certainty === 'sure' &&
      !new RegExp(`${SAYS_ITSELF.source}$`).test(name)
    )
  if (kind === 'plan' && isImperative(name)) return true
  if (kind === 'plan' ? VERB_ALONE.test(name) : NO_NAME_FIRST.test(name) || isDoing(kind, name))
    return false
  return (
    !FINITE.test(name.replace(CAN_DO, '').replace(NOT_DOING, '')) &&
    (kind === 'plan' || !isImperative(name))
  )
}

/** 'unable to get comfortable': the verb of what one can or cannot do is none of a clause. */
const CAN_DO = /^(?:un)?able to (?:feel|get|go|keep|take)(?= \w)/

/** 'keeping diabetes under control': what is done, no condition and no drug. */
function isDoing(kind: FactContent['kind'], name: string): boolean {
  if (kind === 'medication') return /^\w+ing\b/.test(name) || VERB_ALONE.test(name)
  return kind === 'history' && /^\w+ing \S+ \S+/.test(name)
}

function isNeededWordable(fact: FactContent): boolean {
  return neededOf(fact).every((need) => {
    const words = fact.attributes[need]
    return words === undefined || tidyAttribute(fact, need, words) !== undefined
  })
}

/** 'no back pain, not like every day' is no denial of it. */
function isLimited({ polarity, attributes: { detail = '' } }: FactContent): boolean {
  const said = detail.toLowerCase()
  if (said.startsWith('but ')) return true
  return polarity === 'absent' && LIMITS_DENIAL.some(([words]) => words.test(said))
}

/** What cannot be ruled out is neither there nor suspected. */
function isDifferential({ kind, polarity, attributes: { detail = '' } }: FactContent): boolean {
  return (
    kind === 'assessment' && polarity === 'present' && /\brul(?:e|ed|ing)\b.*\bout\b/.test(detail)
  )
}

/** 'order a test if it is positive': the condition belongs to what comes next. */
function dependsOnItself({ act, attributes: { condition = '' } }: FactContent): boolean {
  return act === 'order' && /^if (?:positive|negative|abnormal)$/.test(condition)
}

/** 'antibiotics if no better in 48 hours': that is how long to wait, and no course. */
function isWait({ kind, status, attributes: { condition, duration = '' } }: FactContent): boolean {
  return (
    kind === 'medication' &&
    status === 'start' &&
    condition !== undefined &&
    /hours?$/.test(duration)
  )
}

/** A decision with words of talk that deny something may be the opposite of what it looks like. */
function hidesNegation({ kind, status, attributes }: FactContent, tidy: FactContent): boolean {
  if (kind !== 'medication' && kind !== 'plan') return false
  const denies = kind === 'medication' && TAKEN.test(status) ? DENIES_TAKING : DENIES
  return Object.entries(attributes).some(
    ([name, words]) =>
      tidy.attributes[name as FactAttribute] === undefined &&
      denies.test(words) &&
      !(name === 'reason' && PURPOSE.test(words)),
  )
}

/** 'to make sure we are not missing anything' denies nothing of what is decided. */
const PURPOSE =
  /^(?:(?:just|to|so (?:that )?(?:we|i) can|in order to) )*(?:be sure|check|confirm|double-?check|ensure|find out|make (?:sure|certain)|rule out|see (?:if|whether|that))\b/i

const TAKEN = /^(?:takes|took)$/
const DENIES = /n['’]t\b|\b(?:not|no|never)\b/
/** Of a drug that is taken, 'did not help' denies the help alone. */
const DENIES_TAKING =
  /(?:n['’]t|\b(?:not|no|never))\b.*\b(?:tak(?:e|en|ing)|took|us(?:e|ed|ing)|need|want|start(?:ed)?|try|tried|prescri\w+|on (?:it|them|that|any)|anything|fill(?:ed)?)\b/

const EMPTY_SOCIAL =
  /^(?:occupation|residence|marital status|living situation|diet|work|school|employment|hobbies|blood sugars?|handedness|handed|travel|exercise routine|driving|support|gummies)$/
const EXAMINED = /^(?:\w+ )?(?:exam|examination)$/

/** A number, a result and a finding are nothing without what was found. */
function saysSomething(fact: FactContent, name: string): boolean {
  const { kind, polarity, attributes: a } = fact
  const shown = a.value ?? a.severity ?? a.detail ?? a.quality ?? a.course
  const isPlace = name.split(/ and |, /).every(isPart)
  switch (kind) {
    case 'measurement':
      return (
        polarity === 'present' &&
        !NO_MEASURE.test(name) &&
        !(/\bpanel$/.test(name) && /^\d/.test(a.value ?? '')) &&
        !isImpossible(fact, name) &&
        !/(?:^|\s)\d+(?:\.\d+)?(?:\s|$)/.test(name) &&
        (shown !== undefined || /\b(?:normal|low|high|elevated|fever)\b/.test(name))
      )
    case 'result':
      return (
        !(
          TESTS.has(name) ||
          isListOfTests(name) ||
          isUnread(fact, name) ||
          (UNREAD.test(name) && !(READ.test(name) || TEST_STATE.test(name)))
        ) ||
        (shown !== undefined && polarity === 'present')
      )
    case 'finding':
      if ((TESTS.has(name) || NO_FINDING.test(name)) && shown === undefined) return false
      if (isUnread(fact, name) && shown === undefined) return false
      if (polarity === 'absent' && FOUND_WELL.test(name)) return false
      return (
        shown !== undefined ||
        !(isPlace || (EXAMINED.test(name) && !/^(?:normal|unremarkable|benign)/.test(name)))
      )
    case 'symptom':
      return !isPlace && !VITAL.test(name) && !(polarity === 'absent' && WELL.test(name))
    case 'history':
      if (polarity === 'absent' && WELL.test(name)) return false
      return shown !== undefined || !(isPlace || VITAL.test(name) || ANALYTES.has(name))
    case 'social':
      return (
        !EMPTY_SOCIAL.test(name) ||
        (shown ?? a.amount ?? a.frequency ?? a.side) !== undefined ||
        polarity === 'absent'
      )
    case 'plan':
      // What is being looked at is no plan.
      if (fact.act === 'procedure' && fact.time === 'now' && EXAMINED.test(name)) return false
      if (fact.act === 'safety_net' && a.condition === undefined && LOST_SIGN.test(name))
        return false
      // Nobody is referred to a yearly visit.
      if (fact.act === 'refer' && /^(?:annual|yearly|wellness) (?:exam|physical|visit)/.test(name))
        return false
      if (fact.act === 'advise' && TESTS.has(name) && a.detail === undefined) return isWatched(fact)
      return (
        !/^(?:advise|order|procedure|declined)$/.test(fact.act) ||
        name === 'weight loss' ||
        a.detail !== undefined ||
        !SYMPTOMS_AND_CONDITIONS.has(name)
      )
    case 'medication':
      return (
        fact.status !== 'takes' ||
        polarity === 'absent' ||
        !/^(?:medications?|medicines?|meds|drugs?|pills?)$/.test(name) ||
        a.detail !== undefined ||
        a.amount !== undefined
      )
    case 'assessment':
      return !isPlace
    case 'complaint':
    case 'allergy':
    case 'family':
      return true
  }
}

const TEST_WORDS = new Set(
  CONCEPT_ROWS.test
    .flatMap(({ name, others }) => [name, ...others])
    .filter((one) => !one.includes(' ')),
)

/** 'ALT albumin': names of tests, and not what they showed. */
function isListOfTests(name: string): boolean {
  return name.split(/[ ,]+| and /).every((word) => TEST_WORDS.has(word))
}

/** Numbers, and times at which something is measured, name no measure. */
const NO_MEASURE =
  /^(?:(?:in|the|low|mid|high|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+t(?:y|ies)|hundred|over|to|something|and|point|up|about|around|like)[\s-]*)+$|^(?:after|before|at|with|between) (?:the )?\w+$|^(?:at|an?|it|its|like|about|maybe) |^(?:pain )?scale$|^(?:levels?|readings?|scores?|numbers?|results?|values?|peaks?|troughs?)$/

/** 'blood pressure 3' is a number of something else. */
function isImpossible(
  { attributes: { value = '', unit = '' } }: FactContent,
  name: string,
): boolean {
  // Some clinics tell it in mmol/mol.
  if (name.endsWith('a1c')) return false
  const said = `${name} ${value.replace('/', ' over ')} ${unit}`.trim()
  return checkNumbers(said).some(({ standing }) => standing === 'impossible')
}

/** 'Return if more often than every 4 hours', 'call if same day': what is to be watched is missing. */
const LOST_SIGN = /^(?:more|less|longer|fewer)\b|^(?:(?:the )?same day|follow-?up|straight away)$/

/** What the examiner does or thinks, rather than finds. */
const NO_FINDING =
  /^(?:worry|worried|concern|deep breaths?)$|\bthrough (?:a |the )?range of motion$|^(?:if|when|can|let|look|lift|listen|move|push|press|raise|squeeze|straighten|(?:closed|covered|opened|followed|pushed|squeezed|lifted|raised) (?:one|my|your|his|her|the|an?|both)\b)|^(?:(?:plantar|lateral|internal|external|active|passive|inversion|eversion|varus|valgus) )*(?:flexion|extension|rotation|abduction|adduction|dorsiflexion|pronation|supination|inversion|eversion|stress)(?: of the .*)?$/
/** 'bony alignment': of what is always there, nobody says how it is. */
function isUnread({ polarity }: FactContent, name: string): boolean {
  return polarity === 'present' && NEUTRAL.test(name) && !FOUND_STATE.test(name)
}

/** 'no cranial nerves intact': what was found well is not missing. */
const FOUND_WELL =
  /^(?:clear|intact|normal|supple|exam)\b|\b(?:intact|clear|normal|non-?(?:tender|distended)|not|without)\b|\b(?:absent|soft|flat|stable|symmetric|equal|midline|good|hydrated|perfused|regular|clean)$|\bexam(?:ination)?$/
/** A good state that is denied was most likely meant the other way. */
const WELL = /\bnormal\b|\bstable$|^feels (?:well|better)|^good /
/** A test of which nobody has said what it showed. */
const UNREAD =
  /^levels? |(?: levels?| count| screen| x-?rays?| mri| ct| scan| ultrasound| (?:\w+ )?tests?| panel| biopsy| mammogram| views?)$|^screen(?:ing)? for /
const READ = /^(?:abnormal|decreased|elevated|high|increased|low|normal|raised|reduced) /
const TEST_STATE =
  /^(?!levels? ).*\b(?:normal|abnormal|negative|positive|clear|unremarkable|inconclusive|nonreactive|reactive|elevated|low|high)\b/
const VITAL = /^(?:blood pressures?|weight|heart rate|pulse|temperature|blood sugars?|pain score)$/
/** Values of the blood, which are no history without a number. */
const ANALYTES = new Set(
  CONCEPT_ROWS.test
    .filter(({ group }) => /^(?:blood count|chemistry|hormones)/.test(group))
    .map(({ name }) => name),
)

function isPart(words: string): boolean {
  return PARTS.has(words) || PARTS.has(words.replace(/e?s$/, ''))
}
