import { expect, test } from 'vitest'
import { givenFact } from '../testing/given-facts.ts'
import { nameComplaints } from './name-complaints.ts'

const came = givenFact({ kind: 'complaint', concept: 'pain', attributes: { side: 'left' } })
const heel = givenFact({ concept: 'heel pain', lines: [2] })

test('what the patient came for has the fuller name', () => {
  expect(nameComplaints([came, heel])[0]).toMatchObject({ kind: 'complaint', concept: 'heel pain' })
})

test.each([
  ['two names', [heel, givenFact({ concept: 'jaw pain', lines: [2] })]],
  ['the other side', [givenFact({ ...heel, attributes: { side: 'right' } })]],
  ['a denial', [givenFact({ ...heel, polarity: 'absent' })]],
  ['much later', [givenFact({ ...heel, lines: [30] })]],
  ['another complaint', [heel, givenFact({ kind: 'complaint', concept: 'heel pain' })]],
])('and keeps its own: %s', (_, others) => {
  expect(nameComplaints([came, ...others])[0]?.concept).toBe('pain')
})
