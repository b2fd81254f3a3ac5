import type { Mention } from '../../reading/find-mentions.ts'
import { plainSaid } from '../wording/plain-said.ts'

const ADVISED = new Set<string>(['advise', 'counsel'])
const DOING = String.raw`(?: (?:to|be|go|take|taking|use|using|have|having|eat|eating|drink|drinking|do|doing|on|any|some|of|the|that|your|those|more|too|much|a|an))*`
const AGAINST = new RegExp(
  String.raw`\b(?:try(?:ing)?(?: (?:really|very)? ?hard)?|be careful|careful|best|better|important|prefer(?: you)?|like you|want you|remember|tell you|ask you) not${DOING} ?$`,
)
const WITHIN = new RegExp(String.raw`^(?:try(?:ing)? )?not to\b`)

/** 'Try not to take any ibuprofen' */
export function isAdvisedAgainst(mention: Mention, before: string): boolean {
  const { act, status, words, kind } = mention
  const isAdvice = kind === 'medication' ? status === 'advise' : kind === 'plan' && ADVISED.has(act)
  if (!isAdvice) return false
  return AGAINST.test(plainSaid(before)) || WITHIN.test(plainSaid(words))
}
