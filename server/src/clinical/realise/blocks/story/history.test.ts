import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { realise } from '../../realise.ts'
import { givenFacts } from '../../testing/given-fact.ts'

function told(...facts: Partial<Fact>[]): string {
  const given = givenFacts(...facts).map((fact, at) => ({ ...fact, ...facts[at] }))
  return realise('history', given, { reader: 'clinician' })
    .map(({ text }) => text)
    .join(' ')
}

const had = { kind: 'history', time: 'past' } as const

test('who somebody was seen by stands in one sentence', () => {
  expect(
    told(
      { kind: 'history', concept: 'cardiology' },
      { kind: 'history', concept: 'gout' },
      { kind: 'history', concept: 'neurology' },
    ),
  ).toBe('History of gout. Seen by cardiology and neurology.')
})

test('what was newly found is no history of it', () => {
  expect(told({ kind: 'history', concept: 'newly diagnosed lupus' })).toBe('Newly diagnosed lupus.')
})

test('what was had or denied alike stands in one sentence, but for what has a time', () => {
  const phrased = (text: string, concept: string): Partial<Fact> => ({
    ...had,
    concept,
    text,
    phrased: true,
  })
  const absent = (text: string, concept: string) => ({
    ...phrased(text, concept),
    polarity: 'absent' as const,
  })
  expect(
    told(
      { kind: 'history', concept: 'gout' },
      phrased('History of acid reflux.', 'gastroesophageal reflux disease'),
      phrased('History of kidney stones about 2 years ago.', 'kidney stone'),
      absent('No known previous leg clot.', 'blood clot'),
      absent('No known previous lung clot.', 'lung embolism'),
      absent('No recent flight.', 'travel'),
    ),
  ).toBe(
    'History of gout and acid reflux. History of kidney stones about 2 years ago. No known previous leg clot or lung clot. No recent flight.',
  )
})

test('a list of conditions has no list in it, and no adjective', () => {
  expect(
    told(
      { ...had, concept: 'hypertension and gout' },
      { ...had, concept: 'asthma' },
      { ...had, concept: 'postmenopausal' },
      { ...had, concept: 'overweight' },
    ),
  ).toBe('History of hypertension, gout and asthma. Postmenopausal. Overweight.')
})

test('what is denied in general is no history', () => {
  const absent = { ...had, polarity: 'absent' } as const
  expect(
    told(
      { ...absent, concept: 'gout' },
      { ...absent, concept: 'real serious medical problems' },
      { ...absent, concept: 'asthma' },
      { ...absent, concept: 'similar episodes' },
    ),
  ).toBe('No history of gout or asthma. No serious medical problems or previous similar episodes.')
})
