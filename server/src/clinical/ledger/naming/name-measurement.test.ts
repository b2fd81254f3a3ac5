import { expect, test } from 'vitest'
import { nameMeasurement } from './name-measurement.ts'
import { WEIGHT_CHANGES } from './weight-changes.data.ts'

/** One example for each row, in order. */
const EXAMPLES = [
  ['3 pounds down in weight', 'weight loss'],
  ['lost 3 pounds of weight', 'weight loss'],
  ['weight dropped 2 kilos', 'weight loss'],
  ['gained 10 pounds of weight', 'weight gain'],
  ['put on 10 pounds of weight', 'weight gain'],
  ['weight is up 4 lbs', 'weight gain'],
] as const

test.each(EXAMPLES)('%s is a change', (words, name) => {
  expect(nameMeasurement(words, '')).toBe(name)
})

test('each row has an example', () => {
  expect(EXAMPLES).toHaveLength(WEIGHT_CHANGES.length)
})

test.each(['weight 180 pounds', 'weight is up'])('%s is a weight', (words) => {
  expect(nameMeasurement(words, '')).toBe('weight')
})

test.each([
  ['Fundal height is 33 centimeters', 'fundal height'],
  ['foetal heart rate 145', 'fetal heart rate'],
  ['urine albumin was 42', 'urine albumin'],
  ['height is 160 centimeters', 'height'],
  ['fever up to 38.6', 'fever'],
  ['a fever of 102', 'fever'],
])('%s is the %s', (words, name) => {
  expect(nameMeasurement(words, '')).toBe(name)
})

test.each([
  ['heartbeat is 145', undefined],
  ['it is 31 centimeters', 'height'],
  ['31 centimeters', 'height'],
])('behind a height, %s is %s', (words, name) => {
  expect(nameMeasurement(words, 'Your height and the ')).toBe(name)
})
