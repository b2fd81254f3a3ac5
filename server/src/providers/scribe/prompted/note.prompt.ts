import type { LlmMessage } from '../../llm/llm.ts'
import type { NoteInput } from '../scribe.ts'
import { fence } from './fence.ts'
import { DATA_RULE, FACT_RULE, PATIENT_RULE, SINCE_RULE } from './rules.ts'
import { styleRules } from './style-rules.ts'
import { showLines } from './show-lines.ts'
import { showPatient } from './show-patient.ts'

export interface Prompt {
  readonly system: string
  readonly messages: readonly LlmMessage[]
}

export interface NotePrompt extends Prompt {
  /** What the note must tell its reader, whatever the model writes. */
  readonly remarks: readonly string[]
}

const CONTEXT_ONLY = 'This note rests on typed context only; nothing was recorded.'
const CONTEXT_SHARE = 0.3

const SYSTEM = [
  'You are a medical scribe. You write one clinical note from a visit for the clinician who led it and',
  'who will check and sign it.',
  '',
  FACT_RULE,
  'Where the template asks for something that was not said, write "Not discussed".',
  '',
  DATA_RULE,
  SINCE_RULE,
  PATIENT_RULE,
  '',
  'The template between its marks says which headings the note has and how to fill them; the example,',
  'where there is one, shows style only, and none of its facts may enter the note.',
  'Write Markdown: headings, paragraphs, lists and emphasis, no tables, no code, no HTML, no line',
  'numbers. Begin with the note itself and write nothing before or after it.',
].join('\n')

const STYLE_RULE =
  'The style between its marks says how this clinician words notes. It is about form alone: it adds no\nfact, and takes none away.'

export function notePrompt(
  {
    template,
    segments,
    context,
    known,
    style = [],
  }: Pick<NoteInput, 'template' | 'segments' | 'context' | 'known' | 'style'>,
  windowChars: number,
): NotePrompt {
  const typed = cutContext(context.trim(), windowChars * CONTEXT_SHARE)
  const patient = showPatient(known)
  const lines = showLines(segments, windowChars - typed.text.length - patient.length)
  const data = fence({
    template: `${template.title}\n\n${template.prompt}`,
    ...(template.example.trim() !== '' && { example: template.example }),
    ...(patient !== '' && { patient }),
    ...(style.length > 0 && { style: styleRules(style) }),
    ...(typed.text !== '' && { context: typed.text }),
    ...(lines.text !== '' && { transcript: lines.text }),
  })
  const isTypedOnly = segments.length === 0
  const task = isTypedOnly
    ? 'Nothing was recorded. Write the note from the typed context alone, following the template.'
    : 'Write the note of this visit, following the template.'
  const system = style.length > 0 ? `${SYSTEM}\n${STYLE_RULE}` : SYSTEM
  return {
    system,
    messages: [{ role: 'user', content: `${data}\n\n${task}` }],
    remarks: [isTypedOnly ? CONTEXT_ONLY : undefined, lines.remark, typed.remark].filter(
      (remark) => remark !== undefined,
    ),
  }
}

function cutContext(context: string, maxChars: number) {
  if (context.length <= maxChars) return { text: context, remark: undefined }
  const kept = context.slice(0, maxChars).replace(/\s+\S*$/, '')
  const remark = 'The typed context was too long for this model; its end is not considered here.'
  return { text: kept, remark }
}
