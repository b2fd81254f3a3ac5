import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { withNamedResult } from './with-named-result.ts'

test('a result names the test that was ordered right before', () => {
  const text = 'We do a [throat swab], and then doxycycline.'
  const { fact: swab } = saidFact(text, { act: 'order' })
  const given = (condition: string) => ({
    ...saidFact('We do a throat swab, and then [doxycycline].', {
      kind: 'medication',
      status: 'start',
      attributes: { condition },
    }).fact,
    id: '1',
  })
  const conditionOf = (condition: string) =>
    withNamedResult(given(condition), [swab], []).attributes.condition
  expect(conditionOf("if that's positive")).toBe('if the throat swab is positive')
  expect(conditionOf('if it gets worse')).toBe('if it gets worse')
  expect(withNamedResult(given("if that's positive"), [], []).attributes.condition).toBe(
    "if that's positive",
  )
})
