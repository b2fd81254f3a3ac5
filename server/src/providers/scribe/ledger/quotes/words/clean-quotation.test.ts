import { expect, test } from 'vitest'
import { cleanQuotation } from './clean-quotation.ts'

test.each([
  ['so , um , keep the bandage dry', 'Keep the bandage dry.'],
  ["and if you ca n't swallow , call us", "If you can't swallow, call us."],
  ["i 'm gon na send the tylenol .", "I'm gonna send the Tylenol."],
  ['go to the er , any hour .', 'Go to the ER, any hour.'],
  ['Right, so take two tablets, okay?', 'Take two tablets.'],
  ["You're not on the pill, right?", "You're not on the pill, right?"],
  ['Right hand only; no ladders.', 'Right hand only, no ladders.'],
  ["Let's do that then, valaciclovir one gram.", 'Valaciclovir one gram.'],
  ['we can talk about hearing aids .', 'We can talk about hearing aids.'],
  ['my gosh so it swelled', 'It swelled.'],
  ['good get a brush', 'Get a brush.'],
  ['good days are rare', 'Good days are rare.'],
  ['We check for gout as well, OK.', 'We check for gout as well.'],
  ['I mean, I, yeah, I got wet', 'I got wet.'],
  ['In view of that, I stopped the tablets.', 'I stopped the tablets.'],
  ['Apart from that, I am well.', 'Apart from that, I am well.'],
  ['Stay with him, yeah.', 'Stay with him.'],
  ['Okay.', ''],
])('%s is quoted as: %s', (spoken, quoted) => {
  expect(cleanQuotation(spoken)).toBe(quoted)
})

test.each([
  ['keep the two . five milligrams', 'Keep the two point five milligrams.'],
  ['i take one . two weeks ago it was more', 'I take one. two weeks ago it was more.'],
])('%s', (spoken, written) => {
  expect(cleanQuotation(spoken)).toBe(written)
})
