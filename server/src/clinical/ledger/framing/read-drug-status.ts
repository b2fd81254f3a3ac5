import { normalise } from '../../normalise.ts'
import { DRUG_VERBS } from './drug-verbs.data.ts'
import type { Mention } from '../reading/find-mentions.ts'
import { sentenceAround } from './sentence-around.ts'

const FILLER =
  '(?: (?:the|your|my|a|an|on|you|some|that|this|with|taking|him|her|both|dose|of|up|with the))*'
const VERBS = [...DRUG_VERBS]
  .sort(([a], [b]) => b.length - a.length)
  .map(([said, status]) => ({ status, pattern: new RegExp(`\\b${said}${FILLER} ?$`) }))
/** Decided, not told or asked: 'I started', 'did you stop' are left to the reader. */
const DECIDED = new Set<Mention['status']>([
  'start',
  'increase',
  'decrease',
  'continue',
  'stop',
  'hold',
  'refill',
  'advise',
])

/** The verb right before a drug decides what happens to it. */
export function readDrugStatus(text: string, mention: Mention, concept: string): Mention['status'] {
  if (mention.kind !== 'medication' || !DECIDED.has(mention.status)) return mention.status
  const { before } = sentenceAround(text, mention)
  const [name = ''] = concept.split(' ')
  const nameAt = mention.words.toLowerCase().indexOf(name)
  const lead = normalise(`${before} ${mention.words.slice(0, Math.max(0, nameAt))}`)
  const plain = lead.replace(/[^a-z0-9]+$/, '')
  return VERBS.find(({ pattern }) => pattern.test(plain))?.status ?? mention.status
}
