import { shareWithin } from '../../../../../clinical/realise/words/word-stems.ts'

const SUBJECT = "(?:I|you|we|it|they|that|there|this|let's|let us)\\b"
/** What may be left away behind a statement: what follows from it, and what else is talked of. */
const TRAILS = [
  new RegExp(`,? (?:and )?so,? (?=${SUBJECT})(?!you (?:do not|don't|can|should))`, 'g'),
  new RegExp(`, (?:and|because) (?=${SUBJECT})`, 'g'),
  / (?:just )?(?:to (?:confirm|make sure|see)|and see|to help you|to help) (?=(?:if|what|that|how|you|it)\b)/g,
]
const TURNS = /\b(?:not|no|never|but|unless|if|until|only|except|without|hold|stop)\b|n't\b/i
const LEAST_WORDS = 4

/** The beginnings of a sentence that hold all words of its facts, the longest first; nothing is left that turns it round. */
export function cutToFacts(sentence: string, words: readonly string[]): string[] {
  const ends = TRAILS.flatMap((trail) => [...sentence.matchAll(trail)].map(({ index }) => index))
  return [...new Set(ends)]
    .sort((a, b) => b - a)
    .filter((end) => !TURNS.test(sentence.slice(end)))
    .map((end) => sentence.slice(0, end))
    .filter((start) => start.split(' ').length >= LEAST_WORDS && !/ — |…/.test(start))
    .filter((start) => words.every((each) => shareWithin(each, start) === 1))
    .map((start) => `${start.replace(/[\s,]+$/, '')}.`)
}
