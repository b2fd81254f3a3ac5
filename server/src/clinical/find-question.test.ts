import { describe, expect, test } from 'vitest'
import { isQuestion, readAnswer } from './find-question.ts'

describe('questions', () => {
  test.each([
    'any chest pain?',
    'do you smoke',
    'and how long has it been',
    'any fever or chills',
    'alright and any cough',
    'if i was to ask you on a scale how bad it is',
  ])('%s asks', (text) => {
    expect(isQuestion(text)).toBe(true)
  })
  test.each([
    'i will order labs, okay?',
    'when i push here',
    'have you continue the diet',
    'it hurts',
  ])('%s does not ask', (text) => {
    expect(isQuestion(text)).toBe(false)
  })
})

describe('answers', () => {
  test.each([
    ['no, not that i noticed', 'no'],
    ['nope', 'no'],
    ['i do not think so', 'no'],
    ['yeah, every day', 'yes'],
    ['correct', 'yes'],
    ['i do not like it', null],
    ['about a week', null],
    ['i have not at this point', 'no'],
    ['i have not slept', null],
  ])('%s: %s', (text, answer) => {
    expect(readAnswer(text)).toBe(answer)
  })
})
