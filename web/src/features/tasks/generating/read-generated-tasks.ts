import { TASK_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import { GENERATED_CATEGORY, TaskCategory } from '@chartwright/contract/tasks'

/** As a model writes it: the category may be unknown. */
export interface GeneratedTask {
  readonly title: string
  readonly category: string
  readonly due_date?: string | null
  /** Whether it is already among the session's tasks. */
  readonly is_added?: boolean
  readonly segment_ids?: readonly string[]
}

export interface ReadTask {
  readonly title: string
  readonly category: TaskCategory
  readonly due_date: string | null
  readonly is_added: boolean
  /** The line that names it. */
  readonly segment_id: string | null
}

/** Spec 2 §3: lines of text, or a list of objects. Entries without a title are omitted. */
export function readGeneratedTasks(input: string | readonly GeneratedTask[]): ReadTask[] {
  const given: readonly GeneratedTask[] =
    typeof input === 'string'
      ? input.split(/\r\n|[\r\n]/).map((title) => ({ title, category: GENERATED_CATEGORY }))
      : input
  return given
    .map(({ title, category, due_date, is_added, segment_ids }) => ({
      title: oneLine(title),
      category: readCategory(category),
      due_date: due_date ?? null,
      is_added: is_added ?? false,
      segment_id: segment_ids?.[0] ?? null,
    }))
    .filter(({ title }) => title !== '')
}

function readCategory(text: string): TaskCategory {
  const known = TaskCategory.options.find((each) => each.toLowerCase() === text.toLowerCase())
  return known ?? GENERATED_CATEGORY
}

/** Shown as it will be stored: on one line, no longer than a title may be. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const isLong = line.length > TASK_TITLE_MAX_CHARS
  return isLong ? `${line.slice(0, TASK_TITLE_MAX_CHARS - 1)}…` : line
}
