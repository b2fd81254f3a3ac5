import type { Fact } from '@chartwright/contract/facts'
import { cleanSpeech } from '../../clean-speech.ts'
import { isImperative } from '../telling/tell-plan.ts'
import { tidyFact } from '../words/tidy-fact.ts'

const LINK = /^(?:if|when|once|unless|until)\b/
const MOST_WORDS = 14
const CUT = /\b(?:by|next|the|an?|to|of|and|or|with|your)$/

/** A condition was said to the patient already: 'if you are not seeing improvement' stays as it is. */
export function tidyForPatient(fact: Fact): Fact {
  const tidy = tidyFact(fact)
  const spoken = fact.attributes.condition
  if (spoken === undefined) return tidy
  const own = cleanSpeech(spoken.toLowerCase()).replace(/[\s,.;]+$/, '')
  if (/^(?:if )?(?:that is |it is )?positive$/.test(own))
    return withCondition(tidy, 'if your test is positive')
  const isWhole =
    !CUT.test(own) &&
    LINK.test(own) &&
    own.split(' ').length <= MOST_WORDS &&
    !/\b(?:i|we|me)\b/.test(own)
  if (isWhole) return withCondition(tidy, own)
  // Half an instruction that was taken for a condition.
  const { condition, ...attributes } = tidy.attributes
  const isCut = condition !== undefined && (isImperative(condition) || CUT.test(condition))
  return isCut ? { ...tidy, attributes } : tidy
}

function withCondition(fact: Fact, condition: string): Fact {
  return { ...fact, attributes: { ...fact.attributes, condition } }
}
