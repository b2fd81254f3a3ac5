import type { FactContent } from '@chartwright/contract/facts'
import type { Mention } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

const LINES_BEFORE = 2
const DRUGS = new Set<Mention['status']>(['start', 'increase', 'decrease', 'stop', 'advise'])
const ORDERED = new Set<Mention['act']>(['order', 'refer', 'procedure'])
/** 'We may need to think about …', ''cause I might need to …' */
const MAY_NEED =
  /^(?: ?(?:so|then|and|okay|ok|'?cause|because|since))* ?(?:we|i|you) (?:may|might)(?: \w+)? (?:need|have|want) to\b/
const CONDITIONAL = /\b(?:if|when|once|unless|in case)\b/
const LAST_IF =
  /.*(?<!\b(?:ask|asked|asks|wonder|wondered|know|see|sure|check|unsure) )\b(if (?!(?:that's|that is|it's|it is) (?:okay|ok|all right|alright)\b|you(?:'ve)? (?:have|got)(?: any)?(?: other| more| further)? (?:questions|concerns)\b)[^.?!]{4,})/

const TALK_BEHIND = /(?: (?:okay|ok|alright|all right|right|yeah))*[ .]*$/

/** 'If it spreads. We may need an antibiotic.': what may come has the condition that was said before it. */
export function latelyIf(
  lines: readonly LedgerLine[],
  mention: Mention,
): Pick<FactContent['attributes'], 'condition'> {
  if (!DRUGS.has(mention.status) && !ORDERED.has(mention.act)) return {}
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  const { before, after } = sentenceAround(text, mention)
  const sentence = plainSaid(`${before}${mention.words}${after}`)
  if (!MAY_NEED.test(sentence) || CONDITIONAL.test(sentence)) return {}
  const earlier = lines
    .slice(Math.max(0, mention.line - LINES_BEFORE), mention.line)
    .filter((line) => line.role === role)
    .map((line) => line.text)
  const said = plainSaid([...earlier, text.slice(0, mention.from - before.length)].join(' '))
  const condition = LAST_IF.exec(said)?.[1]?.replace(TALK_BEHIND, '').trim()
  return condition === undefined ? {} : { condition }
}
