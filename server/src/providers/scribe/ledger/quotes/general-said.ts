import type { ScribeSegment } from '../../scribe.ts'
import { cleanQuotation } from './words/clean-quotation.ts'
import { GENERAL_ASKED, GENERAL_SAID } from './general-said.data.ts'
import type { NoteSection, ToldSentence } from '../section.ts'

const HEADING = 'Also said'
const MOST_QUOTATIONS = 4
const LONGEST = 200

/** Of a talk of which nothing was told: what it says of the patient in general, word for word. */
export function generalSaid(segments: readonly ScribeSegment[]): NoteSection[] {
  const quoted = segments
    .flatMap((_, at): ToldSentence[] => {
      if (dialogueAt(segments, at - 1) !== undefined) return []
      return dialogueAt(segments, at) ?? statementAt(segments, at) ?? []
    })
    .slice(0, MOST_QUOTATIONS)
  if (quoted.length === 0) return []
  return [{ heading: HEADING, paragraphs: quoted.map((one) => [one]), isList: true }]
}

function dialogueAt(segments: readonly ScribeSegment[], at: number): ToldSentence[] | undefined {
  const [asked, answer] = [segments[at], segments[at + 1]]
  if (!asked || !answer || asked.speaker === answer.speaker) return undefined
  const [question] = /[^.?!]*\?\s*$/.exec(asked.text) ?? []
  if (question === undefined || /\?\s*$/.test(answer.text)) return undefined
  if (![...GENERAL_ASKED, ...GENERAL_SAID].some(([said]) => said.test(question))) return undefined
  if (question.length + answer.text.length > LONGEST) return undefined
  const text = `“${cleanQuotation(question)} — ${cleanQuotation(answer.text)}”`
  return [{ text, factIds: [], lines: [at, at + 1] }]
}

function statementAt(segments: readonly ScribeSegment[], at: number): ToldSentence[] | undefined {
  const text = segments[at]?.text ?? ''
  if (/\?\s*$/.test(text) || text.length > LONGEST) return undefined
  if (!GENERAL_SAID.some(([said]) => said.test(text.replaceAll('’', "'")))) return undefined
  return [{ text: `“${cleanQuotation(text)}”`, factIds: [], lines: [at] }]
}
