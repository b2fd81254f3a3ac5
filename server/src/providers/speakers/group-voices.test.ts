import { describe, expect, test } from 'vitest'
import { groupVoices } from './group-voices.ts'
import type { VoicePrint } from './speakers.ts'

const SIZE = 128

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32 - 0.5
  }
}

function direction(seed: number): Float32Array {
  const random = seeded(seed * 7_919)
  return toLengthOne(Float32Array.from({ length: SIZE }, random))
}

function toLengthOne(values: Float32Array): Float32Array {
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}

/** As the network hears a person: like themselves, the more the longer they speak. */
function said(person: number, seconds: number, take: number): VoicePrint {
  const own = direction(person)
  const noise = direction(1_000 + take)
  const share = Math.sqrt(seconds / (seconds + 3.18))
  const print = own.map((value, at) => share * value + Math.sqrt(1 - share ** 2) * (noise[at] ?? 0))
  return { print: toLengthOne(print), seconds }
}

const turns = (people: readonly number[], seconds = 4) =>
  people.map((person, take) => said(person, seconds, take))

describe('voices', () => {
  test('are told apart and numbered as they are first heard', () => {
    expect(groupVoices(turns([5, 2, 5, 2, 2, 5]))).toEqual([0, 1, 0, 1, 1, 0])
  })

  test('may be three', () => {
    expect(groupVoices(turns([1, 2, 3, 1, 2, 3, 1]))).toEqual([0, 1, 2, 0, 1, 2, 0])
  })

  test('that are one have no number: it might be two that do not separate', () => {
    expect(groupVoices(turns([1, 1, 1, 1]))).toEqual([null, null, null, null])
  })

  test('of nobody are nobody’s', () => {
    expect(groupVoices([])).toEqual([])
    expect(groupVoices([null, ...turns([1, 2, 1, 2])])).toEqual([null, 0, 1, 0, 1])
  })
})

test('a word is too short to say whose it is', () => {
  const [word] = turns([1], 0.3)
  expect(groupVoices([...turns([1, 2, 1, 2]), word ?? null])[4]).toBeNull()
})

test('a stretch between two voices is unsure', () => {
  const [one, two] = [said(1, 4, 90), said(2, 4, 91)]
  const both = toLengthOne(one.print.map((value, at) => value + (two.print[at] ?? 0)))
  expect(groupVoices([...turns([1, 2, 1, 2, 1, 2]), { print: both, seconds: 1.2 }])[6]).toBeNull()
})

test('a cough in a long visit is no voice', () => {
  const visit = turns(Array.from({ length: 40 }, (_, at) => at % 2))
  expect(groupVoices([...visit, said(9, 1.6, 300)]).slice(0, 40)).toEqual(
    visit.map((_, at) => at % 2),
  )
  expect(new Set(groupVoices([...visit, said(9, 1.6, 300)])).has(2)).toBe(false)
})
