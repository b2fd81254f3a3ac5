import { findDenied } from '../../../clinical/find-denied.ts'
import { wordsIn, type Facts } from './read-facts.ts'

/** 'Tenderness of the back, no midline tenderness': the words of the half that is denied, or of the other. */
export function wordsByDenial(sentence: Facts, isDenied: boolean): Set<string> {
  const words = new Set<string>()
  for (const [at, isHereDenied] of findDenied(sentence.tokens).entries()) {
    if (isHereDenied !== isDenied) continue
    for (const word of wordsIn(sentence, at, at + 1, new Map())) words.add(word)
  }
  return words
}
