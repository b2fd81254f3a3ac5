import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { withSignsOfSameWarning, withWholeWarning } from './with-whole-warning.ts'

const TEXT = 'If your foot swells or you have a fever, give us a ring. If it itches, rub it.'
const SEGMENTS: ScribeSegment[] = [
  { id: 's0', index: 0, text: TEXT, speaker: 'Doctor', role: 'clinician' },
]

function heard(words: string, told: Partial<Fact> = {}): Fact {
  const [fact] = givenFacts({ kind: 'plan', act: 'safety_net', concept: words, ...told })
  if (fact === undefined) throw new Error('no fact')
  const from = TEXT.indexOf(words)
  const said = [{ segment_id: 's0', from, to: from + words.length, words }]
  return { ...fact, id: words, source: 'heard', said, lines: [0] }
}

const WHOLE = { condition: 'foot swells or fever', detail: 'call' }

test('a warning gets the signs of its sentence and the way to get help', () => {
  expect(withWholeWarning(heard('foot swells'), SEGMENTS).attributes).toEqual(WHOLE)
})

test.each([
  ['of which words would be lost', heard('itches')],
  ['that somebody typed', { ...heard('foot swells'), source: 'typed' as const }],
  ['that is another plan', heard('foot swells', { act: 'advise' })],
])('a fact %s stays as it is', (_, fact) => {
  expect(withWholeWarning(fact, SEGMENTS)).toBe(fact)
})

test('a sign that could be told alone is told with the others of its sentence', () => {
  const both = [heard('foot swells'), heard('fever')]
  const whole = withSignsOfSameWarning(both, both, SEGMENTS)
  expect(whole.map(({ attributes }) => attributes)).toEqual([WHOLE, WHOLE])
  const alone = both.slice(0, 1)
  expect(withSignsOfSameWarning(alone, alone, SEGMENTS)).toEqual(alone)
})

test('a sign of the same sentence is told with it', () => {
  const told = [withWholeWarning(heard('foot swells'), SEGMENTS)]
  const other = [heard('fever'), heard('itches'), heard('foot', { act: 'advise' })]
  const whole = withSignsOfSameWarning(told, other, SEGMENTS)
  expect(whole.map(({ id }) => id)).toEqual(['foot swells', 'fever'])
})
