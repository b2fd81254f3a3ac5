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

test('what is listed behind labs is taken when they are', () => {
  const text = 'I do your blood work today, a ferritin and a folate.'
  const facts = ['blood work', 'ferritin', 'folate'].map((name, id) => ({
    ...saidFact(text.replace(name, `[${name}]`), { act: 'order' }).fact,
    id: String(id),
  }))
  const { segments } = saidFact(text.replace('folate', '[folate]'), { act: 'order' })
  const times = listedTimes(facts, segments)
  expect([times.get('1'), times.get('2')]).toEqual(['today', 'today'])
})
