import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import type { Row } from '../../realise/words/rows.ts'
import { FELT_IDIOMS, FOUND_IDIOMS, STATES_NAMED } from './idioms.data.ts'
import { PLAN_IDIOMS } from './plan-idioms.data.ts'
import { nameConcept } from './name-concept.ts'
import { nameIdiom } from './name-idiom.ts'

const ROWS: readonly (readonly [FactKind, readonly Row[]])[] = [
  ['symptom', FELT_IDIOMS],
  ['result', FOUND_IDIOMS],
  ['plan', PLAN_IDIOMS],
]

test.each(ROWS.flatMap(([kind, rows]) => rows.map((row) => [kind, row] as const)))(
  '%s: %s',
  (kind, [said, , example, becomes]) => {
    expect(said.test(example)).toBe(true)
    expect(nameConcept(kind, example)).toBe(becomes)
  },
)

test.each(Object.entries(STATES_NAMED))('being %s is %s', (state, name) => {
  expect(nameIdiom('symptom', `very ${state} and ${state}`)).toBe(`${name} and ${name}`)
})

test('one of two that has no name leaves both as they were said', () => {
  expect(nameIdiom('symptom', 'hot and cold')).toBe('hot and cold')
})

test.each([
  ['quite cold', 'feeling cold'],
  ['still cold', 'feeling cold'],
  ['a cold', 'common cold'],
])('who is cold has no cold: %s', (said, name) => {
  expect(nameConcept('symptom', said)).toBe(name)
})
