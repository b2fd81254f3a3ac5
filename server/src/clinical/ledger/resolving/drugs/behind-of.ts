import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** A sentence of the clinician that comes behind the words of a fact. */
export interface Behind {
  readonly line: number
  readonly from: number
  readonly to: number
  readonly text: string
  /** Whether somebody else has spoken since. */
  readonly isAnswer: boolean
}

const SENTENCE = /[^.?!]*(?:\.(?=\d)[^.?!]*)*[.?!]*/g
const LINES_AFTER = 2

/** What the clinician goes on to say in the line of the fact, else in the next line of theirs. */
export function behindOf(
  lines: readonly LedgerLine[],
  { said: [first] }: FramedFact,
  most: number,
): Behind[] {
  if (!first) return []
  const own = lines[first.line]?.text ?? ''
  const [rest = ''] = own.slice(first.to).match(SENTENCE) ?? []
  const found = sentencesOf(first.line, own, first.to + rest.length, false)
  const clause = /, (?=(?:actually|no|wait|on second thought)\b)/i.exec(rest)
  if (clause) {
    const from = first.to + clause.index + clause[0].length
    found.unshift({
      ...{ line: first.line, from, to: first.to + rest.length },
      ...{ text: own.slice(from, first.to + rest.length), isAnswer: false },
    })
  }
  for (let line = first.line + 1; line <= first.line + LINES_AFTER; line += 1) {
    const { role, text } = lines[line] ?? { role: 'unsure', text: '' }
    if (role !== 'clinician') continue
    found.push(...sentencesOf(line, text, 0, line > first.line + 1))
    break
  }
  return found.slice(0, most)
}

function sentencesOf(line: number, text: string, start: number, isAnswer: boolean): Behind[] {
  return [...text.slice(start).matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const lead = /^\s*/.exec(sentence)?.[0].length ?? 0
    const from = start + index + lead
    const said = sentence.slice(lead)
    return /[a-z]/i.test(said) ? [{ line, from, to: from + said.length, text: said, isAnswer }] : []
  })
}
