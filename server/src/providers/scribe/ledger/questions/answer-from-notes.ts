import { plainOf, stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import type { ScribeNote } from '../../scribe.ts'
import type { Question } from './reading/read-question.ts'

interface Line {
  readonly text: string
  readonly heading: string
  readonly title: string
}

const EMPTY = /^(?:not discussed|nothing said|\[[^\]]*\]|none|n\/a)\.?$/i
const HEADING = /^#{0,6}\s*([A-Z][\w '’/&(),-]{1,60}?):?$/
const MOST_WORDS_OF_HEADING = 6
const MOST_LINES = 8

/** What the saved notes say on what the ledger lacks, each line with the note that it is from. */
export function answerFromNotes(
  question: string,
  { topic, subject }: Question,
  notes: readonly ScribeNote[],
): string[] {
  const asked = [...new Set(stemsOf(plainOf(subject)))]
  const fits = ({ text, heading }: Line) => {
    if (asked.length === 0)
      return topic !== undefined && (topic.asked.test(heading) || topic.asked.test(text))
    const own = new Set(stemsOf(plainOf(text)))
    return asked.every((stem) => own.has(stem))
  }
  return notes
    .flatMap(readLines)
    .filter((line) => question.trim() !== '' && fits(line))
    .slice(0, MOST_LINES)
    .map(({ text, title }) => `- ${withoutMarks(text)} (from the note “${withoutMarks(title)}”)`)
}

function readLines({ title, text }: ScribeNote): Line[] {
  const lines: Line[] = []
  let heading = ''
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim()
    const named = HEADING.exec(line)?.[1]
    if (named !== undefined && raw.trim() === line && isHeading(named)) heading = named
    else
      for (const sentence of line.split(/(?<=[.!?])\s+(?=[A-Z])/))
        if (/[a-z0-9]/i.test(sentence) && !EMPTY.test(sentence))
          lines.push({ text: sentence, heading, title })
  }
  return lines
}

function isHeading(line: string): boolean {
  return line.split(' ').length <= MOST_WORDS_OF_HEADING && !/\d/.test(line)
}

/** '[3]' in a note is no line of the transcript. */
function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]*)\]/g, '($1)')
}
