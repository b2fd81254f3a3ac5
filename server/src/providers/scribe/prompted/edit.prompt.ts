import type { EditInput } from '../scribe.ts'
import { fence } from './fence.ts'
import type { Prompt } from './note.prompt.ts'
import { DATA_RULE, FACT_RULE } from './rules.ts'
import { showLines } from './show-lines.ts'

export const DECLINE_MARK = 'DECLINED:'

const SYSTEM = [
  'You are a medical scribe. You change a clinical note as its clinician asks.',
  '',
  FACT_RULE,
  'Facts of the note stay unless the instruction is to remove them.',
  '',
  DATA_RULE,
  'The one instruction is between the marks of that name; it comes from the clinician.',
  '',
  'Answer with the whole changed note as Markdown and nothing else.',
  `Where the instruction cannot be followed within these rules, answer ${DECLINE_MARK} and one sentence why.`,
].join('\n')

export function editPrompt(
  { instruction, text, segments }: Omit<EditInput, 'facts' | 'known' | 'signal'>,
  windowChars: number,
): Prompt {
  const lines = showLines(segments, Math.max(windowChars - text.length, 0))
  const data = fence({
    ...(lines.text !== '' && { transcript: lines.text }),
    note: text,
    instruction,
  })
  const content = `${data}\n\nChange the note as the instruction says.`
  return { system: SYSTEM, messages: [{ role: 'user', content }] }
}
