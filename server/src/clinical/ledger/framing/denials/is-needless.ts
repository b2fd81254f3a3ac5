import type { Mention } from '../../reading/find-mentions.ts'

const NOT = String.raw`(?:n['’]t|\b(?:do|does|did|wo|would)nt|\bnot|\bnever)`
const DOING = String.raw`(?:(?: for| to| be| do| get| have| keep| use| put| apply| an?| the| any| your| you)){0,4}`
const NEED = String.raw`(?:\bno need|${NOT}(?: (?:really|actually|even|necessarily|think|believe))?(?: (?:that )?(?:you|he|she|we))?(?: (?:really|actually|even))? need(?:ed)?|\bneed ?${NOT})`
const BEFORE = new RegExp(`${NEED}${DOING}\\s+$`, 'i')
const WITHIN = new RegExp(
  `^(?:(?:so|and|but|i|we|you|he|she|do|does|did|would|there(?:['’]s| is))\\s?)*${NEED}\\b`,
  'i',
)
const WILL_NOT = new RegExp(
  `(?:${NOT} (?:going to|gonna|gon na)|\\b(?:wo ?n['’]t|will not))(?: be)?(?: (?:call|calling|send|sending|get|getting)(?: (?:for|you))?)?(?: an?)?\\s+$`,
  'i',
)
/** 'You shouldn't' before what is advised. */
const SHOULD_NOT = /\b(?:should|must) ?(?:n['’]t|not)(?: be)?\s+$/i
/** 'unless you feel dizzy': then it is needed. */
const LIMITED = /^[^.?!]*\b(?:unless|until|except|but only|only when)\b/i
const DONE = new Set<Mention['act']>([
  'advise',
  'counsel',
  'emergency',
  'order',
  'procedure',
  'refer',
])

const ADVISED = new Set<Mention['act']>(['advise', 'counsel'])

/** Whether something is said not to be needed, 'you don't need to use the ice', or an ambulance not to be called. */
export function isNeedless({ kind, act, words }: Mention, before: string, after: string): boolean {
  if (kind !== 'plan' || !DONE.has(act) || LIMITED.test(after)) return false
  if (ADVISED.has(act) && SHOULD_NOT.test(before)) return true
  return BEFORE.test(before) || WITHIN.test(words) || (act === 'emergency' && WILL_NOT.test(before))
}
