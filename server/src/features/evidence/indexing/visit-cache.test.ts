import { expect, test } from 'vitest'
import { createVisitCache } from './visit-cache.ts'

const said = (text: string, id = 'a') => [{ id, text }]

test('the same lines are read once', () => {
  const visits = createVisitCache()
  expect(visits.get(said('I cough.'))).toBe(visits.get(said('I cough.')))
})

test('another word or another line is another visit', () => {
  const visits = createVisitCache()
  const first = visits.get(said('I cough.'))
  expect(visits.get(said('I sneeze.'))).not.toBe(first)
  expect(visits.get(said('I cough.', 'b')).lines).toMatchObject(said('I cough.', 'b'))
})

test('no more are kept than agreed, those used last', () => {
  const visits = createVisitCache(2)
  const first = visits.get(said('one'))
  const second = visits.get(said('two'))
  visits.get(said('one'))
  visits.get(said('three'))
  expect(visits.get(said('one'))).toBe(first)
  expect(visits.get(said('two'))).not.toBe(second)
})
