import { expect, test } from 'vitest'
import {
  BESIDE_THE_POINT,
  BREAKS_OFF,
  DONE_BY_OTHERS,
  ENCOURAGES,
  LEANS_ON_BEFORE,
  STANDS_FOR_OTHERS,
  TELLS_WHAT_FOLLOWS,
} from './quotation-faults.data.ts'

test.each([
  ...BREAKS_OFF,
  ...LEANS_ON_BEFORE,
  ...STANDS_FOR_OTHERS,
  ...DONE_BY_OTHERS,
  ...BESIDE_THE_POINT,
  ...ENCOURAGES,
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

test.each([
  'It catches when I take a deep breath',
  'I have pain right here',
  'My wife would come with me to the clinic',
  "I'm going to check orthostatics",
  "I'm just going to check out that cyst with an ultrasound",
  "I'm going to check your ferritin",
  "I'm gonna check your knee with an x-ray",
  'Let me explain, we will start a water pill',
  'A lot of people at work have had the flu',
  'Some women in my family had lumps',
  'The co-pay is so high that I skip my insulin',
  'My cat was sick with ringworm',
])('%s is to the point', (words) => {
  expect(BESIDE_THE_POINT.filter(([, pattern]) => pattern.test(words))).toEqual([])
})

test.each([
  ['if that is clear, the next step is a biopsy of the node', true],
  ["if it spreads, that's an emergency", true],
  ['if you get a fever, chills, a stiff neck', false],
  ['if the cough lasts, if it is deeper', false],
  ['if it is hot, it is red', false],
  ['if you get a fever, the wound is red', false],
  ['if you get a fever, the pain gets worse', false],
  ['if the film is clear, our best option is an injection', true],
])('%s: tells what follows', (words, isTold) => {
  expect(TELLS_WHAT_FOLLOWS.test(words)).toBe(isTold)
})
