import { stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { genericName } from '../questions/find-asked.ts'
import type { FoundTask } from './found-task.ts'
import { taskObject } from './task-object.ts'
import { titleOf } from './task-title.ts'

/** The same thing said twice, once perhaps with less. */
export function isSameTask(one: FoundTask, other: FoundTask): boolean {
  if (one.fact.kind === 'medication' && other.fact.kind === 'medication')
    return (
      genericName(one.fact.concept) === genericName(other.fact.concept) && isOneChange(one, other)
    )
  if (one.title === other.title) return true
  if (!isOneDeed(one, other) || !isOneSide(one, other)) return false
  if (isOneVisit(one, other)) return true
  const [a, b] = [objectOf(one), objectOf(other)]
  return (areWithin(a, b) || areWithin(b, a)) && isOneTime(one, other)
}

const LEAST_OF_SHORT = 4

/** 'cath' is short for 'catheterization'. */
function areWithin(few: readonly string[], all: readonly string[]): boolean {
  return few.every((stem) =>
    all.some((own) => own === stem || (stem.length >= LEAST_OF_SHORT && own.startsWith(stem))),
  )
}

const PLAIN_VISIT = /^Book follow-up\b/

/** Two names of a visit on one day are one visit. */
function isOneVisit(one: FoundTask, other: FoundTask): boolean {
  const [a, b] = [one.fact.act, other.fact.act]
  return (
    a === 'follow_up' &&
    b === 'follow_up' &&
    one.category === other.category &&
    one.dueDate !== null &&
    one.dueDate === other.dueDate &&
    (PLAIN_VISIT.test(one.title) || PLAIN_VISIT.test(other.title))
  )
}

const ARRANGED = /^Arrange /

/** A test that is ordered, arranged and referred for is one test. */
function isOneDeed(one: FoundTask, other: FoundTask): boolean {
  if (one.category === other.category) return true
  if (ARRANGED.test(one.title) && ARRANGED.test(other.title)) return true
  const acts = new Set([one.fact.act, other.fact.act])
  return !acts.has('follow_up') && one.fact.kind === other.fact.kind
}

function isOneSide(one: FoundTask, other: FoundTask): boolean {
  const [a, b] = [one.fact.attributes.side, other.fact.attributes.side]
  return a === undefined || b === undefined || a === b
}

/** A start with a dose and a refill of the same drug are one prescription. */
function isOneChange(one: FoundTask, other: FoundTask): boolean {
  const [a, b] = [one.fact.attributes.dose, other.fact.attributes.dose]
  return one.fact.status === other.fact.status || a === undefined || b === undefined || a === b
}

function isOneTime(one: FoundTask, other: FoundTask): boolean {
  const [a, b] = [one.fact.attributes, other.fact.attributes]
  const isVisit = one.fact.act === 'follow_up'
  return (
    (one.dueDate === other.dueDate && (one.dueDate !== null || a.when === b.when)) ||
    (a.when === undefined && a.duration === undefined) ||
    (b.when === undefined && b.duration === undefined) ||
    (isVisit && isInSpan(a.when, b.when))
  )
}

const SPAN = /^(\d+)(?:-(\d+))? (day|week|month)s?$/
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
/** 'in four weeks' is the visit 'in a month'. */
const NEARLY = 1.1

/** 'in a week' is the visit 'in one to two weeks'. */
function isInSpan(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [daysOf(one), daysOf(other)]
  return a !== undefined && b !== undefined && a.from <= b.to * NEARLY && b.from <= a.to * NEARLY
}

function daysOf(when: string | undefined): { from: number; to: number } | undefined {
  const [, from, to = from, unit = ''] = SPAN.exec(when ?? '') ?? []
  const days = DAYS[unit]
  return days === undefined ? undefined : { from: Number(from) * days, to: Number(to) * days }
}

const ANY_LABS =
  /^(?:(?:other|more|some|further|additional) )*(?:labs?|lab work|blood ?work|bloods|blood tests?|blood draw|full screen)$/

/** The verb and the time are no part of what it is about. */
function objectOf({ fact }: FoundTask): string[] {
  const name = taskObject(fact) ?? 'follow-up'
  if (ANY_LABS.test(name.toLowerCase())) return ['labs']
  return stemsOf(
    name
      .toLowerCase()
      .replace(/-/g, ' ')
      .replace(/\bmini[- ]?strokes?\b/g, 'tia')
      .replace(/ologists?\b/g, 'ology')
      .replace(/\b(?:dieti[ct]ian|nutritionist)s?\b/g, 'nutrition')
      .replace(/\bcortisone (?=injections?\b|shots?\b)/g, 'steroid ')
      .replace(/\b(?:appointment|outpatient)\b/g, ' '),
  )
}

/** One task with the lines of both; the better said one gives the title. */
export function joinTasks(one: FoundTask, other: FoundTask): FoundTask {
  const [full, less] = isBetter(other, one) ? [other, one] : [one, other]
  const segmentIds = [...new Set([...full.segmentIds, ...less.segmentIds])]
  const isTimed = full.fact.attributes.when !== undefined
  const dose = wholeDose(full, less)
  const attributes =
    dose === undefined
      ? full.fact.attributes
      : { ...less.fact.attributes, ...full.fact.attributes, dose }
  const fact = { ...full.fact, attributes, said: [...full.fact.said, ...less.fact.said] }
  const titled = dose === undefined ? {} : titleOf(fact)
  return { ...full, ...titled, dueDate: isTimed ? full.dueDate : less.dueDate, segmentIds, fact }
}

const STRENGTH = /^[\d.]+(?:-[\d.]+)? ?(?:mg|mcg|g|ml|units|%)$/
const PIECES = /^[\d.]+(?:-[\d.]+)? (?:tablet|capsule|pill|puff|drop|spray)s?$/

/** '5 mg' and '1-2 tablets' are one dose. */
function wholeDose(one: FoundTask, other: FoundTask): string | undefined {
  const doses = [one.fact.attributes.dose ?? '', other.fact.attributes.dose ?? '']
  const strength = doses.find((dose) => STRENGTH.test(dose))
  const pieces = doses.find((dose) => PIECES.test(dose))
  return strength === undefined || pieces === undefined ? undefined : `${strength}, ${pieces}`
}

/** The last word on a condition or a dose stands; else a known name, else what says more. */
function isBetter(one: FoundTask, other: FoundTask): boolean {
  const [a, b] = [one.fact.attributes, other.fact.attributes]
  const [isTimed, isOtherTimed] = [a.when !== undefined, b.when !== undefined]
  if (one.fact.act === 'follow_up') {
    if (isTimed !== isOtherTimed) return isTimed
    if (isOneVisit(one, other)) return !PLAIN_VISIT.test(one.title)
    if (a.condition !== b.condition) return a.condition === undefined
  } else if (a.condition !== b.condition) return isLater(one, other)
  if (a.dose !== undefined && b.dose !== undefined && a.dose !== b.dose) return isLater(one, other)
  if ((a.dose === undefined) !== (b.dose === undefined)) return a.dose !== undefined
  const [isKnown, isOtherKnown] = [isNamed(one), isNamed(other)]
  if (isKnown !== isOtherKnown) return isKnown
  return one.title.length > other.title.length
}

function isLater(
  {
    fact: {
      lines: [one = 0],
    },
  }: FoundTask,
  {
    fact: {
      lines: [other = 0],
    },
  }: FoundTask,
) {
  return one > other
}

/** Known to a table, or such a thing with what it is of: 'ultrasound of the groin'. */
function isNamed({ fact }: FoundTask): boolean {
  const name = taskObject(fact)
    ?.toLowerCase()
    .replace(/ (?:of|with|without) (?:the |contrast).*$/, '')
  return isKnownName(fact.kind, name ?? '')
}
