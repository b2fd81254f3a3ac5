import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { isScreenedFor } from './is-screened-for.ts'
import { SCREENED_AFTER, SCREENED_BEFORE } from './is-screened-for.data.ts'

/** Whether an illness that was named between these words is one to be prevented. */
function isNamed(before: string, after: string, told: Partial<FactContent> = {}): boolean {
  const [fact] = givenFacts({ kind: 'assessment', concept: 'measles', ...told })
  if (!fact) throw new Error('no fact')
  const text = `${before}measles${after}`
  const said = [{ segment_id: 's0', from: before.length, to: before.length + 7, words: 'measles' }]
  return isScreenedFor({ ...fact, said }, [{ id: 's0', index: 0, speaker: null, text }])
}

test.each(SCREENED_AFTER)('%s: behind the illness "%s"', (_, after) => {
  expect(isNamed('you are due for ', after)).toBe(true)
})

test.each(SCREENED_BEFORE)('%s: before the illness "%s"', (_, before) => {
  expect(isNamed(before, ' today')).toBe(true)
})

test.each([
  ['you have ', '. we will repeat the screening'],
  ['your screening shows ', '.'],
  ['the test was positive for ', ' last week'],
  ['i am treating you for ', ' today'],
  ['you caught ', ' after the shot'],
])('%s … %s names an illness', (before, after) => {
  expect(isNamed(before, after)).toBe(false)
})

test('what is planned or denied stays', () => {
  expect(isNamed('screening for ', '', { kind: 'plan', act: 'order' })).toBe(false)
  expect(isNamed('screening for ', '', { polarity: 'absent' })).toBe(false)
})
