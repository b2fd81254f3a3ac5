import type { Fact } from '@chartwright/contract/facts'
import { writeCase } from '../../../../../clinical/realise/words/write-case.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { groupOfDrug } from '../../questions/find-asked.ts'
import type { FoundTask } from '../found-task.ts'
import { taskObject } from '../task-object.ts'
import { DRUG_CLASSES } from '../task-words.data.ts'

const NEAR_LINES = 4
const EITHER_OR = /^[\s,]*or\b[\s,]*(?:else )?$/i

/** 'A course of antibiotics, either doxycycline or amoxicillin': the class that is prescribed names its choice, without doses. */
export function withOptions(
  task: FoundTask,
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): FoundTask {
  const { fact, title } = task
  const name = taskObject(fact)
  const members = DRUG_CLASSES.find(([said]) => said.test(name?.toLowerCase() ?? ''))?.[1]
  if (name === undefined || members === undefined || fact.kind !== 'medication') return task
  const options = facts
    .filter((other) => isOption(other, fact) && members.test(groupOfDrug(other.concept) ?? ''))
    .toSorted((one, other) => fromOf(one) - fromOf(other))
  const [first, second, ...more] = options
  if (!first || !second || more.length > 0 || !isChoice(first, second, segments)) return task
  const choice = `${writeCase(first.concept)} or ${writeCase(second.concept)}`
  return { ...task, title: title.replace(name, `${name} (${choice})`) }
}

function isOption({ kind, status, certainty, polarity, who, lines }: Fact, of: Fact): boolean {
  const behind = (lines[0] ?? 0) - (of.lines[0] ?? 0)
  return (
    kind === 'medication' &&
    status === 'start' &&
    certainty === 'possible' &&
    polarity === 'present' &&
    who === of.who &&
    behind >= 0 &&
    behind <= NEAR_LINES
  )
}

function isChoice(one: Fact, other: Fact, segments: readonly ScribeSegment[]): boolean {
  const [a, b] = [one.said[0], other.said[0]]
  const line = segments.find(({ id }) => id === a?.segment_id)
  if (!a || !b || !line || a.segment_id !== b.segment_id) return false
  return (line.role ?? line.speaker) !== 'patient' && EITHER_OR.test(line.text.slice(a.to, b.from))
}

function fromOf({ said }: Fact): number {
  return said[0]?.from ?? 0
}
