import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { aroundOf } from '../task-around.ts'
import { withoutSplitDose } from './without-split-dose.ts'

test.each([
  ['I prescribe [selenium], two tablets today and then one a day for four days.', undefined],
  ['I prescribe [selenium], two tablets a day, and then we talk again.', '2 tablets'],
  ['I prescribe [selenium], two tablets a day for four days.', '2 tablets'],
])('%s', (sentence, dose) => {
  const { fact, segments } = saidFact(sentence, {
    kind: 'medication',
    status: 'start',
    attributes: { dose: '2 tablets' },
  })
  expect(withoutSplitDose(fact, aroundOf(fact, segments)).attributes.dose).toBe(dose)
})
