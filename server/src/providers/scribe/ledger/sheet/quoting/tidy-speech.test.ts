import { expect, test } from 'vitest'
import { SPOKEN_WORDS } from './tidy-speech.data.ts'
import { tidySpeech } from './tidy-speech.ts'

test.each(SPOKEN_WORDS)('%s', (_, said, told, [spoken, written]) => {
  expect(spoken.replace(said, told)).toBe(written)
})

test.each([
  ['I want, I want you to, you know, rest.', 'I want you to rest.'],
  ['Come back in two three days.', 'Come back in two to three days.'],
  ['Sleep seven, eight hours a night.', 'Sleep seven to eight hours a night.'],
  ['This is what we call a strain, OK.', 'This is a strain.'],
])('%s: %s', (spoken, written) => {
  expect(tidySpeech(spoken)).toBe(written)
})

test.each([
  'Take two, two times a day.',
  'Call nine one one.',
  'Let me know if you know the name.',
  'Keep at it again and again.',
  'Take it with milk if you like, but not with tea.',
  'Do not, not ever, drive with it.',
  'Do you know what it was?',
  'Take two ten milligram tablets.',
  "Don't drive and don't drink, drink plenty of water though.",
  'If you take ibuprofen, take ibuprofen with food.',
  "Don't use heat, heat makes it swell.",
  'Take it two, I mean three times a day.',
  'Take two, three times a day.',
  'Take the metformin just like before your trip.',
  'The tablets you need need to be taken with food.',
  "Don't take any pain pills, like ibuprofen, for now.",
  'Call if you have any questions.',
  'We have time for any questions.',
  'Rest because right now it is sore.',
  'Rest the arm in that sling.',
  "I'd like I said stop smoking.",
  "Based on what you say, I think you don't need it.",
])('%s stays as it was said', (spoken) => {
  expect(tidySpeech(spoken)).toBe(spoken)
})
