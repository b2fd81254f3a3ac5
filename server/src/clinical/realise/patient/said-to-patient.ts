import type { Fact } from '@chartwright/contract/facts'
import { cleanSpeech } from '../../clean-speech.ts'
import { wordsOf } from '../words/sentence.ts'
import { isImperative } from '../telling/tell-plan.ts'

/** What leads over to an instruction: 'I want you to …', 'make sure that you …'. */
const LEAD =
  /^(?:(?:so|and|then|also|please|just|but|or|really|first|again)[\s,]+|(?:you|we) (?:can|should|need to|must|have to|want to|will)\s+|(?:i|we) (?:do )?(?:want|would like|need|advise|recommend) you to\s+|(?:make sure|be sure) (?:that )?(?:to|you)\s+|try to\s+|remember to\s+|only (?=call)|continue to\s+)/
const CUT =
  /(?:^|\s)(?:and|or|the|a|an|to|of|with|for|in|at|on|your|my|any|that|which|because|if|so|by)$/
/** What only those who were there understand. */
export const POINTING =
  /\b(?:it|them|that|those|this|these|there|here|he|she|they|him|i|desk|reception|more|extra)\b|\bthe patient$/
const BEHIND =
  /(?:[\s,.;]+(?:and|or|so|but|because|as well|too|then|okay|anytime|for now|right now|right))+[\s,.;]*$/
const TWICE = /\b(\w+)(?:,? \1\b)+/g
const MOST_WORDS = { advise: 10, safety_net: 26 }

/**
 * The clinician's own instruction, where it stands in one piece: 'keep your leg elevated'. Undefined
 * where the words were cut off, or point at something.
 */
export function saidToPatient({ act, said }: Pick<Fact, 'act' | 'said'>): string | undefined {
  if (act !== 'advise' && act !== 'safety_net') return undefined
  const words = strip(plain(said[0]?.words ?? ''))
  const isShort = wordsOf(words).length <= MOST_WORDS[act] && wordsOf(words).length > 1
  if (!isShort || CUT.test(words)) return undefined
  if (act === 'advise') return isImperative(words) && !POINTING.test(words) ? words : undefined
  if (/^if\b/.test(words)) return words
  if (isImperative(words)) return /\b(?:if|with)\b/.test(words) ? words : undefined
  return signOf(words)
}

const STATE =
  /\b(?:is|are|was|were|has|have|gets?|getting|goes|spreads?|worsens?|becomes?|persists?|returns?|starts?|happens?|changes?|feels?)\b/

/** What happens, as it was said: 'your cough is not getting any better, or your breathing is worse'. */
function signOf(words: string): string | undefined {
  if (!STATE.test(words) || /\b(?:i|we|he|she)\b/.test(words)) return undefined
  const [first = ''] = words.split(/,| or /)
  return STATE.test(first) || /^(?:you|any|there)\b/.test(first)
    ? `if ${words.replace(/^(?=getting\b)/, 'you are ')}`
    : `if you have ${words}`
}

function plain(words: string): string {
  return cleanSpeech(words.toLowerCase())
    .replace(/\s+([,.;])/g, '$1')
    .replace(TWICE, '$1')
    .replace(/\band you,? (?=it\b)/, 'and ')
    .replace(/\b(call|see|message|tell|ring|contact) me\b/g, '$1 us')
    .replace(BEHIND, '')
    .replace(/[\s.,;]+$/, '')
    .trim()
}

function strip(words: string): string {
  const less = words.replace(LEAD, '')
  return less === words ? words : strip(less)
}
