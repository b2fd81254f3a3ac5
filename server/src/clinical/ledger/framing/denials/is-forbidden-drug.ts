import type { Mention } from '../../reading/find-mentions.ts'
import { plainSaid } from '../wording/plain-said.ts'

/** Only what still forbids the medicine itself: 'don't forget to take' and 'don't take more' do not. */
const FORBIDS =
  /(?:n't|\b(?:not|never))(?: (?:want|wanting) you)?(?: to)?(?: be)?(?: (?:tak(?:e|ing)|us(?:e|ing)|hav(?:e|ing)|reach(?:ing)? for))?(?: (?:any|some|of|those|these|the|your|that|other))*$/
const NEGATOR = /n't\b|\b(?:no|not|never|nothing|none)\b/g
/** Asked why, only thought, or of a case that may not be. */
const OPEN = /\b(?:why|if|whether|unless|in case|sure|think|know|need|have to|only|just)\b/
/** How the medicine is taken rightly, and not that it is left. */
const LIMITS =
  /\b(?:together|same time|more than|longer|until|unless|without|empty|before|after|except|only|too|every|when|while|if|with)\b/
const ENDS =
  /^(?:$|(?:and|all right|or|but|because|since|so|at all|any ?more|okay|due to|right now)\b)/
/** 'Take none of it, okay?' asks for nothing. */
const AGREED = /\b(?:okay|ok|all right|alright|right)\s*$/i
const ASKS =
  /^[\s,]*(?:(?:so|and|but|then|well)[\s,]+)*(?:do|can|could|should|would|are|have|had) ?n['’]t (?:you|we|i|he|she|they)\b/i
const TAKES = /^(?:to )?(?:take|taking|use|using)(?: (?:any|some|those|these|the|of))*(?= )/i
const CLAUSE = /[,;]|\b(?:and|but|so|because)\b/i

/** 'Try not to take any ibuprofen', 'you can't take those tablets': advised against, however sure the reader is. */
export function isForbiddenDrug(
  { kind, status, words }: Pick<Mention, 'kind' | 'status' | 'words'>,
  before: string,
  after: string,
  isMarked: boolean,
): boolean {
  if (kind !== 'medication' || status !== 'advise') return false
  if ((isMarked && !AGREED.test(after)) || ASKS.test(before)) return false
  const taken = TAKES.exec(words)?.[0] ?? ''
  const clause = plainSaid(`${before}${taken}`.split(CLAUSE).at(-1) ?? '').trim()
  if (!FORBIDS.test(clause) || OPEN.test(clause)) return false
  const isDoubled = (clause.match(NEGATOR) ?? []).length > 1
  const behind = plainSaid(after).trim()
  const [own = ''] = behind.split(/\b(?:because|since|due to|so)\b/)
  return !isDoubled && (ENDS.test(behind) || /^\s*,/.test(after)) && !LIMITS.test(own)
}
