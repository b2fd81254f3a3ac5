import { findConcept } from '../../server/src/clinical/ledger/naming/concept-names.ts'
import type { ProposedTask } from '../../server/src/providers/scribe/scribe.ts'
import type { GoldFact } from '../ledger/gold.ts'

/**
 * What a practice has to do according to gold: orders, referrals, procedures, visits and
 * prescriptions.
 */
function isToDo({ kind, act, status, polarity, time, certainty }: GoldFact): boolean {
  if (polarity === 'absent' || certainty === 'ruled_out' || time === 'past') return false
  if (kind === 'medication')
    return time === 'future' && /^(?:start|refill|increase|decrease)$/.test(status)
  if (kind !== 'plan') return false
  return act === 'procedure' ? time === 'future' : /^(?:order|refer|follow_up)$/.test(act)
}

/**
 * What a task may be based on, although it is not counted as missed: stopped and advised drugs,
 * paperwork.
 */
function mayBeTask(fact: GoldFact): boolean {
  return isToDo(fact) || fact.kind === 'medication' || fact.kind === 'plan'
}

export interface PlacedTask extends ProposedTask {
  readonly lines: readonly number[]
}

export interface TaskScore {
  readonly gold: number
  /** Gold facts without a task. */
  readonly missed: readonly GoldFact[]
  /** Tasks without a gold fact. */
  readonly extra: readonly PlacedTask[]
}

export function scoreTasks(gold: readonly GoldFact[], tasks: readonly PlacedTask[]): TaskScore {
  const wanted = gold.filter(isToDo)
  return {
    gold: wanted.length,
    missed: wanted.filter((fact) => !tasks.some((task) => tells(task, fact))),
    extra: tasks.filter((task) => !gold.some((fact) => mayBeTask(fact) && tells(task, fact))),
  }
}

const SMALL = new Set(
  'a an the of in on at to for and or with if not be order book arrange refer'.split(' '),
)
/** A visit in the practice, whether gold calls it a referral or an examination. */
const SEEN_HERE = /^face-to-face|^(?:clinic|gp) (?:visit|review|appointment)$/
const BOOKED = /^(?:book|consider) .*follow-up|^contact|^book/i

function tells({ title, lines }: PlacedTask, fact: GoldFact): boolean {
  const isNear = lines.some((line) => fact.lines.some((other) => Math.abs(line - other) <= 1))
  if (!isNear) return false
  if (fact.act === 'follow_up' && BOOKED.test(title)) return true
  if (SEEN_HERE.test(fact.concept) && /^book/i.test(title)) return true
  const known = findConcept('plan', fact.concept) ?? ''
  const [told, named] = [wordsOf(title), wordsOf(`${fact.concept} ${known} ${fact.text}`)]
  const name = wordsOf(`${fact.concept} ${known}`)
  const shared = [...name].filter((word) => told.has(word)).length
  return shared >= Math.min(1, name.size) && [...told].some((word) => named.has(word))
}

function wordsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/\b(?:dieti[ct]ian|nutritionist)s?\b/g, 'nutrition')
      .match(/[a-z][a-z0-9-]+/g) ?? []
  return new Set(
    words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?:ies|es|s|y)$/, '')),
  )
}
