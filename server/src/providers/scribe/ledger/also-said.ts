import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../scribe.ts'
import type { NoteSection, ToldSentence } from './section.ts'

const HEADING = 'Also said'
const MOST_QUOTATIONS = 8
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

/** The sentence of the line that names it; the typed words where it was typed. */
function quotationOf({ said }: Fact, lines: ReadonlyMap<string, ScribeSegment>): string {
  const [first] = said
  if (!first) return ''
  const line = first.segment_id === null ? undefined : lines.get(first.segment_id)
  if (!line) return first.words
  const before = line.text.slice(0, first.from)
  const behind = line.text.slice(first.to)
  const from = Math.max(...['. ', '? ', '! '].map((mark) => before.lastIndexOf(mark) + 2), 0)
  const end = /[.?!](?=\s|$)/.exec(behind)?.index ?? behind.length
  const start = before.lastIndexOf('. ') < 0 && !/[?!] /.test(before) ? 0 : from
  const sentence = line.text
    .slice(start, first.to + end)
    .replace(/^\[?\w+\]?:\s+/, '')
    .trim()
  return sentence.length <= MOST_CHARS ? sentence : first.words
}
