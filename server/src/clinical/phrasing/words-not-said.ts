import type { Fact } from '../ledger/fact.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'
import { FRAME_WORDS } from './frame-words.data.ts'
import { numbersIn } from './numbers-in.ts'
import { SAME_WORDS } from './same-words.data.ts'

/** A longer sentence is several, where nobody has set marks. */
const MOST_WORDS = 45
const WORDS_BEFORE = 22
const WORDS_BEHIND = 26
const LEAST_STEM = 4
const ENDING = 4

type Said = Pick<Fact, 'said' | 'text'>

/**
 * The words of a sentence that nobody said: neither do they stand in the sentences that its fact was
 * read from, nor do they only frame what does. A number must be among the words of the fact.
 */
export function wordsNotSaid(sentence: string, fact: Said, lines: readonly LedgerLine[]): string[] {
  const quoted = fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  const own = [...quoted, fact.text].join(' ')
  const around = fact.said
    .map(({ line, from, to }) => sentenceAround(lines[line]?.text ?? '', from, to))
    .join(' ')
  const said = wordsOf(`${around} ${own}`)
  const numbers = numbersIn(own)
  const isSaid = (word: string) =>
    FRAME_WORDS.has(word) ||
    said.some((each) => each.startsWith(stemOf(word))) ||
    SAME_WORDS.some(([written, spoken]) => written.test(word) && spoken.test(around))
  return [
    ...wordsOf(sentence).filter((word) => !isSaid(word)),
    ...[...numbersIn(sentence)].filter((number) => !numbers.has(number)),
  ]
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z']*/g) ?? []
}

/** Without the endings that a word may have. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(LEAST_STEM, word.length - ENDING))
}

/** Between two marks; a few words on both sides where there are none. */
function sentenceAround(text: string, from: number, to: number): string {
  const start = Math.max(
    0,
    ...[...text.slice(0, from).matchAll(/[.?!] /g)].map(({ index }) => index + 2),
  )
  const length = /[.?!](?: |$)/.exec(text.slice(to))?.index
  const sentence = text.slice(start, length === undefined ? text.length : to + length)
  if (sentence.split(/\s+/).length <= MOST_WORDS) return sentence
  return [
    ...text.slice(start, from).split(/\s+/).slice(-WORDS_BEFORE),
    ...text.slice(from).split(/\s+/).slice(0, WORDS_BEHIND),
  ].join(' ')
}
