import type { FoundTask } from '../found-task.ts'

const NEXT_VISIT = /^before (?:the |your )?next visit$/

/** What is done before the next visit is due by then, where there is one visit. */
export function withVisitDate(task: FoundTask, all: readonly FoundTask[]): FoundTask {
  if (task.dueDate !== null || !NEXT_VISIT.test(task.fact.attributes.when ?? '')) return task
  const days = new Set(
    all.flatMap(({ fact, category, dueDate }) =>
      fact.act === 'follow_up' && category === 'Coordinate' ? (dueDate ?? []) : [],
    ),
  )
  const [day] = days
  return day === undefined || days.size > 1 ? task : { ...task, dueDate: day }
}
