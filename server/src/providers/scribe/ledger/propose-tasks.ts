import type { Fact } from '@chartwright/contract/facts'
import { dueDateOf } from '../../../clinical/due-date.ts'
import { stemsOf } from '../../../clinical/ledger/naming/name-words.ts'
import type { KnownOfVisit, ProposedTask, ScribeSegment } from '../scribe.ts'
import { taskObject } from './task-object.ts'
import { titleOf } from './task-title.ts'
import { GENERAL_DRUG, GENERAL_ORDER } from './task-words.data.ts'

interface Found extends ProposedTask {
  readonly fact: Fact
}

/**
 * What the practice has to do after the visit: of the plan and of the drugs, and nothing that was
 * declined, done already or left to the patient. A plan on a condition says so in its title.
 */
export function proposeTasks(
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
  { date }: Pick<KnownOfVisit, 'date'>,
): ProposedTask[] {
  const found: Found[] = []
  for (const fact of facts) {
    const titled = isToDo(fact) ? titleOf(fact) : undefined
    if (titled === undefined) continue
    const task: Found = {
      ...titled,
      dueDate: dueOf(fact, date),
      segmentIds: linesOf(fact, segments),
      fact,
    }
    const at = found.findIndex((other) => isSame(other, task))
    const same = found[at]
    if (same) found[at] = join(same, task)
    else found.push(task)
  }
  return found.filter((task) => !isNamedBetter(task, found)).map(({ fact: _, ...task }) => task)
}

function isToDo({ kind, polarity, certainty, act, status, time, attributes }: Fact): boolean {
  if (polarity === 'absent' || certainty === 'ruled_out') return false
  if (kind === 'plan') return act !== 'procedure' || time === 'future'
  if (kind !== 'medication' || status === '' || time === 'past') return false
  return time === 'future' || attributes.route !== 'injection'
}

function dueOf({ kind, act, attributes: { when, duration } }: Fact, date: string): string | null {
  const said = when ?? (kind === 'plan' && act === 'follow_up' ? duration : undefined)
  return (said === undefined ? undefined : dueDateOf(said, date)) ?? null
}

const NEAR_CHARS = 80
const NEAR_CHARS_OF_DRUG = 240

/** 'Something for the pain' that is named a little later, and 'labs' that are listed beside it. */
function isNamedBetter({ fact, category }: Found, all: readonly Found[]): boolean {
  const general = fact.kind === 'medication' ? GENERAL_DRUG : GENERAL_ORDER
  if (category !== 'Order' || !general.test(fact.concept.toLowerCase())) return false
  if (fact.attributes.when !== undefined) return false
  const reach = fact.kind === 'medication' ? NEAR_CHARS_OF_DRUG : NEAR_CHARS
  return all.some(
    ({ fact: other }) =>
      other !== fact &&
      other.kind === fact.kind &&
      other.act === fact.act &&
      !general.test(other.concept.toLowerCase()) &&
      (fact.attributes.condition === undefined || other.attributes.condition !== undefined) &&
      isBeside(fact, other, reach),
  )
}

function isBeside({ said: [one] }: Fact, { said: [other] }: Fact, reach: number): boolean {
  return (
    one !== undefined &&
    one.segment_id === other?.segment_id &&
    Math.abs(one.from - other.from) <= reach
  )
}

/** The line that names it first. */
function linesOf({ said, lines }: Fact, segments: readonly ScribeSegment[]): string[] {
  const byIndex = new Map(segments.map(({ index, id }) => [index, id]))
  const named = said.flatMap(({ segment_id }) => segment_id ?? [])
  return [...new Set([...named, ...lines.flatMap((line) => byIndex.get(line) ?? [])])]
}

/** The same thing said twice, once perhaps with less. */
function isSame(one: Found, other: Found): boolean {
  if (one.fact.kind === 'medication' && other.fact.kind === 'medication')
    return one.fact.concept === other.fact.concept && isOneChange(one, other)
  if (one.category !== other.category) return false
  const [a, b] = [objectOf(one), objectOf(other)]
  const isWithin = a.every((stem) => b.includes(stem)) || b.every((stem) => a.includes(stem))
  return isWithin && isOneTime(one, other)
}

/** A start with a dose and a refill of the same drug are one prescription. */
function isOneChange(one: Found, other: Found): boolean {
  const [a, b] = [one.fact.attributes.dose, other.fact.attributes.dose]
  return one.fact.status === other.fact.status || a === undefined || b === undefined || a === b
}

function isOneTime(one: Found, other: Found): boolean {
  const [a, b] = [one.fact.attributes, other.fact.attributes]
  if (
    one.fact.act === 'follow_up' &&
    one.fact.lines.some((line) => other.fact.lines.includes(line))
  )
    return true
  if (a.condition !== b.condition && (a.condition ?? b.condition) !== undefined) return false
  return (
    one.dueDate === other.dueDate ||
    (a.when === undefined && a.duration === undefined) ||
    (b.when === undefined && b.duration === undefined)
  )
}

/** The verb and the time are no part of what it is about. */
function objectOf({ fact }: Found): string[] {
  const name = taskObject(fact) ?? 'follow-up'
  return stemsOf(
    `${fact.attributes.side ?? ''} ${name}`
      .toLowerCase()
      .replace(/-/g, ' ')
      .replace(/ologists?\b/g, 'ology'),
  )
}

function join(one: Found, other: Found): Found {
  const [full, less] = other.title.length > one.title.length ? [other, one] : [one, other]
  const segmentIds = [...new Set([...full.segmentIds, ...less.segmentIds])]
  return { ...full, dueDate: full.dueDate ?? less.dueDate, segmentIds }
}
