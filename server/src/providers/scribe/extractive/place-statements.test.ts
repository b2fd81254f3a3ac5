import { describe, expect, test } from 'vitest'
import { findPlace } from './place-statements.ts'

const headings = (...titles: string[]) => titles.map((title) => ({ title, body: '' }))

describe('the place of a statement', () => {
  test('is the heading of its topic before one that takes everything', () => {
    expect(findPlace(headings('Subjective', 'Allergies'), 'allergies', '')).toBe(1)
  })
  test('is the next best heading where there is none of its own', () => {
    expect(findPlace(headings('Subjective', 'Plan'), 'followUp', '')).toBe(1)
  })
  test("is a heading of the clinician's own making that shares a word", () => {
    expect(findPlace(headings('Diet'), 'social', 'She keeps a low sodium diet.')).toBe(0)
  })
  test('is nowhere in a note that wants nothing of it', () => {
    expect(
      findPlace(
        headings('Fitness for Work or School', 'Reason', 'Signature'),
        'hpi',
        'The reason is pain.',
      ),
    ).toBeUndefined()
  })
})
