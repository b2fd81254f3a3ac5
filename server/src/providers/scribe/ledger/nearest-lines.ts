import { plainOf, stemsOf, weightyOf } from '../../../clinical/ledger/naming/name-words.ts'
import type { ScribeSegment } from '../scribe.ts'

const MOST = 3
const LONGEST = 200
/** What the same thing is called in talk. */
const SAID: readonly (readonly [asked: RegExp, said: string])[] = [
  [/\balcohol\b/, 'drink wine beer'],
  [/\bsmok/, 'smoke smoking cigarettes tobacco vape'],
  [/\bwork\b/, 'job working'],
  [/\bliv(?:es?|ing)\b/, 'live living'],
  [/\babdominal\b/, 'tummy belly stomach'],
  [/\bshortness\b/, 'breathless breathing'],
  [/\btemperature\b/, 'fever temperature'],
]

function otherWords(words: string): string {
  return SAID.filter(([asked]) => asked.test(words))
    .map(([, said]) => said)
    .join(' ')
}

/** The lines whose words are nearest to the question, as quotations; empty where none shares a word. */
export function nearestLines(words: string, segments: readonly ScribeSegment[]): string[] {
  const asked = weightyOf([...new Set(stemsOf(plainOf(`${words} ${otherWords(words)}`)))])
  if (asked.length === 0) return []
  const lines = segments.map((segment) => ({
    segment,
    stems: new Set(stemsOf(plainOf(segment.text))),
  }))
  const weights = new Map(
    asked.map((stem) => {
      const count = lines.filter(({ stems }) => stems.has(stem)).length
      return [stem, count === 0 ? 0 : Math.log(1 + lines.length / count)] as const
    }),
  )
  const most = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return lines
    .map(({ segment, stems }) => ({
      segment,
      score: asked.reduce((sum, stem) => sum + (stems.has(stem) ? (weights.get(stem) ?? 0) : 0), 0),
    }))
    .filter(({ score }) => score > 0 && (score >= most / 2 || otherWords(words) !== ''))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .sort((a, b) => a.segment.index - b.segment.index)
    .map(({ segment: { text, index } }) => `- “${around(text, asked)}” [${index + 1}]`)
}

/** The first lines in which the pattern is found, as quotations around it. */
export function linesWith(pattern: RegExp, segments: readonly ScribeSegment[]): string[] {
  return segments
    .flatMap(({ text, index }) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [`- “${stretch(text.trim(), at)}” [${index + 1}]`]
    })
    .slice(0, MOST)
}

/** The stretch of a long line that has the words. */
function around(text: string, asked: readonly string[]): string {
  const plain = text.trim()
  const places = asked.map((stem) => place(plain.toLowerCase(), stem)).filter((each) => each >= 0)
  return stretch(plain, Math.min(...places, plain.length))
}

function stretch(plain: string, found: number): string {
  if (plain.length <= LONGEST) return plain
  const at = Math.max(0, found - LONGEST / 3)
  const from = at === 0 ? 0 : plain.indexOf(' ', at) + 1
  const piece = plain.slice(from, from + LONGEST)
  const isCut = from + LONGEST < plain.length
  return `${from > 0 ? '…' : ''}${isCut ? piece.slice(0, piece.lastIndexOf(' ')) : piece}${isCut ? '…' : ''}`
}

function place(text: string, stem: string): number {
  return text.search(new RegExp(`\\b${stem.replace(/[^\p{L}\p{N}]/gu, '')}`, 'u'))
}
