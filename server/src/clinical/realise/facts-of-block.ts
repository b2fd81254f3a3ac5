import type { Fact } from '@chartwright/contract/facts'
import type { Block } from './block.ts'
import { isPlacedBy } from './places/place-rules.data.ts'
import { isDecision } from './telling/tell-drug.ts'
import { isTakingAll } from './telling/drugs/is-taking-all.ts'

const VITALS =
  /\b(?:blood pressure|systolic|diastolic|heart rate|pulse|respiratory rate|respirations?|temperature|oxygen saturation|height|bmi|o2 sat|low-grade fever)\b|^(?:body |current )?weight$/i
const PRESSURE = /^(?:elevated|high|low|normal) blood pressure$/i
const AT_HOME = /\b(?:home|birth|maximum|goal|target|fasting)\b/i

function isVital({ kind, concept, time, attributes: { detail = '', when = '' } }: Fact): boolean {
  if (kind === 'finding') return isPlacedBy('vitalSign', concept)
  if (kind === 'result') return time === 'now' && PRESSURE.test(concept) && detail + when === ''
  if (kind !== 'measurement' || time !== 'now' || !VITALS.test(concept)) return false
  return !AT_HOME.test(`${concept} ${detail}`) && !/\b(?:ago|last|yesterday|night)\b/.test(when)
}

const MEASURED_ANYWHERE =
  /^(?:blood pressure|heart rate|pulse|temperature|fever|oxygen saturation)$/i

/** What was measured before the visit is of its story, and of no test. */
function isEarlierVital(fact: Fact): boolean {
  const { kind, concept, time, attributes } = fact
  const isMeasured = kind === 'measurement' && time !== 'future'
  const isSelfMeasured = SUGAR.test(concept) && DAILY.test(attributes.when ?? '')
  return (
    isMeasured &&
    (isSelfMeasured || MEASURED_ANYWHERE.test(concept)) &&
    !isVital(fact) &&
    !isGoal(fact)
  )
}

/** A sugar of the mornings was measured at home, that of this morning perhaps in the laboratory. */
const SUGAR = /^blood (?:glucose|sugar)$/i
const DAILY =
  /^(?!this )(?:.*\b)?(?:mornings?|nights?|evenings?|bedtime|meals?|breakfast|lunch|dinner)\b/i

function isGoal({ attributes: { detail = '' } }: Fact): boolean {
  return /\b(?:goal|target)\b/i.test(detail)
}

function isPainScore({ kind, concept }: Fact): boolean {
  return kind === 'measurement' && /\bpain\b/.test(concept)
}

const RECENT =
  /\b(?:today|yesterday|this (?:morning|week|weekend|afternoon)|last (?:night|week|weekend)|(?:hours?|days?|weeks?) ago)\b/
const HAPPENED =
  /\b(?:injury|accident|collision|(?<!\b(?:in|last|this|since) (?:the )?)falls?|fell|crash|trauma|sting|stung|bite|bitten|contact|exposure|strain|twist(?:ed)?|slipped|dropped|tripped|rear-ended|hit|struck|landed|lifted|jammed|bumped)\b/

/** What passes within weeks. */
const PASSING =
  /^(?:(?:really|very) )?(?:(?:bad|nasty|severe|recent|viral) )?(?:common cold|colds?|influenza|flu|viral (?:illness|infection|syndrome)|upper respiratory (?:tract )?infection|gastroenteritis|stomach (?:bug|flu)|chest infection|sore throat|covid-19)$/
const WEEKS_AGO =
  /\b(?:\d+ )?(?:days?|weeks?)\b|^(?:1|2|an?|one|two|(?:a )?couple(?: of)?) months?(?: ago)?$/

const NOT_HAPPENED =
  /^(?:(?:associated|recent|any|other|new|further) )?(?:[a-z]+ )?(?:falls?|trauma|injur(?:y|ies))$/

/** What happened of late belongs to the story of the complaint, not to the past history. */
function isOfNow({
  kind,
  time,
  polarity,
  concept,
  attributes: { when = '', onset = '' },
}: Fact): boolean {
  return (
    kind === 'history' &&
    time !== 'future' &&
    ((polarity === 'absent' && time === 'now' && NOT_HAPPENED.test(concept)) ||
      isPlacedBy('careVisit', concept) ||
      isPlacedBy('earlierCare', concept) ||
      (PASSING.test(concept) && WEEKS_AGO.test(when)) ||
      (HAPPENED.test(concept) && RECENT.test(`${when} ${onset}`)) ||
      (time === 'past' && isRecent(concept, `${when} ${onset}`, when)))
  )
}

/** An accident or an injury: how a complaint came. */
export function hasHappened({ kind, concept }: Pick<Fact, 'kind' | 'concept'>): boolean {
  return kind === 'history' && HAPPENED.test(concept)
}

function isRecent(concept: string, times: string, when: string): boolean {
  return RECENT.test(times) || (HAPPENED.test(concept) && when === '')
}

