import type { Fact } from '@chartwright/contract/facts'
import { isOfClass } from '../named-better.ts'
import type { FoundTask } from '../found-task.ts'
import { titleOf } from '../task-title.ts'
import { GENERAL_DRUG } from '../task-words.data.ts'

const LINES_BEHIND = 3

/**
 * A class of drugs that was decided on, with the ones that were named for it a little later: which
 * of them is left to the clinician, and how they are taken is known.
 */
export function withOptions(task: FoundTask, facts: readonly Fact[]): FoundTask {
  const { fact } = task
  const { kind, status, concept, lines, attributes } = fact
  const name = concept.toLowerCase()
  if (kind !== 'medication' || status !== 'start' || !GENERAL_DRUG.test(name)) return task
  const last = Math.max(...lines)
  const options = facts.filter(
    (other) =>
      other.kind === 'medication' &&
      other.status === 'start' &&
      other.certainty === 'possible' &&
      other.lines.some((line) => line >= last && line <= last + LINES_BEHIND) &&
      isOfClass(name, other) === true,
  )
  const names = [...new Set(options.map((option) => option.concept.toLowerCase()))]
  if (names.length === 0 || names.length > 2) return task
  const use = options.find((option) => option.attributes.frequency !== undefined)?.attributes
  const { dose, frequency, duration } = use ?? {}
  const told = Object.fromEntries(
    Object.entries({ dose, frequency, duration }).filter(([, value]) => value !== undefined),
  )
  const titled = titleOf({ ...fact, attributes: { ...told, ...attributes } })
  if (titled === undefined) return task
  const title = titled.title.replace(
    /^Prescribe \S+/,
    (start) => `${start} (${names.join(' or ')})`,
  )
  return { ...task, title }
}
