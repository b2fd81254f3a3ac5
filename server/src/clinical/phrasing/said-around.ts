import type { Fact } from '../ledger/fact.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'

/** A longer sentence is several, where nobody has set marks. */
const MOST_WORDS = 45
const WORDS_BEFORE = 22
const WORDS_BEHIND = 26

/** The sentences of the talk in which the words of a fact stand. */
export function saidAround(
  { said }: Pick<Fact, 'said'>,
  lines: readonly Pick<LedgerLine, 'text'>[],
): string {
  return said
    .map(({ line, from, to }) => sentenceAround(lines[line]?.text ?? '', from, to))
    .join(' ')
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
