import { describe, expect, test } from 'vitest'
import { aroundOf } from '../tasks/task-around.ts'
import { saidFact } from '../tasks/testing/said-fact.ts'
import { CODE_CUES } from './code-cues.data.ts'
import { isCueAt, isOfOthers, isOnlyAsked } from './is-of-others.ts'

describe('each row fits its example, and not what is unlike it', () => {
  test.each(CODE_CUES)('$example', (cue) => {
    const fits = (sentence: string) => {
      const { fact, segments } = saidFact(sentence, { kind: 'assessment' })
      return aroundOf(fact, segments).some((place) => isCueAt(cue, place))
    }
    expect(fits(cue.example)).toBe(true)
    expect(fits(cue.unlike)).toBe(false)
  })
})

test('what is said of the patient as well is the patient’s', () => {
  const { fact, segments } = saidFact('People get [gout] from it.', { kind: 'assessment' })
  expect(isOfOthers(fact, segments)).toBe(true)
  const own = { id: 's1', index: 1, speaker: 'doctor', text: 'You do have gout.' }
  const said = [...fact.said, { segment_id: 's1', from: 12, to: 16, words: 'gout' }]
  expect(isOfOthers({ ...fact, said }, [...segments, own])).toBe(false)
})

test('a question about the family tells nothing without its answer', () => {
  const asked = (sentence: string, lines: number[]) => {
    const { fact, segments } = saidFact(sentence, { kind: 'family' })
    return isOnlyAsked({ ...fact, lines }, segments)
  }
  expect(asked('Did either of them have [gout]?', [0])).toBe(true)
  expect(asked('Did either of them have [gout]?', [0, 1])).toBe(false)
  expect(asked('My father had [gout].', [0])).toBe(false)
})
