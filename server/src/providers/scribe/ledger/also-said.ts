import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../scribe.ts'
import type { NoteSection, ToldSentence } from './section.ts'

const HEADING = 'Also said'
const MOST_QUOTATIONS = 6
/** Less says nothing by itself. */
const LEAST_WORDS = 3
const QUESTION =
  /\?$|^(?:\W*(?:and|so|okay|um|uh|yeah)\b)*\W*(?:how|what|when|where|why|do|does|did|is|are|was|were|have|has|can|could|any)\b|\bdoes (?:that|it|this)\b|\bhow (?:has|have|is|are|about)\b/i
const MOST_CHARS = 220
/** Spoken to a device, not to the patient. */
const TO_THE_COMPUTER = /^(?:\W*(?:um|uh|okay|so)\b)*\W*hey\b|\bshow me\b/i

/** What matters and stands nowhere, word for word; and what was typed and is no fact. */
export function alsoSaid(
  untold: readonly Fact[],
  segments: readonly ScribeSegment[],
  typed: readonly string[],
): NoteSection[] {
  const lines = new Map(segments.map((segment) => [segment.id, segment]))
  const quoted = new Map<string, ToldSentence>()
  const ranked = [...untold].sort((a, b) => rank(a) - rank(b))
  for (const fact of ranked) {
    const words = quotationOf(fact, lines)
    if (words === '' || TO_THE_COMPUTER.test(words)) continue
    const known = quoted.get(words)
    if (!known && quoted.size >= MOST_QUOTATIONS) continue
    quoted.set(words, { text: `“${words}”`, factIds: [...(known?.factIds ?? []), fact.id] })
  }
  const paragraphs = [...quoted.values(), ...typed.map((text) => ({ text, factIds: [] }))]
  if (paragraphs.length === 0) return []
  return [{ heading: HEADING, paragraphs: paragraphs.map((one) => [one]), isList: true }]
}

function rank({ importance }: Fact): number {
  return importance === 'critical' ? 0 : 1
}

/** What was said of it: the sentence that names it, and to a question the answer. Empty where that says nothing. */
function quotationOf(fact: Fact, lines: ReadonlyMap<string, ScribeSegment>): string {
  const [first] = fact.said
  if (!first) return ''
  const line = first.segment_id === null ? undefined : lines.get(first.segment_id)
  const words = line ? sentenceAround(line.text, first) : first.words
  if (words.split(/\s+/).length < LEAST_WORDS) return ''
  if (!line || !QUESTION.test(words)) return words
  const answer = [...lines.values()].find(
    ({ index }) => index > line.index && fact.lines.includes(index),
  )
  const said = answer ? sentenceAround(answer.text, { from: 0, to: 0, words: '' }) : ''
  return said === '' || QUESTION.test(said) ? '' : `${words} — ${said}`
}

function sentenceAround(text: string, { from, to, words }: Stretch): string {
  const start = Math.max(0, ...[...text.slice(0, from).matchAll(/[.?!]\s+/g)].map(endOf))
  const end = /[.?!](?=\s|$)/.exec(text.slice(Math.max(to, start + 1)))
  const stop = end ? Math.max(to, start + 1) + end.index + (end[0] === '?' ? 1 : 0) : text.length
  const sentence = text
    .slice(start, stop)
    .replace(/^\[?[A-Za-z]+\]?:\s+/, '')
    .trim()
  return sentence.length <= MOST_CHARS ? sentence : words
}

type Stretch = Pick<Fact['said'][number], 'from' | 'to' | 'words'>

function endOf({ 0: mark, index }: RegExpExecArray): number {
  return index + mark.length
}
