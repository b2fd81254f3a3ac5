import type { Fact, FactContent } from '@chartwright/contract/facts'

/** A sure symptom of the patient, unless told otherwise. */
export function givenContent(told: Partial<FactContent> = {}): FactContent {
  return {
    kind: 'symptom',
    concept: 'cough',
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    time: 'now',
    status: '',
    act: '',
    attributes: {},
    problem: '',
    importance: 'major',
    ...told,
  }
}

/** Facts with the ids '0', '1' and so on. */
export function givenFacts(...told: readonly Partial<FactContent>[]): Fact[] {
  return told.map((fact, at) => ({
    ...givenContent(fact),
    id: String(at),
    source: 'heard',
    said: [],
    lines: [at],
    text: '',
  }))
}
