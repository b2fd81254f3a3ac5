import type { Fact } from '@chartwright/contract/facts'

let count = 0

/** A fact with its own id, heard in the line with index 0. */
export function givenFact(given: Partial<Fact> = {}): Fact {
  count += 1
  const concept = given.concept ?? 'cough'
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind: 'symptom',
    concept,
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    time: 'now',
    status: '',
    act: '',
    attributes: {},
    problem: '',
    importance: 'major',
    source: 'heard',
    said: [{ segment_id: LINE_ID, from: 0, to: concept.length, words: concept }],
    lines: [0],
    text: `About ${concept}.`,
    ...given,
  }
}

export const LINE_ID = '00000000-0000-4000-8000-000000000100'
