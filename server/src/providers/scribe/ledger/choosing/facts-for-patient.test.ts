import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { factsForPatient } from './facts-for-patient.ts'

function kept(sureness: number, ...told: readonly Partial<FactContent>[]): string[] {
  const facts = givenFacts(...told).map((fact) => ({ ...fact, sureness }))
  return factsForPatient(facts).map(({ concept, status }) => `${status} ${concept}`.trim())
}
const drug = (
  status: FactContent['status'],
  concept: string,
  more: Partial<FactContent> = {},
): Partial<FactContent> => ({ kind: 'medication', status, concept, time: 'future', ...more })
const plan = (act: FactContent['act'], concept: string, more: Partial<FactContent> = {}) =>
  ({ kind: 'plan', act, concept, time: 'future', ...more }) as const

test.each<[string, Partial<FactContent>]>([
  ['of the examination', { kind: 'finding', concept: 'murmur' }],
  ['of somebody else', { kind: 'assessment', concept: 'diabetes', who: 'mother' }],
  ['that was only talked about', drug('mentioned', 'lipitor')],
  ['that was offered or declined', drug('offered', 'gabapentin')],
  ['that was only an option', drug('start', 'gabapentin', { certainty: 'possible' })],
  ['to order that was only an option', plan('order', 'mri', { certainty: 'possible' })],
  ['that names no drug', drug('start', 'regimen')],
  ['that names a disease as a drug', { ...drug('takes', 'atrial fibrillation'), time: 'now' }],
  ['that names an operation as a condition', { kind: 'assessment', concept: 'cataract surgery' }],
  ['that names a disease as an allergy', { kind: 'allergy', concept: 'hay fever' }],
  ['to measure', plan('order', 'blood pressure')],
  ['counselled', plan('counsel', 'menopause')],
])('a patient is handed nothing %s', (_, fact) => {
  expect(kept(0.9, fact)).toEqual([])
})

test('a conclusion that the reader was not sure of is left out', () => {
  const told = [
    { kind: 'assessment' as const, concept: 'schizophrenia', certainty: 'possible' as const },
    { kind: 'assessment' as const, concept: 'heart attack' },
  ]
  expect(kept(0.56, ...told)).toEqual([])
  expect(kept(0.9, ...told)).toHaveLength(2)
})

test('one line for a medicine: what was decided, with the dose that goes on', () => {
  const facts = givenFacts(
    drug('takes', 'lisinopril', { time: 'now', attributes: { dose: '20 mg' } }),
    drug('increase', 'lisinopril', { attributes: { dose: '40 mg' } }),
    drug('takes', 'metformin', { time: 'now', attributes: { dose: '500 mg' } }),
    drug('continue', 'metformin'),
  )
  expect(factsForPatient(facts)).toMatchObject([
    { status: 'increase', attributes: { dose: '40 mg' } },
    { status: 'continue', concept: 'metformin', attributes: { dose: '500 mg' } },
  ])
})

test('a class gives way to its drug; what is stopped stays', () => {
  expect(kept(0.9, drug('start', 'anti-inflammatories'), drug('start', 'meloxicam'))).toEqual([
    'start meloxicam',
  ])
  expect(kept(0.9, drug('stop', 'anti-inflammatories'), drug('takes', 'ibuprofen'))).toHaveLength(2)
})

test('two advised drugs of one class are a choice, and none beside a prescribed one', () => {
  const advised = [drug('advise', 'loratadine'), drug('advise', 'cetirizine')]
  expect(kept(0.9, ...advised)).toEqual(['advise loratadine or cetirizine'])
  expect(kept(0.9, ...advised, drug('start', 'fexofenadine'))).toEqual(['start fexofenadine'])
})

test('one appointment for one day', () => {
  expect(
    kept(
      0.9,
      plan('follow_up', 'follow-up', {
        attributes: { when: '2 weeks', condition: 'if no better' },
      }),
      plan('follow_up', 'follow-up', { attributes: { when: '14 days' } }),
      plan('follow_up', 'follow-up'),
    ),
  ).toHaveLength(1)
})

test('that no drug allergies are known is told', () => {
  expect(kept(0.9, { kind: 'allergy', concept: 'drug allergy', polarity: 'absent' })).toHaveLength(
    1,
  )
})

test.each([
  ['nonhealing ulcer of the foot', 1],
  ['knee sprain from overuse', 1],
  ['pain that is like gastritis', 0],
  ['some inflammation around the kidney', 0],
])('%s is a name: %i', (concept, count) => {
  expect(kept(0.7, { kind: 'assessment', concept })).toHaveLength(count)
})
