import { TASK_CATEGORIES, TASK_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import { z } from 'zod'
import { ScribeError, type ProposedTask, type ScribeSegment } from '../scribe.ts'

const MOST_TASKS = 50

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
 * object, an answer that broke off. An answer without a list is a failure.
 */
export function readTasks(answer: string, segments: readonly ScribeSegment[]): ProposedTask[] {
  const byLine = new Map(segments.map(({ index, id }) => [index + 1, id]))
  const tasks = new Map<string, ProposedTask>()
  for (const object of answer.match(/\{[^{}]*\}/g) ?? []) {
    const { data } = Answered.safeParse(parse(object))
    if (!data || tasks.has(data.title.toLowerCase()) || tasks.size === MOST_TASKS) continue
    const segmentIds = [...new Set(data.lines)].flatMap((line) => byLine.get(line) ?? [])
    tasks.set(data.title.toLowerCase(), { title: data.title, category: data.category, segmentIds })
  }
  if (tasks.size === 0 && !/\[\s*\]/.test(answer)) {
    throw new ScribeError('The model did not answer with a list of tasks.')
  }
  return [...tasks.values()]
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}
