import { describe, expect, test } from 'vitest'
import { trimTalk } from './trim-talk.ts'

describe('words that only carry the talk', () => {
  test.each([
    ['okay so the pain is worse, okay?', 'the pain is worse?'],
    ['yeah, i just take aspirin', 'i take aspirin'],
    ['no pain in the chest', 'no pain in the chest'],
    ['i am doing okay', 'i am doing okay'],
    ['no antibiotics today', 'no antibiotics today'],
    ['okay no aspirin please', 'no aspirin please'],
    ['your ekg is normal, so that is good.', 'your ekg is normal.'],
    ['no i take aspirin', 'i take aspirin'],
  ])('%s', (said, left) => {
    expect(trimTalk(said)).toBe(left)
  })
})
