import { expect, test } from 'vitest'
import { planLinks } from './link-libraries.ts'

test('a link is placed beside its library and names it without a path', () => {
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  expect(planLinks('/packages/pg', list)).toEqual([
    { path: '/packages/pg/native/lib/libpq.so.5', pointsTo: 'libpq.so.5.18' },
  ])
})

test('a list that is not understood is refused', () => {
  expect(() => planLinks('/packages/pg', [{ from: 'a' }])).toThrow()
  expect(() => planLinks('/packages/pg', [{ source: 'x/a', target: 'y/b' }])).toThrow('y/b')
})