/** Ice and the like, whatever it was heard as. */
function isHomeMeasure(fact: Fact): boolean {
  const { kind, concept, status } = fact
  const isDone = kind === 'history' || (kind === 'medication' && /^(?:takes|took|)$/.test(status))
  return isDone && isPlacedBy('homeMeasure', concept)
}

function isVaccine({ concept }: Fact): boolean {
  return isPlacedBy('vaccine', concept)
}

/** A drug that was taken and is not taken any more. */
function wasTaken(fact: Fact): boolean {
  return fact.kind === 'medication' && fact.status === 'took' && !isVaccine(fact)
}

/** What was offered before today and not taken up. */
function wasDeclined({ kind, status, time }: Fact): boolean {
  return kind === 'medication' && status === 'declined' && time === 'past'
}

function isHabit({ kind, concept }: Fact): boolean {
  return kind === 'history' && isPlacedBy('habit', concept)
}

function isRehabilitation({ kind, concept, who, polarity }: Fact): boolean {
  const isDone = kind === 'social' && who === 'patient' && polarity === 'present'
  return isDone && isPlacedBy('rehabilitation', concept)
}

/** What was found by a test, and not by the examiner. */
function isTested({ kind, concept }: Fact): boolean {
  return (
    kind === 'finding' && (isPlacedBy('seenOnPicture', concept) || isPlacedBy('seenInLab', concept))
  )
}

/** What was found by the examiner, and by no test. */
function isExamined({ kind, concept }: Fact): boolean {
  return kind === 'result' && isPlacedBy('examined', concept)
}

const isDrug = ({ kind }: Fact) => kind === 'medication'
const isAct =
  (...acts: Fact['act'][]) =>
  ({ kind, act }: Fact) =>
    kind === 'plan' && acts.includes(act)
const isPlan = (fact: Fact) =>
  fact.kind === 'plan' ||
  (isDrug(fact) && (isDecision(fact) || /^(?:declined|mentioned)$/.test(fact.status)))

const BELONGS: Readonly<Record<Block, (fact: Fact) => boolean>> = {
  complaint: ({ kind }) => kind === 'complaint',
  hpi: (fact) =>
    fact.kind === 'complaint' ||
    fact.kind === 'symptom' ||
    isPainScore(fact) ||
    isEarlierVital(fact) ||
    isOfNow(fact) ||
    isHomeMeasure(fact) ||
    isRehabilitation(fact) ||
    wasDeclined(fact) ||
    isTakingAll(fact) ||
    wasTaken(fact),
  ros: ({ kind }) => kind === 'symptom',
  history: (fact) =>
    (fact.kind === 'history' && !isOfNow(fact) && !isHomeMeasure(fact) && !isHabit(fact)) ||
    (isDrug(fact) && fact.status === 'took' && isVaccine(fact)),
  medications: (fact) =>
    isDrug(fact) &&
    !isHomeMeasure(fact) &&
    !isTakingAll(fact) &&
    /^(?:takes|continue|refill|)$/.test(fact.status),
  allergies: ({ kind }) => kind === 'allergy',
  family: ({ kind }) => kind === 'family',
  social: (fact) => (fact.kind === 'social' && !isRehabilitation(fact)) || isHabit(fact),
  vitals: isVital,
  exam: (fact) =>
    (fact.kind === 'finding' && !isVital(fact) && !isTested(fact)) || isExamined(fact),
  results: (fact) =>
    (fact.kind === 'result' && !isExamined(fact) && !isVital(fact)) ||
    isTested(fact) ||
    (fact.kind === 'measurement' && !isVital(fact) && !isEarlierVital(fact) && !isPainScore(fact)),
  assessment: ({ kind }) => kind === 'assessment',
  plan: isPlan,
  'assessment-and-plan': (fact) => fact.kind === 'assessment' || isPlan(fact),
  tests: isAct('order'),
  referrals: isAct('refer'),
  advice: isAct('advise', 'counsel'),
  'follow-up': isAct('follow_up'),
  'safety-net': isAct('safety_net', 'emergency'),
}

/** 'continue current medications' names no drug for a list. */
const NO_DRUG =
  /^(?:(?:current|all|other|same|existing|home|regular|rest of the) )*(?:medications?|medicines?|treatments?|refills?|regimen)$/

/** The facts that a block tells, in their own order. */
export function factsOfBlock(block: Block, facts: readonly Fact[]): Fact[] {
  const own = facts.filter((fact) => BELONGS[block](fact))
  if (block !== 'medications') return own
  // A drug to go on with stands in the list only where the list does not have it already.
  const taken = new Set(own.filter((fact) => !isDecision(fact)).map(({ concept }) => concept))
  return own.filter(
    (fact) => !isDecision(fact) || !(taken.has(fact.concept) || NO_DRUG.test(fact.concept)),
  )
}
