import { expect, test } from 'vitest'
import { repeatsItself } from './repeats-itself.ts'

test.each([
  ['Treated at the clinic in town at the clinic in town.', true],
  ['Pain pain in the knee.', true],
  ['Rash in summer, none in summer.', true],
  ['Bilateral swelling bilaterally.', true],
  ['Low fi-fiber diet.', true],
  ['Two-two pills.', true],
  ['Follow up in a week for follow-up.', true],
  ['Took it in May, did not take it, not now.', true],
  ['Took Xanax, took it years ago.', true],
  ['Aching of the hand and of the foot.', false],
  ['Stiff in the morning, worse in the evening.', false],
])('%s', (sentence, expected) => {
  expect(repeatsItself(sentence)).toBe(expected)
})
