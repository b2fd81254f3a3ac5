import { expect, test } from 'vitest'
import { nameOrdered } from './name-ordered.ts'
import { ORDERED_PARTS } from './ordered-parts.data.ts'

test.each(Object.entries(ORDERED_PARTS))('%s among tests', (part, name) => {
  expect(nameOrdered(`the ${part}`)).toBe(name)
})

test.each([
  ['potassium and kidneys', 'potassium and kidney function'],
  [
    'kidneys, salts, liver, and the muscle one, CK',
    'kidney function, electrolytes, liver function and ck',
  ],
  ['iron, kidneys and liver', 'iron, kidney function and liver function'],
  ['your liver and cholesterol', 'liver function and cholesterol'],
])('%s', (words, name) => {
  expect(nameOrdered(words)).toBe(name)
})

test.each([
  'ultrasound of the kidneys',
  'potassium and cholesterol',
  'liver biopsy',
  'kidneys and a walk',
])('%s is left as it is', (words) => {
  expect(nameOrdered(words)).toBeUndefined()
})
