import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { realise } from '../../realise.ts'
import { givenFacts } from '../../testing/given-fact.ts'

function told(...facts: Partial<FactContent>[]): string {
  const given = givenFacts(...facts.map((fact) => ({ kind: 'complaint', ...fact }) as const))
  return realise('complaint', given, { reader: 'clinician' })
    .map(({ text }) => text)
    .join(' ')
}

test('complaints that came together have their time once', () => {
  const attributes = { duration: '3 days' }
  expect(told({ concept: 'cough', attributes }, { concept: 'fever', attributes })).toBe(
    'Cough and fever for 3 days.',
  )
  const other = { duration: '2 days' }
  expect(told({ concept: 'cough', attributes }, { concept: 'fever', attributes: other })).toBe(
    'Cough for 3 days; fever for 2 days.',
  )
})

test('a complaint that another one tells is not told again', () => {
  expect(
    told(
      { concept: 'chronic hip pain' },
      { concept: 'hip pain', attributes: { duration: '2 years', trigger: 'stairs' } },
    ),
  ).toBe('Hip pain for 2 years with stairs.')
})
