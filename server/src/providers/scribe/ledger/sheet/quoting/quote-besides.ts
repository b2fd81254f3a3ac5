import type { Fact } from '@chartwright/contract/facts'
import { isDrugDecision } from '../../questions/topics/topic-facts.ts'
import { leftUnsaid } from '../../decided/left-unsaid.ts'
import type { PlanItem } from '../../answers/without-repeats.ts'
import { isTakenBack } from '../../decided/is-taken-back.ts'
import { dictatedLines } from '../speech/dictated-lines.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { asInstruction } from './as-instruction.ts'
import type { Quotation } from './quotation.ts'
import { isAgenda, isQuotable } from './quote-sheet.ts'
import { PARTING } from '../talk.data.ts'
import { isDecided } from '../use-of-sentence.ts'
import {
  ARRANGES_THAT,
  BROKEN_OFF,
  DICTATED,
  LEANS_BACK,
  OF_OTHERS,
  TORN,
} from '../sheet-rules.data.ts'

const LEAST_OF_SURE = 0.45
/** What may come is told to a patient with what it depends on. */
const DEPENDS = /\b(?:if|unless|depending|based on|in case|once|until)\b/i

/** What gets worse is what the visit is about. */
const WORSE =
  /^if (?:it|that) (?=(?:worsens|gets|doesn't|does not|isn't|is not|still|comes back|starts)\b)/i

/** What would have been done is not to be done. */
const UNREAL =
  /\bif (?:it|this|that|there|you|we|they) (?:had|were|was|weren't|wasn't)\b|^(?:you|we|i) could\b|\byou would (?:receive|get|need|have|be)\b|\bif you(?:'re| are) interested\b/i

/**
 * Decisions that no quotation has: those that depend on something, in a sentence that says on what, and
 * those that were surely read.
 */
export function quoteBesides(
  facts: readonly Fact[],
  { quotations, told: toldFacts }: { quotations: readonly Quotation[]; told: readonly Fact[] },
  spoken: readonly SpokenSentence[],
): Quotation[] {
  const decided = facts.filter(
    (fact) =>
      fact.who === 'patient' &&
      fact.time !== 'past' &&
      ((fact.kind === 'plan' && fact.act !== 'counsel' && fact.act !== 'declined') ||
        (isDrugDecision(fact) && fact.status !== 'declined')),
  )
  const told = [
    ...quotations.map(({ factIds, ...item }): PlanItem => ({
      ...item,
      facts: facts.filter(({ id }) => factIds.includes(id)),
    })),
    ...toldFacts.map((fact): PlanItem => ({
      use: 'step',
      text: `${fact.concept} ${fact.said.map(({ words }) => words).join(' ')}`,
      lines: fact.lines,
      facts: [fact],
    })),
  ]
  const dictated = dictatedLines(
    spoken,
    spoken.some(({ role }) => role === 'other'),
  )
  return leftUnsaid(decided, told, spoken, LEAST_OF_SURE)
    .filter((item) => isFit(item, spoken) && !item.lines.some((line) => dictated.has(line)))
    .map(({ use, text, lines, facts: own }) => ({
      use,
      text: withArranged(text, spoken),
      lines,
      factIds: own.map(({ id }) => id),
    }))
}

/** 'You're due for a bone scan.' 'I'll get that arranged.' 'They will call you.' */
function withArranged(text: string, spoken: readonly SpokenSentence[]): string {
  const at = spoken.findIndex((each) => each.text === plainOf(text))
  const behind = at < 0 ? [] : spoken.slice(at + 1)
  const end = behind.findIndex(
    (next) => next.line !== spoken[at]?.line || !ARRANGES_THAT.test(next.text),
  )
  const arranged = end < 0 ? behind : behind.slice(0, end)
  return [text, ...arranged.map((next) => `“${next.text}”`)].join(' ')
}

/** One sentence of the clinician that can be handed out. */
function isFit({ text, facts }: PlanItem, spoken: readonly SpokenSentence[]): boolean {
  const at = spoken.findIndex((each) => each.text === plainOf(text))
  const sentence = spoken[at]
  if (isTakenBack(at, spoken) || UNREAL.test(plainOf(text))) return false
  if (sentence?.role !== 'clinician' || text.endsWith('?”') || !isQuotable(sentence)) return false
  if (isAgenda(sentence, spoken)) return false
  const [fact] = facts
  if (!fact || (fact.polarity === 'absent' && fact.act !== 'advise')) return false
  return fact.certainty === 'sure'
    ? (fact.sureness ?? 1) >= LEAST_OF_SURE &&
        isDecided(sentence.text) &&
        !PARTING.test(sentence.text) &&
        isWritten(sentence.text)
    : DEPENDS.test(text) && isWhole(sentence.text) && !text.includes('could')
}

/** Whether it becomes an instruction that says what it is about. */
function isWritten(text: string): boolean {
  return isWhole(text) && asInstruction(text) !== undefined
}

function isWhole(text: string): boolean {
  const plain = text.replace(WORSE, '')
  return ![BROKEN_OFF, DICTATED, LEANS_BACK, OF_OTHERS, TORN].some((sign) => sign.test(plain))
}

function plainOf(text: string): string {
  return text.replace(/^“|”$/g, '')
}
