import { TASK_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import { GENERATED_CATEGORY, TaskCategory } from '@chartwright/contract/tasks'

/** As a model writes it: the category may be one that does not exist. */
export interface GeneratedTask {
  readonly title: string
  readonly category: string
}

export interface ReadTask {
  readonly title: string
  readonly category: TaskCategory
}

/** Spec 2 §3: lines of text, or a list of objects. What has no title is left out. */
export function readGeneratedTasks(input: string | readonly GeneratedTask[]): ReadTask[] {
  const given =
    typeof input === 'string'
      ? input.split(/\r\n|[\r\n]/).map((title) => ({ title, category: GENERATED_CATEGORY }))
      : input
  return given
    .map(({ title, category }) => ({ title: oneLine(title), category: readCategory(category) }))
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
