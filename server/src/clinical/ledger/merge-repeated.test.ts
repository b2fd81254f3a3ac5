import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { mergeRepeated } from './merge-repeated.ts'

function givenFact(parts: Partial<Fact>): Fact {
  return {
    kind: 'medication',
    concept: 'lisinopril',
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    time: 'future',
    status: 'increase',
    act: '',
    attributes: { dose: '20 mg' },
    problem: '',
    importance: 'major',
    said: [{ line: 4, from: 0, to: 10 }],
    lines: [4],
    sureness: 0.6,
    text: 'Increase lisinopril to 20 mg once daily.',
    ...parts,
  }
}

test('what is told by the same sentence twice is one fact with both places, as the surer one has it', () => {
  const first = givenFact({ lines: [4, 5], importance: 'critical', problem: 'hypertension' })
  const surer = givenFact({
    said: [
      { line: 9, from: 3, to: 8 },
      { line: 4, from: 2, to: 6 },
    ],
    lines: [4, 9],
    sureness: 0.9,
    phrased: true,
  })
  expect(mergeRepeated([first, surer])).toEqual([
    { ...surer, importance: 'critical', problem: 'hypertension', lines: [4, 5, 9] },
  ])
  const later = givenFact({ said: [{ line: 12, from: 0, to: 4 }], lines: [12], sureness: 0.2 })
  expect(mergeRepeated([first, later])).toEqual([
    {
      ...first,
      lines: [4, 5, 12],
      said: [
        { line: 4, from: 0, to: 10 },
        { line: 12, from: 0, to: 4 },
      ],
    },
  ])
})

test.each<Partial<Fact>>([
  { text: 'Continue lisinopril 20 mg once daily.' },
  { kind: 'plan' },
  { polarity: 'absent' },
  { who: 'mother' },
])('facts that differ stay apart: %j', (parts) => {
  expect(mergeRepeated([givenFact({}), givenFact(parts)])).toHaveLength(2)
})

test('the same order for two problems is two facts', () => {
  const labs = { kind: 'plan', text: 'Order labs.' } as const
  const facts = [
    givenFact({ ...labs, problem: 'diabetes' }),
    givenFact({ ...labs, problem: 'anemia' }),
  ]
  expect(mergeRepeated(facts)).toEqual(facts)
})
