import type { Fact } from '@chartwright/contract/facts'
import { dueDateOf } from '../../../clinical/due-date.ts'
import { stemsOf } from '../../../clinical/ledger/naming/name-words.ts'
import { CONCEPT_ROWS } from '../../../clinical/lexicon/concepts/concept-rows.ts'
import type { KnownOfVisit, ProposedTask, ScribeSegment } from '../scribe.ts'
import { genericName, groupOfDrug } from './find-asked.ts'
import { isTaskNamed } from './is-task-named.ts'
import { taskObject } from './task-object.ts'
import { titleOf } from './task-title.ts'
import { DRUG_CLASSES, GENERAL_DRUG, GENERAL_ORDER } from './task-words.data.ts'

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
  for (const heard of facts) {
    const fact = withSaidTime(heard)
    const titled = isToDo(fact) && isTaskNamed(fact) ? titleOf(fact) : undefined
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

function isToDo(fact: Fact): boolean {
  const { kind, polarity, certainty, act, status, time, attributes, source } = fact
  if (source === 'carried' || polarity === 'absent' || certainty === 'ruled_out') return false
  if (kind === 'plan') return act !== 'procedure' || time === 'future'
  if (kind !== 'medication' || status === '' || time === 'past') return false
  return time === 'future' || attributes.route !== 'injection'
}

function dueOf({ kind, act, attributes: { when, duration } }: Fact, date: string): string | null {
  const said = when ?? (kind === 'plan' && act === 'follow_up' ? duration : undefined)
  return (said === undefined ? undefined : dueDateOf(said, date)) ?? null
}

const SAID_TIME =
  /\b(?:next (?:week|month|year)|tomorrow|(?:in|within) (?:about |the next )?((?:an?|\d+|one|two|three|four|five|six|eight|ten|twelve|(?:a )?couple(?: of)?|(?:a )?few)(?:(?: to| or) \w+)? (?:days?|weeks?|months?|years?)))\b/i
const TIMED = new Set<Fact['act']>(['order', 'refer', 'follow_up'])

/** A time that stands in the words of the plan itself: 'get labs next week'. */
function withSaidTime(fact: Fact): Fact {
  const { act, attributes, said } = fact
  if (!TIMED.has(act) || (attributes.when ?? attributes.duration) !== undefined) return fact
  const found = SAID_TIME.exec(said[0]?.words ?? '')
  if (!found) return fact
  return { ...fact, attributes: { ...attributes, when: (found[1] ?? found[0]).toLowerCase() } }
}

const NEAR_LINES = 3
const SURE_OF_LABS = 0.6
const LABS = new Set(
  CONCEPT_ROWS.test
    .filter(({ group }) => !/^(?:vital|imaging|heart|blood tests in general)/.test(group))
    .map(({ name }) => name),
)

/** 'Something for the pain' that is named a little later, and 'labs' that are listed by name. */
function isNamedBetter({ fact, category }: Found, all: readonly Found[]): boolean {
  const { sureness = 1 } = fact
  const general = fact.kind === 'medication' ? GENERAL_DRUG : GENERAL_ORDER
  const name = generalOf(fact)
  if (category !== 'Order' || !general.test(name)) return false
  if (fact.attributes.when !== undefined) return false
  const areLabs = /\b(?:labs?|blood)\b|bloodwork/.test(name)
  return all.some(
    ({ fact: other }) =>
      other !== fact &&
      other.kind === fact.kind &&
      other.act === fact.act &&
      !general.test(generalOf(other)) &&
      (fact.attributes.condition === undefined || other.attributes.condition !== undefined) &&
      (areLabs
        ? LABS.has(other.concept.toLowerCase()) &&
          (sureness < SURE_OF_LABS || isBeside(fact, other))
        : (isOfClass(name, other) ?? isBeside(fact, other))),
  )
}

/** Undefined where the general name tells no class. */
function isOfClass(general: string, { kind, concept }: Fact): boolean | undefined {
  const groups = DRUG_CLASSES.find(([said]) => said.test(general))?.[1]
  if (kind !== 'medication' || groups === undefined) return undefined
  return groups.test(groupOfDrug(concept) ?? '')
}

function generalOf(fact: Fact): string {
  return (taskObject(fact) ?? fact.concept).toLowerCase()
}

function isBeside({ lines: [one = 0] }: Fact, { lines: [other = 0] }: Fact): boolean {
  return Math.abs(one - other) <= NEAR_LINES
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
    return (
      genericName(one.fact.concept) === genericName(other.fact.concept) && isOneChange(one, other)
    )
  if (one.title === other.title) return true
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
