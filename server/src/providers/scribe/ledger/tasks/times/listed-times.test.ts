import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { listedTimes } from './listed-times.ts'

test.each([
  ['We take a [ferritin] and a *folate* today.', 'today'],
  ['We took a [ferritin] last year, and a *folate* today.', undefined],
])('%s', (sentence, when) => {
  const marked = sentence.replace(/\*/g, '')
  const first = saidFact(marked, { act: 'order' })
  const other = saidFact(sentence.replace(/[[\]]/g, '').replace('*', '[').replace('*', ']'), {
    act: 'order',
  })
  const times = listedTimes([first.fact, { ...other.fact, id: '1' }], first.segments)
  expect(times.get('0')).toBe(when)
})
