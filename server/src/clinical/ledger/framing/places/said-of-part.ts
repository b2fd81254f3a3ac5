import { isPart } from '../../../find-sides.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import { OWN_EXAM_PARTS } from './own-exam-parts.data.ts'

const LIGHTLY =
  'a|little|bit|slightly|mildly|very|quite|pretty|somewhat|moderately|markedly|nice|and'
const STATE = new RegExp(
  String.raw`^(?:(?:${LIGHTLY}) )*(?:non-?)?(?:distended|tender|soft|swollen|supple|red|inflamed|enlarged|warm|stiff|bruised|erythematous|bulging|obese|firm)$`,
  'i',
)
const OF_PART =
  /\b(?:your|the|his|her|that|this) (?:(?:left|right) )?([a-z]+)(?:['’]s| is| are| looks?| feels?| seems?)(?: (?:also|just|still|nice and))*\s*$/i
const ABDOMEN = /^(?:belly|stomach|tummy)$/

/** 'your belly is | slightly distended': what a state is of. */
export function partOfState(text: string, { kind, words, from }: Mention): { site?: string } {
  if (kind !== 'finding' || !STATE.test(words.trim())) return {}
  const part = OF_PART.exec(text.slice(0, from))?.[1]?.toLowerCase() ?? ''
  if (!isPart(part.replace(/(?<=[a-z]{3})s$/, ''))) return {}
  return { site: ABDOMEN.test(part) ? 'abdomen' : part }
}

const ON_PART = /(?<=\w)\s+(?:on|in|of|over)\s+(?:your|the|his|her)\s+([a-z]+)$/i

/** 'no goiter on your abdomen | it is soft': the place is where the next finding is. */
export function withoutNextPlace(mention: Mention): Mention {
  const place = mention.kind === 'finding' ? ON_PART.exec(mention.words) : null
  if (place === null || !isPart((place[1] ?? '').toLowerCase())) return mention
  const words = mention.words.slice(0, place.index)
  const row = OWN_EXAM_PARTS.find(([found]) => found.test(words))
  if (row === undefined || row[1].test(place[0])) return mention
  return { ...mention, words, to: mention.from + words.length }
}
