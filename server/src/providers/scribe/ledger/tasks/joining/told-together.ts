import type { ScribeSegment } from '../../../scribe.ts'
import type { FoundTask } from '../found-task.ts'
import { taskObject } from '../task-object.ts'
import { isNamedOperation, isSomeOperation } from './operations.ts'
import { wordsBetween } from './words-between.ts'

const NAMED_DOCTOR = /^(?:dr\b|doctor )/i
const ARTICLES = String.raw`(?: ?\b(?:an?|the|one of|our|my|your))*`
/** 'Dr. Hale, she's one of our surgeons' */
const WHO_IS = new RegExp(String.raw`^,? ?(?:(?:who|she|he)(?:'s| is))?${ARTICLES}$`)
/** 'a biopsy with our hand surgeon' */
const DONE_BY = new RegExp(String.raw`^ ?(?:with|by)?${ARTICLES}$`)
const WITH = /\b(?:with|by)$|\b(?:with|by) /
/** 'our asthma nurse to see you in a month' */
const TO_SEE = /^,? ?(?:to|will|who(?:'ll| will)|(?:s?he|they)(?:'ll| will))?$/
const NEAR_LINES = 8

/** Where two facts tell one thing to do, one task tells it: the person with the deed, the speciality with the name. */
export function toldTogether(
  all: readonly FoundTask[],
  segments: readonly ScribeSegment[],
): FoundTask[] {
  const dropped = new Set<FoundTask>()
  const joined = all.map((task) => {
    const other = all.find((each) => each !== task && isPartOf(each, task, segments))
    if (other === undefined) return task
    dropped.add(other)
    return withOther(task, other)
  })
  return joined.filter(
    (_, at) =>
      !dropped.has(all[at] as FoundTask) && !isNamedOtherwise(all[at] as FoundTask, all, segments),
  )
}

/** Whether the other fact only tells who the person is, or who does it. */
function isPartOf(other: FoundTask, task: FoundTask, segments: readonly ScribeSegment[]): boolean {
  if (other.fact.kind !== 'plan' || other.fact.act !== 'refer' || other.fact === task.fact)
    return false
  const between = wordsBetween(task.fact, other.fact, segments)
  if (between === undefined) return false
  const words = task.fact.said[0]?.words.toLowerCase() ?? ''
  if (task.fact.act === 'procedure')
    return DONE_BY.test(between) && WITH.test(`${words} ${between}`.slice(-WITH_CHARS))
  const isDoctor = task.fact.act === 'refer' && NAMED_DOCTOR.test(task.fact.concept)
  return (
    isDoctor && between !== '' && WHO_IS.test(between) && !NAMED_DOCTOR.test(other.fact.concept)
  )
}

const WITH_CHARS = 20

function withOther(task: FoundTask, { fact: other, segmentIds }: FoundTask): FoundTask {
  const name = taskObject(task.fact) ?? task.fact.concept
  const more = taskObject(other) ?? other.concept
  const whole = task.fact.act === 'procedure' ? `${name} with ${more}` : `${name} (${more})`
  return {
    ...task,
    title: task.title.replace(name, whole),
    segmentIds: [...new Set([...task.segmentIds, ...segmentIds])],
  }
}

/** A visit that is with the one who was named right before it, and an operation that is named near. */
function isNamedOtherwise(
  task: FoundTask,
  all: readonly FoundTask[],
  segments: readonly ScribeSegment[],
): boolean {
  if (task.fact.act === 'follow_up')
    return all.some((other) => {
      if (other.fact.act !== 'refer' || other.dueDate !== task.dueDate) return false
      const between = wordsBetween(other.fact, task.fact, segments)
      const end = other.fact.said[0]?.words.toLowerCase().endsWith(' to') === true
      return between !== undefined && TO_SEE.test(between) && (end || between !== '')
    })
  return (
    isSomeOperation(task.fact) &&
    all.some(
      ({ fact }) =>
        fact !== task.fact &&
        isNamedOperation(fact) &&
        Math.abs((fact.lines[0] ?? 0) - (task.fact.lines[0] ?? 0)) <= NEAR_LINES,
    )
  )
}
