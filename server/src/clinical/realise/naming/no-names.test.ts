import { expect, test } from 'vitest'
import { NO_NAMES } from './no-names.data.ts'
import { givenContent } from '../testing/given-fact.ts'
import { isWordable } from './wordable.ts'

const ROWS = NO_NAMES.flatMap((row) => row.of.map((kind) => [row.example, kind, row] as const))

test.each(ROWS)('%s is no %s', (example, kind, row) => {
  const fact = givenContent({ kind, concept: example, polarity: row.only ?? 'present' })
  expect(NO_NAMES.find(({ of, said }) => of.includes(kind) && said.test(example))).toBe(row)
  expect(isWordable(fact)).toBe(false)
})

test.each(ROWS)('not of the row of %s (%s)', (_, _kind, { said, unlike }) => {
  expect(said.test(unlike)).toBe(false)
})

test('a narrowing with its place is told', () => {
  const told = { kind: 'result', concept: 'narrowing', attributes: { site: 'esophagus' } } as const
  expect(isWordable(givenContent(told))).toBe(true)
})

test('a symptom that is there is told by what one does', () => {
  expect(isWordable(givenContent({ kind: 'symptom', concept: 'waking at night' }))).toBe(true)
})

test('a last period with its date is told', () => {
  const told = { kind: 'history', concept: 'last menstrual period' } as const
  expect(isWordable(givenContent({ ...told, attributes: { when: '2 weeks ago' } }))).toBe(true)
})
