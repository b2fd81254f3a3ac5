import { expect, test } from 'vitest'
import { satisfies } from './node-version.mjs'

const RANGE = '^20.19.0 || ^22.13.0 || >=24.0.0'

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.13.1', true],
  ['24.0.0', true],
  ['26.1.0', true],
  ['14.21.3', false],
  ['20.18.9', false],
  ['21.99.0', false],
  ['22.12.0', false],
  ['23.11.1', false],
])('Node %s is supported: %s', (version, suits) => {
  expect(satisfies(version, RANGE)).toBe(suits)
})
