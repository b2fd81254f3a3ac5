import { describe, expect, test } from 'vitest'
import { joinCutLines } from './join-cut-lines.ts'

const line = (text: string, role: 'patient' | null = null) => ({
  text,
  role,
  isSet: false,
  segmentId: text,
  index: 0,
})
const lengths = (...turns: ReturnType<typeof line>[]) =>
  joinCutLines(turns).map((stretch) => stretch.length)

describe('lines that a recogniser cut', () => {
  test('are one stretch when the first hangs or the second goes on', () => {
    expect(lengths(line('i have pain in my'), line('left knee'))).toEqual([2])
    expect(lengths(line('it began two weeks'), line('ago after a fall'))).toEqual([2])
  })
  test('are not joined when a sentence ends or somebody is named as the speaker', () => {
    expect(lengths(line('i have knee pain'), line('okay since when'))).toEqual([1, 1])
    expect(lengths(line('it hurts.'), line('in the morning too'))).toEqual([1, 1])
    expect(lengths(line('i have pain in my', 'patient'), line('left knee', 'patient'))).toEqual([
      1, 1,
    ])
  })
})
