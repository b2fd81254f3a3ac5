import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import { normalise } from '../../../normalise.ts'
import { DRUG_VERBS } from './drug-verbs.data.ts'
import { DRUG_ENDINGS } from './drug-endings.data.ts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const FILLER =
  '(?: (?:the|your|my|a|an|on|you|some|that|this|with|taking|him|her|both|dose|of|up|with the))*'
const VERBS = [...DRUG_VERBS]
  .sort(([a], [b]) => b.length - a.length)
  .map(([said, status]) => ({ status, pattern: new RegExp(`\\b${said}${FILLER} ?$`) }))
/** Decided, not told or asked: 'I started', 'did you stop' are left to the reader. */
const DECIDED = new Set<Mention['status']>(DRUG_DECISIONS)

const USED = new Set<Mention['status']>(['takes', 'took'])

/** The verb right before a drug decides what happens to it, and what is told of it afterwards whether it is taken. */
export function readDrugStatus(
  text: string,
  mention: Mention,
  concept: string,
  modifiers: readonly Modifier[] = [],
  /** Where the next drug of the line begins. */
  nextFrom = Infinity,
): Mention['status'] {
  if (mention.kind !== 'medication') return mention.status
  if (USED.has(mention.status)) {
    const rest = text.slice(mention.to, nextFrom)
    const isEnded = mention.polarity === 'present' && GIVEN_UP.test(rest) && !AGAIN.test(rest)
    return (
      endingOf(modifiers) ?? (isEnded ? 'took' : isListed(text, mention) ? 'takes' : mention.status)
    )
  }
  if (mention.status === 'declined' && !isRefused(text, mention, modifiers)) return 'offered'
  if (!DECIDED.has(mention.status)) return mention.status
  const { before } = sentenceAround(text, mention)
  const [name = ''] = concept.split(' ')
  const nameAt = mention.words.toLowerCase().indexOf(name)
  const lead = normalise(`${before} ${mention.words.slice(0, Math.max(0, nameAt))}`)
  const plain = lead.replace(/[^a-z0-9]+$/, '')
  const told = VERBS.find(({ pattern }) => pattern.test(plain))?.status ?? mention.status
  if (isEnding(told) && mention.polarity === 'present' && NOT_ENDED.test(plain)) return 'continue'
  if (isEnding(told) && TAKE_IT.test(plain) && !NOT_SO.test(plain)) return 'advise'
  // 'Hold off on a statin': what is not begun is not held.
  if (told === 'hold' && mention.status === 'start' && mention.polarity === 'absent') return 'start'
  // 'Stop it for now' is a hold.
  return told === 'stop' && mention.status === 'hold' ? 'hold' : told
}

function isEnding(status: Mention['status']): boolean {
  return status === 'stop' || status === 'hold'
}

/** 'Don't stop the', 'no need to come off your': it goes on. 'Why don't you stop the' ends it. */
const NOT_ENDED = new RegExp(
  `(?:(?<!\\bwhy )\\b(?:do|should|would|must|could|can|need)n['’]?t|(?<!\\bwhy do )\\b(?:not|never|no need to|no reason to|nobody))(?: (?:want|like|think|believe|need|have|you|we|to|just|ever|should|suddenly|going|us|them|him|her))* (?:stop|stopping|discontinue|discontinuing|come off|coming off|quit|hold|holding|leave off|drop)${FILLER} ?$`,
)

const TAKE_IT = /\b(?:take|taking|use|using)(?: (?:the|your|some|that|this|an?|one|two|of))*$/
const NOT_SO =
  /(?:\b(?:not?|never|stop|without|off|avoid|quit|skip|instead of|rather than|than|before|until|hold|cannot|longer|more)\b|n['’]t\b|\b(?:don|can|won|shouldn|wouldn)t\b)[^.?!]{0,60}$/

/** 'so I packed that in after four days' */
const GIVEN_UP =
  /\b(?:so|but|and|then) (?:i|we|he|she)(?:['’]ve| have)? (?:just |then |also )?(?:packed (?:that|it|them) in|(?:stopped|quit|dropped|ditched) (?:it|that|them|those)|came off (?:it|that|them)|gave (?:it|that|them) up|knocked (?:it|that) on the head)\b|\b(?:told|asked|advised) (?:me|him|her) to (?:stop|come off|quit) (?:it|that|them|taking (?:it|that|them))\b[^.?!]*\bso (?:i|he|she) did\b/i
const AGAIN = /\b(?:again|restart\w*|back on|but now|for a while)\b/i

const PAST =
  /\b(?:had|was|were|used|took|tried|stopped|finished|quit|gave|given|been|did|previous\w*|before|ago|last|once|yesterday|prescribed|off|ran|out)\b|n['’]t\b|\bnot?\b|['’]d\b/i

/** 'And the simvastatin, forty.': a drug of now, of which nothing says that it is over. */
function isListed(text: string, mention: Mention): boolean {
  if (mention.status !== 'took' || mention.time !== 'now' || mention.polarity !== 'present')
    return false
  const { before, after } = sentenceAround(text, mention)
  return !PAST.test(`${before} ${mention.words} ${after}`)
}

function endingOf(modifiers: readonly Modifier[]): Mention['status'] | undefined {
  const told = modifiers.map(({ words }) => normalise(words.replace(/ n't\b/g, "n't"))).join(' ')
  return DRUG_ENDINGS.find(([said]) => told.includes(said))?.[1]
}

const REFUSAL =
  /\b(?:declin\w*|refus\w*|decided against|against it|rather not|hold off|not want|(?:do|did|does) ?n['’]t (?:want|like|need|think|wan ?na)|not interested|no thank|turned? (?:it|that) down|not (?:take|start|use))\b|\bno\b/i

/** How sure the reader must be of a refusal in words that no row knows: 'I'd sooner wait and see'. */
const SURE_OF_REFUSAL = 0.9

/** A clinician who speaks of a drug refuses it for nobody. */
function isRefused(text: string, mention: Mention, modifiers: readonly Modifier[]): boolean {
  if ((mention.odds?.status ?? 0) >= SURE_OF_REFUSAL) return true
  const { before, after } = sentenceAround(text, mention)
  const told = [before, mention.words, after, ...modifiers.map(({ words }) => words)].join(' ')
  return REFUSAL.test(told)
}
