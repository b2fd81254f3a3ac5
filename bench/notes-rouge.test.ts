import { describe, expect, test } from 'vitest'
import { rouge } from './notes/rouge.ts'

describe('ROUGE', () => {
  test('of a text with itself is 100', () => {
    expect(rouge('The knee is sore.\nRest it.', 'The knee is sore.\nRest it.')).toEqual({
      rouge1: 100,
      rouge2: 100,
      rougeLsum: 100,
    })
  })
  test('of texts without a common word is 0', () => {
    expect(rouge('knee', 'throat')).toEqual({ rouge1: 0, rouge2: 0, rougeLsum: 0 })
  })
  test('counts a repeated word as often as the reference has it', () => {
    expect(rouge('a b', 'a a').rouge1).toBeCloseTo(50)
  })
  test('takes the longest common subsequences by line', () => {
    const { rouge2, rougeLsum } = rouge('a b c d', 'a c\nb d')
    expect(rouge2).toBe(0)
    expect(rougeLsum).toBeCloseTo(100)
  })
})
