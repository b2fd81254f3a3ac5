import { expect, test } from 'vitest'
import { completeList } from './complete-list.ts'

test.each<[why: string, name: string, sentence: string, whole: string]>([
  [
    'the second of two movements',
    'pain with abduction and rotation of the shoulder',
    'Shoulder: pain with abduction.',
    'Shoulder: pain with abduction and rotation.',
  ],
  [
    'the first of two movements',
    'pain with both pronation and supination',
    'Left wrist: pain with supination.',
    'Left wrist: pain with pronation and supination.',
  ],
  ['the second of two signs', 'redness and warmth', 'Shin: redness.', 'Shin: redness and warmth.'],
  [
    'the first of two signs, at the beginning',
    'itching or hives',
    'Hives after eating shrimp.',
    'Itching or hives after eating shrimp.',
  ],
  [
    'one in the middle',
    'coarse tremor or sensory loss in the hands',
    'No coarse tremor loss in the hands.',
    'No coarse tremor or sensory loss in the hands.',
  ],
  [
    'what both have stands once',
    'limited rotation and abduction',
    'Limited abduction.',
    'Limited rotation and abduction.',
  ],
  ['nothing is missing', 'gallops and rubs', 'No gallops or rubs.', 'No gallops or rubs.'],
  [
    'another form of the word is there',
    'clean and irrigate the wound',
    'Clean and irrigation of the wound.',
    'Clean and irrigation of the wound.',
  ],
  ['all is told in other words', 'queasy and worn out', 'Nausea.', 'Nausea.'],
  [
    'where the list goes on, nothing is put between',
    'benefits and known dangers',
    'Benefits, dangers discussed.',
    'Benefits, dangers discussed.',
  ],
  [
    'a member with a place of its own stays out',
    'weakness in the leg and pain in the arm',
    'Pain in the arm.',
    'Pain in the arm.',
  ],
  ['what is denied stays out', 'no redness and swelling', 'Swelling.', 'Swelling.'],
  [
    'a member with a side of its own stays out',
    'left knee pain and right hip pain',
    'Left knee pain.',
    'Left knee pain.',
  ],
  ['no member is put in by half', 'neck pain and hip pain', 'Neck pain.', 'Neck pain.'],
  ['no list', 'sore throat', 'Throat soreness.', 'Throat soreness.'],
])('%s: %s', (_, name, sentence, whole) => {
  expect(completeList(sentence, name)).toBe(whole)
})
