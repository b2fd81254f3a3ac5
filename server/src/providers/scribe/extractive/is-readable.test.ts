import { describe, expect, test } from 'vitest'
import { isReadable } from './is-readable.ts'

describe('a sentence that can be read', () => {
  test.each([
    'The patient has a cough.',
    'No edema.',
    'Denies fever.',
    'Location: on the inside.',
    'The patient lost a brother.',
    'If it hurts, the patient should rest.',
    'Most likely due to tendinopathy.',
  ])('%s', (sentence) => {
    expect(isReadable(sentence)).toBe(true)
  })
  test.each([
    'Every morning.',
    'Not really.',
    'It is okay.',
    'I will take a look at the knee.',
    'I want to order.',
    'If the symptoms do not improve.',
    'To be sure.',
    'The patient has been experiencing.',
    'If it hurts, if the patient is feverish.',
    'It because of the weather.',
    'Order what was discussed, and finalize the report.',
    'I will start by listening to the heart.',
    'Is to see whether there is swelling.',
    'The patient should follow my finger.',
    'It has been a while since I saw him.',
    'For his lobectomy, I think.',
  ])('%s is none', (sentence) => {
    expect(isReadable(sentence)).toBe(false)
  })
})
