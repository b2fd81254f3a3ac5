import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { isConditionOnly } from '../../quotes/is-condition-only.ts'
import { mustAppear, TO_HOSPITAL } from '../../quotes/must-appear.ts'
import { saidBehind } from '../../quotes/words/neighbours.ts'
import { sentenceAround } from '../../quotes/words/sentences-of-line.ts'

/** 'Go to hospital for that': what for, the sentence before it tells. */
const FOR_THAT =
  /\b(?:for|with|about|in) (?:that|it|this|those|these|them|(?:any|either|all) of (?:those|these|them|that))[\s.,!?]*$/i
const FOR_ALL =
  /^(?:(?:so|then|and|with)[\s,]+)*(?:(?:any|either|all) of (?:those|these|them|that)|then)\b/i

/** Whether what to do, or for what, stands in another sentence: alone it would be done now, or too late. */
export function leansOnBefore(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const {
    act,
    attributes,
    said: [own],
  } = fact
  const line = segments.find(({ id }) => id === own?.segment_id)
  if (own === undefined || line === undefined || !mustAppear(fact)) return false
  const { from, to } = sentenceAround(line.text, own)
  const words = line.text.slice(from, to)
  if (act !== 'safety_net') return attributes.condition === undefined && FOR_THAT.test(words)
  if (attributes.detail !== undefined || !isConditionOnly(words.trim())) return false
  const [next = ''] = saidBehind({ line, at: from, words }, segments).texts
  return FOR_ALL.test(next.trim()) && TO_HOSPITAL.test(next)
}
