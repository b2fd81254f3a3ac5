import { BEGINS_ANEW, GOES_WITH, HOLDS_ON, HOW_IT_IS, IS_LAST } from './cut-long-speech.data.ts'
import { OPENS_TOPIC, WAITS } from './cut-speech.data.ts'

/** A sentence of more words is several, where nobody has set marks. */
const MOST_WORDS = 30
const LEAST_WORDS = 5
const MOST_OF_TOPIC = 10
/** So many characters are looked at: a line of an hour must not be read again for every clause. */
const NEAR = 240
const STARTS = new RegExp(
  `(?<=\\s)(?:(?:and|but|so|then|now|okay|alright|also)[\\s,]+){0,2}(?:${BEGINS_ANEW.map(([, pattern]) => pattern).join('|')})`,
  'gi',
)

/** Where further sentences begin in one that is too long to be handed to anybody. */
export function cutLongSpeech(text: string): number[] {
  if (wordsIn(text) <= MOST_WORDS) return []
  const cuts: number[] = []
  for (const { index } of text.matchAll(STARTS)) {
    const own = text.slice(cuts.at(-1) ?? 0, index)
    const next = text.slice(index, index + NEAR)
    if (!GOES_WITH.test(next) && wordsIn(next) >= LEAST_WORDS && isWhole(own)) cuts.push(index)
  }
  return cuts
}

function isWhole(own: string): boolean {
  const words = wordsIn(own.slice(0, NEAR))
  const end = own.slice(-NEAR)
  if (words < LEAST_WORDS || HOLDS_ON.test(end)) return false
  if (IS_LAST.test(end) && !HOW_IT_IS.test(end)) return false
  // What a condition leads to stays with it, however long it is.
  if (WAITS.test(own.replace(/^[\s,]*however\b/i, ''))) return false
  return !OPENS_TOPIC.test(own) || words > MOST_OF_TOPIC
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
