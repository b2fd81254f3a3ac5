import { describe, expect, test } from 'vitest'
import { tidySentence } from './tidy-sentence.ts'

describe('a sentence as it is written', () => {
  test.each([
    ['i will order an mri', 'I will order an MRI.'],
    ['takes tylenol on monday, ', 'Takes Tylenol on Monday.'],
    ['the wound is clean and', 'The wound is clean.'],
    ['it shows the leaky valve that you', 'It shows the leaky valve.'],
    ['pain right now', 'Pain right now.'],
    ['a fever of 38.6 2 days ago', 'A fever of 38.6, 2 days ago.'],
    ['seen by mr hale', 'Seen by Mr. Hale.'],
    ['wait for us', 'Wait for us.'],
    ['she is doing really well', 'She is doing really well.'],
    [' ,. ', null],
  ])('%j', (text, sentence) => {
    expect(tidySentence(text)).toBe(sentence)
  })
})
