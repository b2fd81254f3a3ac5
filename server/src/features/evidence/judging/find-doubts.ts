import type { InsightSentence } from '@chartwright/contract/insights'
import { UNSURE_BELOW, UNSURE_READING_BELOW, UNSURE_WORD_BELOW } from '@chartwright/contract/limits'
import { normalise } from '../../../clinical/normalise.ts'
import { checkNumbers } from '../../../clinical/plausible/check-numbers.ts'
import { isReadFromAfar } from '../../../clinical/realise/is-read-from-afar.ts'
import { tokensOf } from '../../../clinical/tokens.ts'
import { isByPerson } from '../comparing/ledger-conflict.ts'
import type { Line } from '../comparing/said-clause.ts'
import { contentWords } from '../indexing/content-words.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import { isVerbatim } from './is-verbatim.ts'

type Doubt = InsightSentence['doubts'][number]

interface Doubted {
  /** As it stands in the note. */
  readonly text: string
  readonly read: Facts
  /** The facts that it tells. */
  readonly tells: readonly KnownFact[]
  /** Whether it was written from these facts, and not found to tell them. */
  readonly isWrittenFrom: boolean
  /** Places of the lines that it rests on. */
  readonly lines: readonly number[]
  readonly visit: VisitIndex
}

/** Why a sentence may be wrong though it was said. Of what a person has checked nothing is. */
export function findDoubts(doubted: Doubted): Doubt[] {
  const { text, read, tells, lines, visit } = doubted
  const own = lines.flatMap((place) => visit.lines[place] ?? [])
  const open = own.filter(({ is_checked: isChecked }) => isChecked !== true)
  return [
    ...open.flatMap((line): Doubt[] => {
      if (isUnclear(line)) return [{ kind: 'unclear', words: line.text, segment_id: line.id }]
      const words = unsureWords(line, read, tells)
      return words.length === 0
        ? []
        : [{ kind: 'unsure_words', words: words.join(', '), segment_id: line.id }]
    }),
    ...implausible(text, read, own),
    ...unsureReading(doubted),
  ]
}

/** A quotation is as it was said, however it was understood. */
function unsureReading({ text, tells, isWrittenFrom, lines, visit }: Doubted): Doubt[] {
  if (!isWrittenFrom || isVerbatim(text, lines, visit)) return []
  return tells
    .filter((known) => !isByPerson(known) && isUnsurelyRead(known))
    .map(({ fact: { said } }) => ({
      kind: 'unsure_reading',
      words: said.map(({ words }) => words).join(' … '),
      segment_id: said[0]?.segment_id ?? null,
    }))
}

function isUnsurelyRead({ fact }: KnownFact): boolean {
  return (fact.sureness ?? 1) < UNSURE_READING_BELOW || isReadFromAfar(fact)
}

function isUnclear({ confidence }: Line): boolean {
  return typeof confidence === 'number' && confidence < UNSURE_BELOW
}

/** Those that the sentence has too, or that the facts it tells were read from. */
function unsureWords(line: Line, { text: sentence }: Facts, tells: readonly KnownFact[]): string[] {
  const { id, text, word_confidence: known } = line
  if (!known) return []
  const quoted = tells.flatMap(({ fact }) =>
    fact.said.filter(({ segment_id: of }) => of === id).map((said) => said.words),
  )
  const wanted = new Set(contentWords([sentence, ...quoted].join(' ')))
  const unsure = text
    .split(/\s+/)
    .filter((_, at) => (known[at] ?? 1) < UNSURE_WORD_BELOW)
    .filter((word) => contentWords(word).some((each) => wanted.has(each)))
  return [...new Set(unsure.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))]
}

/** Numbers of its lines that it repeats, as they were heard, and those that only it has. */
function implausible(text: string, { tokens }: Facts, lines: readonly Line[]): Doubt[] {
  const figures = new Set(tokens.flatMap(({ figure }) => figure ?? []))
  const told = lines.flatMap((line) =>
    line.is_checked === true
      ? []
      : checkNumbers(line.text).map(({ from, to }) => ({ line, words: line.text.slice(from, to) })),
  )
  const heard = told.filter(({ words }) => figuresOf(words).some((figure) => figures.has(figure)))
  const settled = new Set([
    ...heard.flatMap(({ words }) => figuresOf(words)),
    ...lines.flatMap((line) => (line.is_checked === true ? figuresOf(line.text) : [])),
  ])
  const written = checkNumbers(text)
    .map(({ from, to }) => text.slice(from, to))
    .filter((words) => !figuresOf(words).some((figure) => settled.has(figure)))
  return [
    ...heard.map(({ line, words }): Doubt => {
      return { kind: 'implausible', words, segment_id: line.id }
    }),
    ...written.map((words): Doubt => ({
      kind: 'implausible',
      words,
      segment_id: lineWith(figuresOf(words), lines)?.id ?? null,
    })),
  ]
}

/** Where such a number was said, so that it can be heard again. */
function lineWith(figures: readonly string[], lines: readonly Line[]): Line | undefined {
  return lines.find(({ text }) => figuresOf(text).some((figure) => figures.includes(figure)))
}

function figuresOf(text: string): string[] {
  return tokensOf(normalise(text)).flatMap(({ figure }) => figure ?? [])
}
