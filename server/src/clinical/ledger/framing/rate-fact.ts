import type { Mention } from '../reading/find-mentions.ts'
import type { FramedFact, Signs } from '../fact.ts'
import { RATING_WEIGHTS } from './rating.data.ts'

/** What is known of a fact besides what it says. */
export interface Circumstances {
  readonly isKnownName: boolean
  readonly isClinicians: boolean
  readonly isAsked: boolean
  readonly modifiers: number
}

type Framed = Pick<FramedFact, 'kind' | 'polarity' | 'certainty' | 'status' | 'act' | 'importance'>

/** Signs of a fact that was made of a mention. */
export function signsOf(mention: Mention, fact: Framed, around: Circumstances): Signs {
  const words = mention.words.trim().split(/\s+/).length
  const { odds } = mention
  return {
    always: 1,
    named: logit(mention.sureness),
    polarity: logit(odds?.polarity ?? 1),
    certainty: logit(odds?.certainty ?? 1),
    person: logit(odds?.who ?? 1),
    importance: logit(odds?.importance ?? 1),
    ...(fact.kind === 'medication' && { drug: logit(odds?.status ?? 1) }),
    ...(fact.kind === 'assessment' && { standing: logit(odds?.status ?? 1) }),
    ...(fact.kind === 'plan' && { act: logit(odds?.act ?? 1) }),
    [`is ${fact.kind}`]: 1,
    ...(fact.status && { [`is ${fact.status}`]: 1 }),
    ...(fact.act && { [`is ${fact.act}`]: 1 }),
    [`is ${fact.importance}`]: 1,
    'is absent': Number(fact.polarity === 'absent'),
    'is doubtful': Number(fact.certainty !== 'sure'),
    'was denied by rule': Number(fact.polarity !== mention.polarity),
    'was doubted by rule': Number(fact.certainty !== mention.certainty),
    'was decided by rule': Number(fact.status !== mention.status),
    'is a known name': Number(around.isKnownName),
    'is the clinician’s': Number(around.isClinicians),
    'is asked': Number(around.isAsked),
    'is told more of': Number(around.modifiers > 0),
    'is one word': Number(words === 1),
    'is many words': Number(words > 5),
  }
}

/** How likely everything that a fact says is right, from 0 to 1. Its weights are learned on unseen visits. */
export function rate(signs: Signs): number {
  let sum = 0
  for (const [name, value] of Object.entries(signs)) sum += value * (RATING_WEIGHTS[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

const MOST = 5

function logit(odds: number): number {
  const value = Math.log(Math.max(odds, 1e-9) / Math.max(1 - odds, 1e-9))
  return Math.max(-MOST, Math.min(MOST, value))
}
