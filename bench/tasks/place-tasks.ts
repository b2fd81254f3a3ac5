import type { SpokenLine } from '../../server/src/clinical/roles/guess-roles.ts'
import type { ProposedTask, ScribeSegment } from '../../server/src/providers/scribe/scribe.ts'
import type { PlacedTask } from './score-tasks.ts'

export function segmentsOf(lines: readonly SpokenLine[]): ScribeSegment[] {
  return lines.map((line, index) => ({ ...line, id: `line-${String(index)}`, index }))
}

/** Tasks with the numbers of their lines. */
export function placeTasks(
  tasks: readonly ProposedTask[],
  segments: readonly ScribeSegment[],
): PlacedTask[] {
  const indexOf = new Map(segments.map(({ id, index }) => [id, index]))
  return tasks.map((task) => ({
    ...task,
    lines: task.segmentIds.flatMap((id) => indexOf.get(id) ?? []),
  }))
}
