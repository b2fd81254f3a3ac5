import { expect, test } from 'vitest'
import { plan, titles } from './testing/propose.ts'

const PANEL = plan('order', 'basic metabolic panel')

test('what a panel measures is ordered with it', () => {
  expect(titles(PANEL, plan('order', 'kidney function'))).toEqual(['Order basic metabolic panel'])
  expect(
    titles(plan('order', 'comprehensive metabolic panel'), plan('order', 'liver function tests')),
  ).toEqual(['Order comprehensive metabolic panel'])
})

test.each([
  ['no part of it', plan('order', 'liver function tests')],
  ['on another day', plan('order', 'kidney function', { when: '2 weeks' })],
  ['on a condition', plan('order', 'kidney function', { condition: 'if the swelling persists' })],
  ['a picture', plan('order', 'kidney ultrasound')],
  ['another panel', plan('order', 'lipid panel')],
])('what is not ordered with a panel stays: %s', (_, other) => {
  expect(titles(PANEL, other)).toHaveLength(2)
})
