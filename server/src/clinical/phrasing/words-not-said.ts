import type { Fact } from '../ledger/fact.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'
import { FRAME_WORDS } from './frame-words.data.ts'
import { numbersIn } from './numbers-in.ts'
import { saidAround } from './said-around.ts'
import { SAME_WORDS } from './same-words.data.ts'

const LEAST_STEM = 4
/** Of words with one stem; a doubled letter stands before some. */
const ENDINGS =
  /^(?:s|es|d|ed|ing|e|y|er|ly|ness|ies|ied|ier|iness|ion|ions|ation|ations|ic|al|ally|ity|ous|ment|ful|[bdgklmnprt](?:ed|ing|er)|'s|s')?$/

type Said = Pick<Fact, 'said' | 'text'>

/**
 * The words of a sentence that nobody said: neither do they stand in the sentences that its fact was
 * read from, nor do they only frame what does. A number must be among the words of the fact.
 */
export function wordsNotSaid(sentence: string, fact: Said, lines: readonly LedgerLine[]): string[] {
  const quoted = fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  const own = [...quoted, fact.text].join(' ')
  const around = saidAround(fact, lines)
  const said = wordsOf(`${around} ${own}`)
  const numbers = numbersIn(own)
  const isSaid = (word: string) =>
    FRAME_WORDS.has(word) ||
    said.some((each) => isForm(word, each)) ||
    SAME_WORDS.some(([written, spoken]) => written.test(word) && spoken.test(around))
  return [
    ...wordsOf(sentence).filter((word) => !isSaid(word)),
    ...[...numbersIn(sentence)].filter((number) => !numbers.has(number)),
  ]
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z']*/g) ?? []
}

/** 'walking' is a form of 'walk', 'his' none of 'history' and prednisolone none of prednisone. */
function isForm(word: string, said: string): boolean {
  const stem = stemOf(word, said)
  if (stem < LEAST_STEM) return hasEnding(word, said) || hasEnding(said, word)
  return ENDINGS.test(word.slice(stem)) && ENDINGS.test(said.slice(stem))
}

/** How many letters both begin with. */
function stemOf(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function hasEnding(root: string, word: string): boolean {
  return root.length > 1 && word.startsWith(root) && ENDINGS.test(word.slice(root.length))
}
