import { expect, test } from 'vitest'
import { FORMER_TIMES } from './former-value.data.ts'
import { formerTime, isAimedAt } from './former-value.ts'

test.each(FORMER_TIMES.map(([said, when, example]) => [example, when, said] as const))(
  'its own row reads %s',
  (example, when, said) => {
    expect(said.test(example)).toBe(true)
    expect(formerTime(example)).toBe(when === '$1' ? 'last year' : when)
  },
)

test.each([
  ['it should be ', true],
  ['we would like it to be around ', true],
  ['the goal is ', true],
  ['anything under ', true],
  ['it should be fine. It was ', false],
  ['it was normal, at ', false],
  ['it needs to come down, ', false],
  ['I have to say it is ', false],
])('%s', (before, isAim) => {
  expect(isAimedAt(`${before}90`, before.length)).toBe(isAim)
})

test('a mention may end with the word before the place', () => {
  expect(formerTime(' you went into the emergency room')).toBe('in the emergency room')
  expect(formerTime(' you go to the emergency room')).toBeUndefined()
})

test('what was measured today has no other time', () => {
  expect(formerTime(' today, last year it was 60')).toBeUndefined()
})
