import { expect, test } from 'vitest'
import { readCondition } from './read-condition.ts'

test.each([
  ['once the rash is gone, stop the ', '', 'once the rash is gone'],
  ['if that is positive we will start ', '', 'if that is positive'],
  ["if that's positive i wan na prescribe ", '', "if that's positive"],
  ['start ', ' if the test is positive', 'if the test is positive'],
  ['start ', ' until the fever is gone, then rest', 'until the fever is gone'],
  ['take ', ' even if you feel better', undefined],
  ['start ', ' and let me know if it helps', undefined],
  ['start ', " if that's positive i want a scan", undefined],
  ['start ', ' today', undefined],
  ['start ', ' and find out if it helps', undefined],
  ['start ', ' to make sure if it helps', undefined],
  [
    'if the swelling stays then we will scan it and as for your other problem which is the sugar I want to start ',
    '',
    undefined,
  ],
])('%s… %s', (before, after, condition) => {
  expect(readCondition({ status: 'start', act: '' }, before, after)).toBe(condition)
})

test('what is taken already has no condition', () => {
  expect(readCondition({ status: 'takes', act: '' }, '', ' if it hurts')).toBeUndefined()
})
