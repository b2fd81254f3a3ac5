import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { isTelling, type Use } from '../sheet/use-of-sentence.ts'
import { tellFact } from '../tell-facts.ts'
import { passagesWith } from './heard-about.ts'
import { quotePassage } from './passage.ts'
import { planItems } from './plan-items.ts'
import { withoutRepeats, type PlanItem } from './without-repeats.ts'

const MOST_OTHERS = 5
const HEADINGS: readonly (readonly [title: string, use: Use])[] = [
  ['Medicines:', 'medicine'],
  ['Tests, referrals and next visits:', 'step'],
  ['Advice:', 'home'],
  ['When to call or come back:', 'warning'],
]

/**
 * What was decided, as the clinician told it: sentences of a decision stand word for word, each thing
 * once. Undefined where nobody is known to be the clinician or nothing was decided in words.
 */
export function answerPlan(
  facts: readonly Fact[],
  all: readonly Fact[],
  spoken: readonly SpokenSentence[],
  heard: RegExp | undefined,
): string | undefined {
  if (!spoken.some(({ role }) => role === 'clinician')) return undefined
  const given = facts.filter(({ said }) => said.length === 0).map(tellFact)
  const kept = withoutRepeats(planItems(facts, all, spoken))
  if (kept.length + given.length === 0) return undefined
  const groups = HEADINGS.map(
    ([title, own]) => [title, kept.filter(({ use }) => use === own).map(tell)] as const,
  )
  const isDecided = given.length > 0 || kept.some(({ use }) => use !== 'warning')
  const others = isDecided || !heard ? [] : soundsLike(heard, kept, spoken)
  return [['', given] as const, ...groups, ['Also said:', others] as const]
    .filter(([, own]) => own.length > 0)
    .map(([title, own]) =>
      [...(title === '' ? [] : [title]), ...own.map((item) => `- ${item}`)].join('\n'),
    )
    .join('\n\n')
}

/** Where only warnings were read, what sounds like a decision as well. */
function soundsLike(
  heard: RegExp,
  kept: readonly PlanItem[],
  spoken: readonly SpokenSentence[],
): string[] {
  return passagesWith(
    heard,
    spoken,
    ({ role, text }) =>
      role === 'clinician' && isTelling(text) && !kept.some((item) => item.text.includes(text)),
  )
    .slice(0, MOST_OTHERS)
    .map((passage) => quotePassage(passage, spoken))
}

function tell({ text, lines }: PlanItem): string {
  return `${text} [${lines.map((line) => line + 1).join(', ')}]`
}
