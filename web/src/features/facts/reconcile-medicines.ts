import type { Fact, FactStatus } from '@chartwright/contract/facts'

export type MedicineState =
  | 'Takes'
  | 'New'
  | 'Changed'
  | 'Stopped'
  | 'On hold'
  | 'Not taken'
  | 'Discussed'

/** One drug with everything that was said about it. */
export interface Medicine {
  readonly name: string
  readonly state: MedicineState
  /** The dose from now on; '20 mg → 40 mg' if it was changed. */
  readonly dose: string
  readonly frequency: string
  readonly facts: readonly Fact[]
}

/** In order of precedence. */
const DECIDING: readonly (readonly [status: FactStatus, state: MedicineState])[] = [
  ['stop', 'Stopped'],
  ['hold', 'On hold'],
  ['increase', 'Changed'],
  ['decrease', 'Changed'],
  ['start', 'New'],
  ['continue', 'Takes'],
  ['refill', 'Takes'],
  ['takes', 'Takes'],
  ['took', 'Stopped'],
]
const ORDER: readonly MedicineState[] = [
  'New',
  'Changed',
  'Stopped',
  'On hold',
  'Takes',
  'Not taken',
  'Discussed',
]

/** The list after the visit: one entry per drug, changes first. */
export function reconcileMedicines(facts: readonly Fact[]): Medicine[] {
  const byName = new Map<string, Fact[]>()
  for (const fact of facts) {
    if (fact.kind !== 'medication') continue
    const name = `${fact.who === 'patient' ? '' : `${fact.who}: `}${fact.concept}`
    byName.set(name, [...(byName.get(name) ?? []), fact])
  }
  const medicines = [...byName].map(([name, known]) => medicineOf(name, known))
  return medicines.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
}

function medicineOf(name: string, facts: readonly Fact[]): Medicine {
  const meant = facts.filter(
    ({ polarity, certainty }) => polarity === 'present' && certainty === 'sure',
  )
  const decided = DECIDING.flatMap(([status, state]) => {
    const fact = meant.findLast((each) => each.status === status)
    return fact ? [{ fact, state }] : []
  })[0]
  const state = decided?.state ?? (facts.some(isDenied) ? 'Not taken' : 'Discussed')
  const before = meant.find((fact) => fact !== decided?.fact && fact.attributes.dose !== undefined)
  const now = decided?.fact.attributes.dose ?? before?.attributes.dose ?? ''
  const was = state === 'Changed' ? (before?.attributes.dose ?? '') : ''
  const frequency =
    decided?.fact.attributes.frequency ??
    meant.find((fact) => fact.attributes.frequency !== undefined)?.attributes.frequency ??
    ''
  return {
    name,
    state,
    dose: was !== '' && was !== now ? `${was} → ${now}` : now,
    frequency,
    facts,
  }
}

function isDenied({ polarity }: Fact): boolean {
  return polarity === 'absent'
}
