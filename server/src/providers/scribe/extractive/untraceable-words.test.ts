import { describe, expect, test } from 'vitest'
import { untraceableWords } from './untraceable-words.ts'

describe('words without a source', () => {
  test('are found', () => {
    expect(
      untraceableWords('The patient takes warfarin 5 mg.', ['i take five milligrams of aspirin']),
    ).toEqual(['warfarin'])
  })
  test('are not those of the phrasing, of figures or of verb forms', () => {
    expect(
      untraceableWords('The patient takes 5 mg of aspirin.', ['i take five milligrams of aspirin']),
    ).toEqual([])
  })
  test('are figures that nobody said', () => {
    expect(untraceableWords('Return in 3 weeks.', ['return in two weeks'])).toEqual(['3'])
  })
  test("are 'daily' where nobody spoke of a day", () => {
    expect(untraceableWords('Aspirin daily.', ['aspirin every week'])).toEqual(['daily'])
    expect(untraceableWords('Aspirin daily.', ['aspirin once a day'])).toEqual([])
  })
})
