import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { around, joinPassages, quotePassage, type Passage } from './passage.ts'

export const NOTHING_CERTAIN = 'Nothing certain was read; this was said about it:'
export const CLOSEST = 'I have no certain fact on this. The closest lines:'
export const NO_VALUE = 'No value was read; this was said about it:'

/** Passages in which a pattern is found, in the order of the visit. */
export function passagesWith(
  pattern: RegExp,
  spoken: readonly SpokenSentence[],
  isMeant: (sentence: SpokenSentence) => boolean = () => true,
): Passage[] {
  const found = spoken.flatMap((sentence, at) =>
    pattern.test(sentence.text) && isMeant(sentence) ? [around([at], spoken)] : [],
  )
  return joinPassages(found)
}

export function quoteAll(
  passages: readonly Passage[],
  spoken: readonly SpokenSentence[],
): string[] {
  return passages
    .map((passage) => `- ${quotePassage(passage, spoken)}`)
    .filter((item) => item !== '- ')
}
