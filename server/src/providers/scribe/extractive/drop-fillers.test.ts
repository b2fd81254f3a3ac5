import { describe, expect, test } from 'vitest'
import { dropFillers } from './drop-fillers.ts'

describe('filler', () => {
  test.each([
    ['So the wound looks clean.', 'the wound looks clean.'],
    ['Okay, you know, the rash is gone.', 'the rash is gone.'],
    ['It was a long winter with the flu and everything.', 'It was a long winter with the flu.'],
    ['She does yoga and that type of thing to relax.', 'She does yoga to relax.'],
    ['No redness or anything like that.', 'No redness.'],
    ['It kind of aches at night.', 'It aches at night.'],
    ['For his for his gout, rest.', 'For his gout, rest.'],
    ['We will we will repeat it.', 'We will repeat it.'],
    ['Abdomen, is nice and soft.', 'Abdomen is soft.'],
    ['Take 2 tablets every, 6 hours.', 'Take 2 tablets every 6 hours.'],
    ['I do think it is a strain.', 'I think it is a strain.'],
  ])('goes: %s', (said, written) => {
    expect(dropFillers(said)).toBe(written)
  })

  test.each([
    'Everything looks good.',
    'He has some kind of infection.',
    'I think it is gout.',
    'She had had a stroke before.',
    'So far it has not come back.',
    'Well controlled hypertension.',
    'You know that it may come back.',
    'As it is, she rests.',
  ])('is not what tells something: %s', (said) => {
    expect(dropFillers(said)).toBe(said)
  })
})
