import { expect, test } from 'vitest'
import {
  BESIDE_THE_POINT,
  BREAKS_OFF,
  DONE_BY_OTHERS,
  LEANS_ON_BEFORE,
  STANDS_FOR_OTHERS,
} from './quotation-faults.data.ts'

test.each([
  ...BREAKS_OFF,
  ...LEANS_ON_BEFORE,
  ...STANDS_FOR_OTHERS,
  ...DONE_BY_OTHERS,
  ...BESIDE_THE_POINT,
])('%s', (_, pattern, example, unlike) => {
  expect(pattern.test(example)).toBe(true)
  expect(pattern.test(unlike)).toBe(false)
})

test.each([
  'call me if it gets any worse than it was',
  'i have had it for as long as i can remember',
  'it started when i was on holiday with my wife',
  'you can take them when you need to',
  'that is the one i was on',
  'it only hurts if i do that',
  'we talked about what the tablets are for',
  'she is as well as can be',
  'the pain comes and goes now and then',
  'i wake up at night because of it',
])('%s is said to its end', (words) => {
  expect(BREAKS_OFF.filter(([, pattern]) => pattern.test(words))).toEqual([])
})
