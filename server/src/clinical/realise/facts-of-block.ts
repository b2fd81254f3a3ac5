import type { Fact } from '@chartwright/contract/facts'
import type { Block } from './block.ts'
import { isDecision } from './tell-drug.ts'

const VITALS =
  /\b(?:blood pressure|systolic|diastolic|heart rate|pulse|respiratory rate|respirations?|temperature|oxygen saturation|height|bmi|o2 sat|low-grade fever)\b|^(?:body |current )?weight$/i
const AT_HOME = /\b(?:home|birth|maximum|goal|target|fasting)\b/i

function isVital({ kind, concept, time, attributes: { detail = '', when = '' } }: Fact): boolean {
  if (kind !== 'measurement' || time !== 'now' || !VITALS.test(concept)) return false
  return !AT_HOME.test(`${concept} ${detail}`) && !/\b(?:ago|last|yesterday|night)\b/.test(when)
}

function isPainScore({ kind, concept }: Fact): boolean {
  return kind === 'measurement' && /\bpain\b/.test(concept)
}

const RECENT =
  /\b(?:today|yesterday|this (?:morning|week|weekend|afternoon)|last (?:night|week|weekend)|(?:hours?|days?|weeks?) ago)\b/
const HAPPENED =
  /\b(?:injury|accident|collision|fall|crash|trauma|sting|bite|contact|exposure|strain|twist)\b/

/** What happened of late belongs to the story of the complaint, not to the past history. */
function isOfNow({ kind, time, concept, attributes: { when = '', onset = '' } }: Fact): boolean {
  return (
    kind === 'history' &&
    time === 'past' &&
    (RECENT.test(`${when} ${onset}`) || (HAPPENED.test(concept) && when === ''))
  )
}

/** A drug that was tried and is not taken any more, with what it did. */
function wasTried({ kind, status, attributes: { relief } }: Fact): boolean {
  return kind === 'medication' && status === 'took' && relief !== undefined
}

const isDrug = ({ kind }: Fact) => kind === 'medication'
const isAct =
  (...acts: Fact['act'][]) =>
  ({ kind, act }: Fact) =>
    kind === 'plan' && acts.includes(act)
const isPlan = (fact: Fact) =>
  fact.kind === 'plan' || (isDrug(fact) && (isDecision(fact) || fact.status === 'declined'))

const BELONGS: Readonly<Record<Block, (fact: Fact) => boolean>> = {
  complaint: ({ kind }) => kind === 'complaint',
  hpi: (fact) =>
    fact.kind === 'complaint' ||
    fact.kind === 'symptom' ||
    isPainScore(fact) ||
    isOfNow(fact) ||
    wasTried(fact),
  ros: ({ kind }) => kind === 'symptom',
  history: (fact) => fact.kind === 'history' && !isOfNow(fact),
  medications: (fact) =>
    isDrug(fact) &&
    !wasTried(fact) &&
    (!isDecision(fact) || /^(?:continue|refill)$/.test(fact.status)) &&
    fact.status !== 'declined',
  allergies: ({ kind }) => kind === 'allergy',
  family: ({ kind }) => kind === 'family',
  social: ({ kind }) => kind === 'social',
  vitals: isVital,
  exam: ({ kind }) => kind === 'finding',
  results: (fact) =>
    fact.kind === 'result' || (fact.kind === 'measurement' && !isVital(fact) && !isPainScore(fact)),
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
