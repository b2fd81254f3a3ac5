import { expect, test } from 'vitest'
import { LEADS } from './as-instruction.data.ts'
import { asInstruction, asInstructions } from './as-instruction.ts'

test.each(LEADS.map(({ example }) => example))('%s: %s', (spoken, written) => {
  expect(asInstruction(spoken)).toBe(written)
})

test.each([
  ['You can take that with food, okay.', 'You can take that with food.'],
  ["If it's no better, give me a call.", "If it's no better, give us a call."],
  [
    "For your next problem, for your gout, let's continue you on the allopurinol.",
    'For your gout, continue the allopurinol.',
  ],
  [
    "From an eczema standpoint, I'm gonna refer you to dermatology.",
    'For your eczema, we will refer you to dermatology.',
  ],
  [
    'I want you to take naproxen, five hundred milligrams, twice a day.',
    'Take naproxen, 500 mg, twice a day.',
  ],
  [
    "I'll order a urine test and I'm gonna see you in one to two weeks.",
    'We will order a urine test and we will see you in 1 to 2 weeks.',
  ],
  ["I'm gonna go ahead and, you know, order a scan.", 'We will order a scan.'],
  ['Then take one tablet a day.', 'Then, take 1 tablet a day.'],
  ['Otherwise, stop the aspirin.', 'Otherwise, stop the aspirin.'],
  ["I'll continue to check your potassium.", 'We will continue to check your potassium.'],
])('%s: %s', (spoken, written) => {
  expect(asInstruction(spoken)).toBe(written)
})

test.each([
  'The scan showed a small stone.',
  'I saw your brother last week.',
  "It's a nice clinic.",
  'I want you to take five hundred five hundred milligrams.',
  'I want you to rest, and, keep it up.',
  "You should ask me if I'm there.",
  'I want you to go to the.',
  'If you get a fever.',
  'Take one twenty milligram tablet every morning.',
  'Take two ten milligram tablets.',
  'Take five ten milligrams as needed.',
  'Rest for twenty thirty minutes.',
  'Take it at eight thirty.',
  'Have you come off the insulin.',
  "I'd like you to not lift.",
  'Get dizzy at all.',
  "For the most part, you're doing well.",
  "I'd like you to come back, is that OK?",
  "I'd take your stitches out in a week.",
  "I'd take blood today.",
  'We should probably stop the naproxen.',
  "Let's hold the ramipril.",
  "I'd probably recommend surgery if you were younger.",
  'Take twenty, I mean thirty milligrams.',
  "If you ever think I can't go on, call nine eight eight.",
])('%s is quoted', (spoken) => {
  expect(asInstruction(spoken)).toBeUndefined()
})

test('several sentences are written only where each of them can be', () => {
  expect(asInstructions('“I want you to rest it.” “Keep it dry.”')).toBe('Rest it. Keep it dry.')
  expect(asInstructions('“I want you to rest.” “The scan was fine.”')).toBeUndefined()
  expect(asInstructions('“Will you rest?” — “Yes.”')).toBeUndefined()
})

test('a medicine that was named before stays before it', () => {
  expect(asInstructions('Naproxen: “You can take it at night.”')).toBe(
    'Naproxen: you can take it at night.',
  )
})

test('nothing stands before the first sentence', () => {
  expect(asInstructions('“Then I want you to rest it.” “Then use the ice.”')).toBe(
    'Rest it. Then, use the ice.',
  )
})
