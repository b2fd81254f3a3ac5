import { describe, expect, test } from 'vitest'
import { carryForward, type SignedVisit } from './carry-forward.ts'
import type { SignedFact } from './signed-fact.ts'

const givenFact = (
  fact: Partial<SignedFact> & Pick<SignedFact, 'kind' | 'concept'>,
): SignedFact => ({
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  time: 'now',
  status: fact.kind === 'medication' ? 'takes' : '',
  attributes: {},
  segment_id: null,
  is_carried: false,
  ...fact,
})

/** Visits of January, February and so on. */
function carry(...visits: readonly (readonly SignedFact[])[]) {
  return carryForward(
    visits.map((facts, at): SignedVisit => ({
      session_id: `session-${String(at + 1)}`,
      session_name: `Visit ${String(at + 1)}`,
      visited_at: `2026-0${String(at + 1)}-03T09:00:00.000Z`,
      facts,
    })),
  )
}

const texts = (items: readonly { text: string }[]) => items.map(({ text }) => text)
const drug = (concept: string, rest: Partial<SignedFact> = {}) =>
  givenFact({ kind: 'medication', concept, ...rest })

describe('medicines', () => {
  test('the newest dose counts, with its visit and its line', () => {
    const { medicines } = carry(
      [drug('lisinopril', { attributes: { dose: '10 mg', frequency: 'once daily' } })],
      [
        drug('lisinopril', {
          status: 'increase',
          attributes: { dose: '20 mg', frequency: 'once daily' },
          segment_id: 'line-7',
        }),
      ],
    )
    expect(medicines).toEqual([
      {
        concept: 'lisinopril',
        text: 'lisinopril 20 mg once daily',
        session_id: 'session-2',
        session_name: 'Visit 2',
        visited_at: '2026-02-03T09:00:00.000Z',
        segment_id: 'line-7',
      },
    ])
  })

  test('whichever order the visits come in, the later one counts', () => {
    const [one, two] = [
      {
        session_id: 'a',
        session_name: '',
        visited_at: '2026-05-01T00:00:00.000Z',
        facts: [drug('metformin', { status: 'stop' })],
      },
      {
        session_id: 'b',
        session_name: '',
        visited_at: '2026-01-01T00:00:00.000Z',
        facts: [drug('metformin')],
      },
    ]
    expect(carryForward([one, two]).medicines).toEqual([])
    expect(carryForward([two, one]).medicines).toEqual([])
  })

  test('a stop wins over what is taken in the same visit, and over the brand', () => {
    const { medicines } = carry([
      drug('zestril', { status: 'stop' }),
      drug('lisinopril', { attributes: { dose: '10 mg' } }),
    ])
    expect(medicines).toEqual([])
  })

  test('one that is started again after a stop is there again', () => {
    const { medicines } = carry(
      [drug('sertraline')],
      [drug('sertraline', { status: 'stop' })],
      [drug('sertraline', { status: 'start', attributes: { dose: '50 mg' } })],
    )
    expect(texts(medicines)).toEqual(['sertraline 50 mg'])
  })

  test('one that goes on keeps its dose, one that is increased by nobody knows what does not', () => {
    const dose = { attributes: { dose: '10 mg' } }
    const { medicines } = carry(
      [drug('lisinopril', dose), drug('amlodipine', dose)],
      [drug('lisinopril', { status: 'continue' }), drug('amlodipine', { status: 'increase' })],
    )
    expect(texts(medicines)).toEqual(['amlodipine', 'lisinopril 10 mg'])
  })

  test.each([
    ['offered', { status: 'offered' }],
    ['declined', { status: 'declined' }],
    ['only mentioned', { status: 'mentioned' }],
    ['taken once', { status: 'took', time: 'past' }],
    ['not certain', { certainty: 'possible' }],
    ['somebody else’s', { who: 'mother' }],
  ] as const)('one that is %s is no current medicine', (_, rest) => {
    expect(carry([drug('ibuprofen', rest)]).medicines).toEqual([])
  })

  test('declining more of it stops nothing', () => {
    const { medicines } = carry([drug('ibuprofen')], [drug('ibuprofen', { status: 'declined' })])
    expect(texts(medicines)).toEqual(['ibuprofen'])
  })

  test('none at all, once said, clears the list and is told', () => {
    const { medicines, no_medicines } = carry(
      [drug('ibuprofen')],
      [drug('medications', { polarity: 'absent' })],
    )
    expect(medicines).toEqual([])
    expect(no_medicines).toMatchObject({ session_id: 'session-2' })
  })
})

describe('allergies', () => {
  const allergy = (concept: string, rest: Partial<SignedFact> = {}) =>
    givenFact({ kind: 'allergy', concept, ...rest })

  test('nobody who said nothing has no known allergies', () => {
    expect(carry([drug('ibuprofen')]).no_known_allergies).toBeNull()
  })

  test('none, where it was said so', () => {
    const { no_known_allergies } = carry([allergy('allergies', { polarity: 'absent' })])
    expect(no_known_allergies).toMatchObject({ text: 'no known allergies' })
  })

  test('a general no takes away no allergy that was named; its own name does', () => {
    const named = [allergy('penicillin', { attributes: { detail: 'rash' } })]
    const general = [allergy('allergies', { polarity: 'absent' })]
    const own = [allergy('penicillin', { polarity: 'absent' })]
    expect(texts(carry(named, general).allergies)).toEqual(['penicillin (rash)'])
    expect(carry(named, general).no_known_allergies).toBeNull()
    expect(carry(named, own).allergies).toEqual([])
  })
})

describe('problems', () => {
  const problem = (concept: string, rest: Partial<SignedFact> = {}) =>
    givenFact({ kind: 'assessment', concept, ...rest })

  test('resolved and ruled out ones drop out, suspicions do not come in', () => {
    const { problems } = carry(
      [problem('pneumonia'), problem('gout'), problem('hypertension')],
      [
        problem('pneumonia', { status: 'resolved' }),
        problem('gout', { certainty: 'ruled_out' }),
        problem('asthma', { status: 'suspected' }),
        problem('anemia', { certainty: 'possible' }),
      ],
    )
    expect(texts(problems)).toEqual(['hypertension'])
  })

  test('of the past, conditions come along and events do not', () => {
    const { problems } = carry([
      givenFact({ kind: 'history', concept: 'hypertension', time: 'past' }),
      givenFact({ kind: 'history', concept: 'appendectomy', time: 'past' }),
    ])
    expect(texts(problems)).toEqual(['hypertension'])
  })

  test('each side is a problem of its own', () => {
    const left = problem('knee osteoarthritis', { attributes: { side: 'left' } })
    const right = problem('knee osteoarthritis', {
      attributes: { side: 'right' },
      status: 'resolved',
    })
    expect(texts(carry([left], [right]).problems)).toEqual(['left knee osteoarthritis'])
  })
})

test('what was only carried along keeps the visit that it comes from, until it is changed', () => {
  const first = drug('lisinopril', { attributes: { dose: '10 mg' } })
  const along = { ...first, is_carried: true }
  const changed = { ...along, attributes: { dose: '20 mg' } }
  expect(carry([first], [along]).medicines).toMatchObject([{ session_id: 'session-1' }])
  expect(carry([first], [changed]).medicines).toMatchObject([
    { session_id: 'session-2', text: 'lisinopril 20 mg' },
  ])
})
