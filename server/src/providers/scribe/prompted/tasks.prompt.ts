import { TASK_CATEGORIES } from '@chartwright/contract/limits'
import type { ScribeSegment } from '../scribe.ts'
import { fence } from './fence.ts'
import type { Prompt } from './note.prompt.ts'
import { DATA_RULE, FACT_RULE } from './rules.ts'
import { showLines } from './show-lines.ts'

const SYSTEM = [
  'You are a medical scribe. You list what the clinician has to do after a visit.',
  '',
  FACT_RULE,
  'Only what was agreed or announced in the visit is a task; what the patient does at home is none.',
  '',
  DATA_RULE,
  '',
  // No example: what stands here as a task comes back as one.
  'Answer with JSON alone, a list of objects of the form',
  '[{"title": …, "category": …, "lines": […]}]',
  'title: imperative, at most twelve words, no duplicate.',
  `category: one of ${TASK_CATEGORIES.join(', ')}.`,
  'lines: the numbers in square brackets of the lines that the task rests on.',
  'Answer [] where there is nothing to do.',
].join('\n')

export function tasksPrompt(segments: readonly ScribeSegment[], windowChars: number): Prompt {
  const { text } = showLines(segments, windowChars)
  const content = `${fence({ transcript: text })}\n\nList the tasks that follow from this visit.`
  return { system: SYSTEM, messages: [{ role: 'user', content }] }
}
