import type { Fact } from '@chartwright/contract/facts'
import { heardDecisions } from '../../decided/heard-decisions.ts'
import { leftUnsaid } from '../../decided/left-unsaid.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { isTelling } from '../../sheet/use-of-sentence.ts'
import { tellFact } from '../../tell-facts.ts'
import { quotePassage } from '../passage.ts'
import { planItems } from './plan-items.ts'
import { planPassages } from './plan-passages.ts'
import { withoutRepeats, type PlanItem } from '../without-repeats.ts'

const MOST_OTHERS = 5
/** A visit of fewer lines has no opening of its own. */
const LEAST_LINES = 20
const OPENING = 2
const OPENING_WORDS = 6

/**
 * What was decided, as the clinician told it and in the order of the visit: each decision word for word,
 * with what it needs to be understood. Undefined where nobody is known to be the clinician or nothing was
 * decided in words.
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
  const open = facts.filter(({ who, time }) => who === 'patient' && time !== 'past')
  const unsaid = leftUnsaid(open, kept, spoken)
  const items = [...kept, ...unsaid, ...heardDecisions([...kept, ...unsaid], spoken)]
  const isDecided = given.length > 0 || items.filter(({ use }) => use !== 'warning').length > 1
  const others = isDecided || !heard ? [] : soundsLike(heard, spoken)
  const marked = new Set([...items.flatMap((item) => placesOf(item, spoken)), ...others])
  if (marked.size + given.length === 0) return undefined
  const said = planPassages(marked, spoken).map((passage) => quotePassage(passage, spoken))
  return [...given, ...said].map((item) => `- ${item}`).join('\n')
}

/** The sentences that an item quotes; what is said as a visit opens is a topic and no decision. */
export function placesOf({ text, lines }: PlanItem, spoken: readonly SpokenSentence[]): number[] {
  const isLong = (spoken.at(-1)?.line ?? 0) >= LEAST_LINES
  return spoken.flatMap((sentence, at) => {
    if (sentence.text === '' || !lines.includes(sentence.line)) return []
    if (isLong && sentence.line < OPENING) return []
    return text.includes(openingOf(sentence.text)) ? [at] : []
  })
}

/** An item may have lost the end of a sentence, such as 'any questions?' */
function openingOf(text: string): string {
  return text
    .replace(/[.?!]$/, '')
    .split(' ')
    .slice(0, OPENING_WORDS)
    .join(' ')
    .replace(/[,;]$/, '')
}

/** Where hardly anything was read, what sounds like a decision as well. */
function soundsLike(heard: RegExp, spoken: readonly SpokenSentence[]): number[] {
  return spoken
    .flatMap(({ role, text }, at) =>
      role === 'clinician' && heard.test(text) && isTelling(text) ? [at] : [],
    )
    .slice(-MOST_OTHERS)
}
