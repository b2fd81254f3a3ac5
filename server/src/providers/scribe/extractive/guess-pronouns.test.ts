import { describe, expect, test } from 'vitest'
import { guessPronouns } from './guess-pronouns.ts'

describe('he or she', () => {
  test.each([
    ['martha is a 50-year-old female', 'she'],
    ['a pleasant gentleman with gout', 'he'],
    ['good morning sir', 'he'],
    ['my knee hurts', 'they'],
    ['my wife says so', 'they'],
  ])('%s: %s', (text, subject) => {
    expect(guessPronouns(text).subject).toBe(subject)
  })
})
