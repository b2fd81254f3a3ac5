import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { isScreenedFor } from './is-screened-for.ts'
import { SCREENED_AFTER, SCREENED_BEFORE } from './is-screened-for.data.ts'

/** Whether an illness that was named between these words is one to be prevented. */
function isNamed(before: string, after: string, told: Partial<FactContent> = {}): boolean {
  const [fact] = givenFacts({ kind: 'assessment', concept: 'measles', ...told })
  if (!fact) throw new Error('no fact')
  const { concept: words } = fact
  const text = `${before}${words}${after}`
  const to = before.length + words.length
  const said = [{ segment_id: 's0', from: before.length, to, words }]
  return isScreenedFor({ ...fact, said }, [{ id: 's0', index: 0, speaker: null, text }])
}

function examplesOf(rows: typeof SCREENED_BEFORE) {
  return rows.map(([words, example]) => [words, example] as const)
}

test.each(examplesOf(SCREENED_AFTER))('%s: behind the illness "%s"', (_, after) => {
  expect(isNamed('you are due for ', after)).toBe(true)
})

test.each(examplesOf(SCREENED_BEFORE))('%s: before the illness "%s"', (_, before) => {
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

test.each<[before: string, told: Partial<FactContent>]>([
  ['i came for my thyroid screening and for ', { kind: 'complaint', concept: 'hip pain' }],
  ['i came for my lung cancer screening and also for ', { concept: 'back pain' }],
  ['the screening came back positive for ', { kind: 'result', concept: 'cystic fibrosis' }],
  ['he came for screening for ', { kind: 'complaint', concept: 'shoulder pain' }],
])('a screening before it says nothing of "%s" %j', (before, told) => {
  expect(isNamed(before, '.', told)).toBe(false)
})

test.each([
  ['she gets monthly shots for ', 'psoriasis'],
  ['i had a cortisone shot for ', 'tennis elbow'],
  ['i had a shot for ', 'hepatitis c'],
])('%s%s treats what somebody has', (before, concept) => {
  expect(isNamed(before, '.', { concept })).toBe(false)
})

test.each([
  ['you are due for the shot for ', 'tetanus'],
  ['she had the shots against ', 'yellow fever'],
  ['we are screening everybody for ', 'colon cancer'],
])('%s%s names what is prevented', (before, concept) => {
  expect(isNamed(before, '.', { concept })).toBe(true)
})
