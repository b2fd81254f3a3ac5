import type { Fact } from '../ledger/fact.ts'
import { findNamed } from '../ledger/naming/concept-names.ts'
import { plainOf } from '../ledger/naming/name-words.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'
import { FRAME_WORDS } from './frame-words.data.ts'
import { isForm } from './is-form.ts'
import { numbersIn } from './numbers-in.ts'
import { saidAround } from './said-around.ts'
import { SAME_WORDS } from './same-words.data.ts'

type Said = Pick<Fact, 'said' | 'text'> & Partial<Pick<Fact, 'kind'>>

/**
 * The words of a sentence that nobody said: neither do they stand in the sentences that its fact was
 * read from, nor are they the name that a table has for the words of the fact, nor do they only frame
 * what was said. A number must be among the words of the fact.
 */
export function wordsNotSaid(sentence: string, fact: Said, lines: readonly LedgerLine[]): string[] {
  const quoted = fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  const own = [...quoted, fact.text].join(' ')
  const around = saidAround(fact, lines)
  const written = wordsOf(sentence)
  // A part of a name would be another thing.
  const names = quoted
    .map((words) => findNamed(fact.kind ?? 'symptom', plainOf(words)) ?? '')
    .filter((name) => wordsOf(name).every((word) => written.includes(word)))
  const said = wordsOf([around, own, ...names].join(' '))
  const numbers = numbersIn(own)
  const isSaid = (word: string) =>
    FRAME_WORDS.has(word) ||
    said.some((each) => isForm(word, each)) ||
    SAME_WORDS.some(([name, spoken]) => name.test(word) && spoken.test(around))
  return [
    ...written.filter((word) => !isSaid(word)),
    ...[...numbersIn(sentence)].filter((number) => !numbers.has(number)),
  ]
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z']*/g) ?? []
}
