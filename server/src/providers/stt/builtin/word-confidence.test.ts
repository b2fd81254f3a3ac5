import { expect, test } from 'vitest'
import { confidenceOfWords } from './word-confidence.ts'

test('a word is as sure as its least likely piece, whatever mark follows it', () => {
  const pieces = ['▁I', '▁take', '▁lis', 'in', 'opril', ',', '▁daily', '.']
  const sure = [0.9, 0.8, 0.7, 0.2, 0.6, 0.1, 0.5, 0.1]
  expect(confidenceOfWords('I take lisinopril, daily.', pieces, sure)).toEqual([0.9, 0.8, 0.2, 0.5])
})

test('pieces that are no words of the text give nothing rather than something wrong', () => {
  expect(confidenceOfWords('one two', ['▁one'], [0.9])).toBeUndefined()
  expect(confidenceOfWords('', [], [])).toEqual([])
})

test('a space alone begins no word', () => {
  expect(confidenceOfWords('a b', ['▁', '▁a', '▁', 'b'], [0.1, 0.9, 0.1, 0.8])).toEqual([0.9, 0.8])
})
