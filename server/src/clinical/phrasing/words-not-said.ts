import type { Fact } from '../ledger/fact.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'
import { FRAME_WORDS } from './frame-words.data.ts'
import { isForm } from './is-form.ts'
import { numbersIn } from './numbers-in.ts'
import { saidAround } from './said-around.ts'
import { SAME_WORDS } from './same-words.data.ts'

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
