import { expect, test } from 'vitest'
import { givenFact } from '../../testing/given-facts.ts'
import { dropRated } from './drop-rated.ts'

const measured = (concept: string, value: string, when?: string) =>
  givenFact({ kind: 'measurement', concept, attributes: { value, ...(when && { when }) } })

test('a word for a value goes where its figure is known', () => {
  const figure = measured('hemoglobin', '8.2')
  expect(dropRated([measured('hemoglobin', 'slightly low'), figure])).toEqual([figure])
})

test.each([
  ['of another thing', [measured('hemoglobin', 'low'), measured('PSA', '6')]],
  ['of another time', [measured('hemoglobin', 'low', 'last year'), measured('hemoglobin', '8.2')]],
  ['alone', [measured('hemoglobin', 'low')]],
])('a word %s stays', (_, facts) => {
  expect(dropRated(facts)).toEqual(facts)
})
