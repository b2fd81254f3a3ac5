import { QUERY_TYPES, type QueryType } from '@chartwright/contract/query-types'
import type { AnswerInput } from '../scribe.ts'
import { fence } from './fence.ts'
import type { NotePrompt } from './note.prompt.ts'
import { CONSENT_RULE, DATA_RULE } from './rules.ts'
import { showLines } from './show-lines.ts'

export const JUDGEMENT = 'Suggestions need the clinician’s judgement.'
const NOTES_SHARE = 0.3

const SYSTEM = [
  'You are Medical Assistant. You answer a clinician’s question about one visit, briefly and plainly.',
  '',
  'What you say about this visit must stand in the transcript or the notes. After each such statement',
  'name the line of the transcript that it rests on by its number in square brackets, as in [12].',
  'Where the transcript says nothing about it, say so. Never invent a finding, drug, dose or date, and',
  'give no diagnosis and no code that was not named in the visit. Where you are asked for one, tell',
  'what was named.',
  CONSENT_RULE,
  '',
  DATA_RULE,
  '',
  'Write Markdown without tables, code or HTML.',
].join('\n')

const ADVICE = [
  '',
  'The question asks for advice. Answer in two parts under the headings "Said in the visit" and',
  '"Suggestions". The first part holds only what was said, with its line numbers, and names doses that',
  'contradict each other. The second part is general medical knowledge, cites no line, and ends with',
  `the sentence "${JUDGEMENT}"`,
].join('\n')

/** Questions that may be answered with more than was said. */
export function isAdvice(queryType: QueryType): boolean {
  return queryType === 'treatment' || queryType === 'dosage'
}

export function answerPrompt(
  { question, queryType, segments, notes }: Omit<AnswerInput, 'facts' | 'known' | 'signal'>,
  windowChars: number,
): NotePrompt {
  const written = notes
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n\n')
    .slice(0, windowChars * NOTES_SHARE)
  const lines = showLines(segments, windowChars - written.length)
  const [label, description] = QUERY_TYPES[queryType]
  const data = fence({
    ...(written !== '' && { notes: written }),
    transcript: lines.text === '' ? '(Nothing was recorded.)' : lines.text,
    question,
  })
  return {
    system: SYSTEM + (isAdvice(queryType) ? `\n${ADVICE}` : ''),
    messages: [
      {
        role: 'user',
        content: `${data}\n\nAnswer the clinician’s question. It is about: ${label} (${description}).`,
      },
    ],
    remarks: lines.remark === undefined ? [] : [lines.remark],
  }
}
