import type { Fact } from '@chartwright/contract/facts'

/** A visit of a quarter of an hour, about 2,500 words, is told in so many; a longer one in a few more. */
const SHORT_VISIT_WORDS = 2_500
const SHORT_NOTE_WORDS = 300
const MORE_PER_WORD = 0.05
const LONGEST_NOTE_WORDS = 600
/** A denial stands in a list with others. */
const DENIAL_WORDS = 2

/**
 * All that matters, and of the rest what the length of a note leaves room for, in the order of the
 * visit. What will not be told takes no room.
 */
export function chooseFacts(
  facts: readonly Fact[],
  visitWords: number,
  willBeTold: (fact: Fact) => boolean,
): Fact[] {
  let left = noteWords(visitWords)
  for (const fact of facts)
    if (fact.importance !== 'minor' && willBeTold(fact)) left -= lengthOf(fact)
  return facts.filter((fact) => {
    if (fact.importance !== 'minor' || !willBeTold(fact)) return true
    const length = lengthOf(fact)
    if (length > left) return false
    left -= length
    return true
  })
}

function noteWords(visitWords: number): number {
  const more = Math.max(0, visitWords - SHORT_VISIT_WORDS) * MORE_PER_WORD
  return Math.min(LONGEST_NOTE_WORDS, SHORT_NOTE_WORDS + more)
}

function lengthOf({ kind, polarity, text }: Fact): number {
  if (kind === 'symptom' && polarity === 'absent') return DENIAL_WORDS
  return text.split(/\s+/).length
}
