import type { CarriedForward, CarriedItem } from '@chartwright/contract/patient-record'
import type { SignedFact } from './signed-fact.ts'
import {
  allergyText,
  isAnyAllergy,
  isAnyDrug,
  isAnyProblem,
  isProblem,
  keyOf,
  medicineText,
  noAllergiesText,
  problemText,
} from './name-carried.ts'

/** A visit whose note is signed. */
export interface SignedVisit {
  readonly session_id: string
  readonly session_name: string
  readonly visited_at: string
  readonly facts: readonly SignedFact[]
}

interface Known {
  readonly fact: SignedFact
  readonly item: CarriedItem
}

interface State {
  readonly problems: Map<string, Known>
  readonly medicines: Map<string, Known>
  readonly allergies: Map<string, Known>
  noAllergies: Known | undefined
  noMedicines: Known | undefined
}

/**
 * What signed visits leave of a patient: of each thing the newest statement. A stopped medicine, a
 * resolved problem and an allergy that was denied by its name drop out. 'No allergies' takes away
 * no allergy that was named: who is asked forgets, and a penicillin too many harms.
 */
export function carryForward(visits: readonly SignedVisit[]): CarriedForward {
  const state: State = {
    problems: new Map(),
    medicines: new Map(),
    allergies: new Map(),
    noAllergies: undefined,
    noMedicines: undefined,
  }
  for (const visit of visits.toSorted(byTime)) {
    for (const fact of visit.facts.toSorted((one, other) => rankOf(one) - rankOf(other))) {
      take(state, visit, fact)
    }
  }
  const list = (known: ReadonlyMap<string, Known>) =>
    [...known.values()]
      .map(({ item }) => item)
      .sort((one, other) => one.text.localeCompare(other.text, 'en'))
  return {
    problems: list(state.problems),
    medicines: list(state.medicines),
    allergies: list(state.allergies),
    no_known_allergies: state.allergies.size === 0 ? (state.noAllergies?.item ?? null) : null,
    no_medicines: state.medicines.size === 0 ? (state.noMedicines?.item ?? null) : null,
    visits: visits.length,
  }
}

function byTime(one: SignedVisit, other: SignedVisit): number {
  if (one.visited_at !== other.visited_at) return one.visited_at < other.visited_at ? -1 : 1
  return one.session_id < other.session_id ? -1 : 1
}

/** Within a visit: what was there before, what was taken once, what is so, what is decided. */
function rankOf({ is_carried, status, time }: SignedFact): number {
  if (is_carried) return 0
  if (status === 'took' || time === 'past') return 1
  return status === 'takes' || status === '' ? 2 : 3
}

function take(state: State, visit: SignedVisit, fact: SignedFact): void {
  if (fact.who !== 'patient') return
  if (fact.kind === 'medication') takeMedicine(state, visit, fact)
  else if (fact.kind === 'allergy') takeAllergy(state, visit, fact)
  else takeProblem(state, visit, fact)
}

const TAKEN = new Set<SignedFact['status']>([
  '',
  'takes',
  'start',
  'increase',
  'decrease',
  'continue',
  'refill',
  'hold',
  'advise',
])
/** They say nothing of a dose where they name none: the one that is known goes on. */
const GOES_ON = new Set<SignedFact['status']>(['', 'takes', 'continue', 'refill', 'hold'])

function takeMedicine(state: State, visit: SignedVisit, fact: SignedFact): void {
  const { concept, polarity, certainty, status, time } = fact
  if (certainty !== 'sure') return
  if (isAnyDrug(concept)) {
    if (polarity === 'present' || status === 'took' || time === 'past') return
    state.medicines.clear()
    state.noMedicines = knownOf(visit, fact, 'takes no medicines')
    return
  }
  const key = keyOf(fact)
  const isOver = status === 'stop' || status === 'took' || time === 'past'
  if (isOver || (polarity === 'absent' && status !== 'declined')) state.medicines.delete(key)
  if (isOver || polarity === 'absent' || !TAKEN.has(status)) return
  const before = GOES_ON.has(status) ? state.medicines.get(key)?.fact.attributes : undefined
  const { dose, amount, frequency, route } = before ?? {}
  const attributes = {
    ...(dose !== undefined && { dose }),
    ...(amount !== undefined && { amount }),
    ...(frequency !== undefined && { frequency }),
    ...(route !== undefined && { route }),
    ...fact.attributes,
  }
  state.noMedicines = undefined
  put(state.medicines, key, knownOf(visit, { ...fact, attributes }, medicineText))
}

function takeAllergy(state: State, visit: SignedVisit, fact: SignedFact): void {
  const { concept, polarity, certainty } = fact
  if (certainty === 'possible') return
  const isDenied = polarity === 'absent' || certainty === 'ruled_out'
  if (isAnyAllergy(concept)) {
    if (isDenied) state.noAllergies = knownOf(visit, fact, noAllergiesText)
    return
  }
  if (isDenied) state.allergies.delete(keyOf(fact))
  else {
    state.noAllergies = undefined
    put(state.allergies, keyOf(fact), knownOf(visit, fact, allergyText))
  }
}

function takeProblem(state: State, visit: SignedVisit, fact: SignedFact): void {
  const { concept, polarity, certainty, status } = fact
  if (isAnyProblem(concept)) return
  const key = keyOf(fact)
  const isOver = polarity === 'absent' || certainty === 'ruled_out' || status === 'resolved'
  if (isOver) state.problems.delete(key)
  else if (certainty === 'sure' && status !== 'suspected' && isProblem(fact)) {
    put(state.problems, key, knownOf(visit, fact, problemText))
  }
}

/** What was only carried along keeps the visit that it comes from. */
function put(known: Map<string, Known>, key: string, next: Known): void {
  const before = known.get(key)
  if (next.fact.is_carried && before?.item.text === next.item.text) return
  known.set(key, next)
}

function knownOf(
  { session_id, session_name, visited_at }: SignedVisit,
  fact: SignedFact,
  text: string | ((fact: SignedFact) => string),
): Known {
  return {
    fact,
    item: {
      concept: fact.concept,
      text: typeof text === 'string' ? text : text(fact),
      session_id,
      session_name,
      visited_at,
      segment_id: fact.segment_id,
    },
  }
}
