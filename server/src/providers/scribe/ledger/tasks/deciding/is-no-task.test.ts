import { describe, expect, test } from 'vitest'
import { cueAt, isAt, isNoTask } from './is-no-task.ts'
import { aroundOf } from '../task-around.ts'
import { FURTHER_TASK_CUES } from './further-task-cues.data.ts'
import { TASK_CUES } from './task-cues.data.ts'
import { saidFact } from '../testing/said-fact.ts'

describe('each row fits its example, and not what is unlike it', () => {
  test.each([...TASK_CUES, ...FURTHER_TASK_CUES])('$example', (cue) => {
    const placeOf = (sentence: string) => {
      const { fact, segments } = saidFact(sentence, {})
      const [place] = aroundOf(fact, segments)
      if (place === undefined) throw new Error(`no place in ${sentence}`)
      return place
    }
    expect(isAt(cue, placeOf(cue.example))).toBe(true)
    expect(isAt(cue, placeOf(cue.unlike))).toBe(false)
  })
})

test('a row holds for its acts alone', () => {
  const { fact, segments } = saidFact("They'll do an [electrocardiogram].", { act: 'order' })
  const [place] = aroundOf(fact, segments)
  if (place === undefined) throw new Error('no place')
  expect(cueAt(fact, place)).toBeDefined()
  expect(cueAt({ ...fact, act: 'advise' }, place)).toBeUndefined()
})

test('what is decided in another place stays', () => {
  const { fact, segments } = saidFact('We can always do a [knee MRI].', { act: 'order' })
  expect(isNoTask(fact, aroundOf(fact, segments))).toBe(true)
  const later = { id: 's1', index: 1, speaker: 'doctor', text: "Let's order the knee MRI." }
  const said = [...fact.said, { segment_id: 's1', from: 16, to: 24, words: 'knee MRI' }]
  const both = { ...fact, said }
  expect(isNoTask(both, aroundOf(both, [...segments, later]))).toBe(false)
})

test.each([
  ["We'd do a [bone scan], but let's hold off for now.", true],
  ["We'd do a [bone scan], but let's wait and see how it goes.", true],
  ["We'd do a [bone scan], but let's hold off on that.", true],
  ["I'll order a [bone scan], but let's hold off on the biopsy.", false],
  ["I'll order a [bone scan], and as for the biopsy, let's hold off.", false],
  ["I'll order a [bone scan], and for the biopsy, let's wait and see.", false],
  ['How about a [bone scan] for that?', false],
])('only what is itself put off is no task: %s', (sentence, expected) => {
  const { fact, segments } = saidFact(sentence, { act: 'order' })
  expect(isNoTask(fact, aroundOf(fact, segments))).toBe(expected)
})
