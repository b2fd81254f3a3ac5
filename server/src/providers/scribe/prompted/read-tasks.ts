import { TASK_CATEGORIES, TASK_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import { z } from 'zod'
import { UnusableAnswer } from '../../llm/unusable-answer.ts'
import { dueDateOf } from '../../../clinical/due-date.ts'
import type { KnownOfVisit, ProposedTask, ScribeSegment } from '../scribe.ts'
import { stripReasoning } from './guard/strip-reasoning.ts'
import { hasSource } from './has-source.ts'

const MOST_TASKS = 50
/** When it is due, where the title says so; 'for 10 days' is no such time. */
const WHEN =
  /\b(?:(?:in|within) (?:about |another )?(?:an?|[\w-]+)(?: (?:couple|few)(?: of)?)? (?:days?|weeks?|months?|years?)|next (?:week|month|year)|today|tomorrow)\b(?! (?:before|after|of|from))/i

const Lines = z
  .union([z.array(z.unknown()), z.unknown().transform((one) => [one])])
  .transform((lines) => lines.map(Number).filter(Number.isInteger))

const Answered = z.object({
  title: z
    .string()
    .transform((title) => title.replace(/\s+/g, ' ').trim().slice(0, TASK_TITLE_MAX_CHARS))
    .refine((title) => title !== ''),
  category: z
    .string()
    .transform((name) =>
      TASK_CATEGORIES.find((known) => known.toLowerCase() === name.trim().toLowerCase()),
    )
    .catch(undefined)
    .transform((category) => category ?? 'Action'),
  lines: Lines.catch([]),
})

/**
 * Takes every object that reads as a task, whatever stands around it: prose, a code block, another
 * object, an answer that broke off. An answer without a list is a failure. A task that names no
 * line which speaks of it is left out: nobody agreed on it.
 */
export function readTasks(
  said: string,
  segments: readonly ScribeSegment[],
  { date }: Pick<KnownOfVisit, 'date'>,
): ProposedTask[] {
  const answer = stripReasoning(said)
  const byLine = new Map(segments.map(({ index, id }) => [index + 1, id]))
  const tasks = new Map<string, ProposedTask>()
  let isList = /\[\s*\]/.test(answer)
  for (const object of answer.match(/\{[^{}]*\}/g) ?? []) {
    const { data } = Answered.safeParse(parse(object))
    if (!data) continue
    isList = true
    if (tasks.has(data.title.toLowerCase()) || tasks.size === MOST_TASKS) continue
    if (!hasSource(data.title, data.lines, segments)) continue
    const segmentIds = [...new Set(data.lines)].flatMap((line) => byLine.get(line) ?? [])
    const { title, category } = data
    const dueDate = dueDateOf(WHEN.exec(title)?.[0] ?? '', date) ?? null
    tasks.set(title.toLowerCase(), { title, category, dueDate, segmentIds })
  }
  if (!isList) throw new UnusableAnswer('no-list')
  return [...tasks.values()]
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}
