import type { QueryType } from '@chartwright/contract/query-types'
import { findConditions } from '../../../clinical/find-conditions.ts'
import type { Fact } from '../../../clinical/find-facts.ts'
import { findFacts } from '../../../clinical/find-facts.ts'
import { tokens } from '../../../clinical/word-features.ts'
import type { ScribeNote } from '../scribe.ts'
import { headingTopics, isClosed } from '../../../clinical/heading-topics.ts'
import { asksForAllergies, wordsAsked } from './read-asked-words.ts'

interface Line {
  readonly text: string
  readonly heading: string
  readonly title: string
}

type Fits = (line: Line, facts: ReadonlySet<Fact>) => boolean

const under =
  (pattern: RegExp): Fits =>
  (line) =>
    pattern.test(line.heading)
/** What a line must hold or stand under to answer a question of the type; the rest goes by its words. */
const FITS: Readonly<Partial<Record<QueryType, Fits>>> = {
  dosage: (_, facts) => facts.has('dose'),
  medication: (_, facts) => facts.has('drug'),
  diagnosis: under(/assess|diagnos|impression/i),
  treatment: under(/plan|treat|request/i),
  investigation: (_, facts) => facts.has('result'),
  'follow-up': (_, facts) => facts.has('followUp') || facts.has('warning'),
  'patient-instructions': under(/plan|instruct|what to do|next steps/i),
  history: under(/history|subjective/i),
  coding: ({ text }) =>
    /\b[A-Z]\d[0-9A-Z](?:\.\w{1,4})?\b/.test(text) || findConditions(text).length > 0,
  summary: () => true,
}
const EMPTY = /^(?:not discussed|nothing said|\[[^\]]*\]|none|n\/a)\.?$/i
const HEADING = /^#{0,6}\s*([A-Z][\w '’/&(),-]{1,60}?):?$/
const MOST_LINES = 8

/** What the saved notes say on it, each line with the note that it is from; empty when they are silent too. */
export function answerFromNotes(
  question: string,
  queryType: QueryType,
  notes: readonly ScribeNote[],
): string[] {
  const asked = wordsAsked(question)
  const fits: Fits = asksForAllergies(question)
    ? (_, facts) => facts.has('allergy')
    : (FITS[queryType] ?? (() => false))
  const isFree = FITS[queryType] === undefined && !asksForAllergies(question)
  return notes
    .flatMap(readLines)
    .filter((line) =>
      isFree ? tokens(line.text).some((word) => asked.has(word)) : fits(line, findFacts(line.text)),
    )
    .slice(0, MOST_LINES)
    .map(({ text, title }) => `${withoutMarks(text)} (from the note “${withoutMarks(title)}”)`)
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

/** A short line like 'Ibuprofen at night' may be an item of a list. */
function isHeading(line: string): boolean {
  return (
    line.split(' ').length <= 6 &&
    (headingTopics(line).length > 0 || isClosed(line)) &&
    !findFacts(line).has('drug')
  )
}

/** '[3]' in a note is no line of the transcript. */
function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]*)\]/g, '($1)')
}
