import { describe, expect, test } from 'vitest'
import type { Line } from '../comparing/said-clause.ts'
import { indexVisit } from '../indexing/index-visit.ts'
import { factsOf } from '../indexing/read-facts.ts'
import { alignSentence } from './align-sentence.ts'

function alignSentences(sentences: readonly string[], visit: readonly Line[]): string[][] {
  const index = indexVisit(visit)
  return factsOf(sentences).map((facts) =>
    alignSentence(facts, index).flatMap((place) => visit[place]?.id ?? []),
  )
}

const lines = [
  'Good morning, how are you?',
  'I have had a dry cough for three days.',
  'Any chest pain or fever?',
  'No chest pain, but I did have a fever of 101 last night.',
  'My mother has diabetes.',
  'I take lisinopril, twenty milligrams, every morning.',
  'Let us start amoxicillin 500 mg twice a day for ten days.',
  'Please come back in two weeks, and get a chest X-ray before.',
].map((text, index) => ({ id: `s${index}`, text }))

test.each([
  ['Dry cough for 3 days.', ['s1']],
  ['Patient reports a dry cough.', ['s1']],
  ['Fever of 101 last night.', ['s3']],
  ['Denies chest pain.', ['s2', 's3']],
  ['Mother with diabetes.', ['s4']],
  ['Lisinopril 20 mg each morning.', ['s5']],
  ['Start amoxicillin 500 mg twice daily for 10 days.', ['s6']],
  ['Follow up in 2 weeks with a chest X-ray.', ['s7']],
  ['Cough for three days; mother has diabetes.', ['s1', 's4']],
  ['Prescribed warfarin 5 mg for atrial fibrillation.', []],
  ['The moon is made of cheese.', []],
  ['', []],
  ['???', []],
])('%j rests on %j', (sentence, ids) => {
  const [found = []] = alignSentences([sentence], lines)
  expect(found.toSorted()).toEqual(ids)
})

describe('always', () => {
  test('no lines support nothing', () => {
    expect(alignSentences(['Dry cough.'], [])).toEqual([[]])
  })

  test('of two lines that say the same, the first is taken', () => {
    const twice = [...lines, { id: 's8', text: lines[1]!.text }]
    expect(alignSentences(['Dry cough for 3 days.'], twice)).toEqual([['s1']])
  })

  test('no sentence rests on more than four lines', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({
      id: `m${n}`,
      text: `word${'abcdefghijklmnopqrstuvwxyzabcd'[n]}`,
    }))
    const [ids = []] = alignSentences(
      [
        many
          .slice(0, 6)
          .map(({ text }) => text)
          .join(' '),
      ],
      many,
    )
    expect(ids.length).toBeLessThanOrEqual(4)
  })
})
