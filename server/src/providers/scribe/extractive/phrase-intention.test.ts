import { describe, expect, test } from 'vitest'
import { phraseIntention } from './phrase-intention.ts'

describe('what the clinician means to do', () => {
  test.each([
    ['We will order an MRI.', 'order an MRI.'],
    ['I also want to go ahead and repeat the labs.', 'repeat the labs.'],
    ['I would like to refer the patient to urology.', 'refer the patient to urology.'],
    ['I do want to increase the insulin.', 'increase the insulin.'],
    ['Also we will check a lipid panel.', 'check a lipid panel.'],
    ['For her gout, I will start colchicine.', 'For her gout, start colchicine.'],
    ['For that I will prescribe a cream.', 'For that, prescribe a cream.'],
    ['If it swells, we will order an x-ray.', 'If it swells, order an x-ray.'],
    ['I will start insulin, and I want to check an A1C.', 'start insulin and check an A1C.'],
    ['I want to give the patient a sling.', 'will give the patient a sling.'],
    ['I want to go ahead increase the insulin.', 'increase the insulin.'],
    ['I want to see the patient in 2 weeks.', 'will see the patient in 2 weeks.'],
    ['I will be in touch with the patient.', 'will be in touch with the patient.'],
    ['We may have to increase the dose.', 'may have to increase the dose.'],
    ['We can go ahead and refer the patient to urology.', 'can refer the patient to urology.'],
    ['We can try a splint first.', 'can try a splint first.'],
    ['I would also like to check an A1C.', 'check an A1C.'],
    ['I would recommend rest.', 'recommend rest.'],
    ['The swelling is down, we will stop the drops.', 'The swelling is down; stop the drops.'],
    ['We will not start insulin.', 'will not start insulin.'],
    ['We will hold off on antibiotics.', 'hold off on antibiotics.'],
  ])('%s', (said, written) => {
    expect(phraseIntention(said)).toBe(written)
  })
})

describe('what the patient is to do', () => {
  test.each([
    ['The patient should continue to ice the knee.', 'continue to ice the knee.'],
    ['The patient should not take ibuprofen.', 'do not take ibuprofen.'],
    ['I want the patient to avoid salt.', 'avoid salt.'],
    ['We will have the patient take it with food.', 'take it with food.'],
    ['I do want the patient to have a scan.', 'the patient should have a scan.'],
    ['The patient can take Tylenol if needed.', 'can take Tylenol if needed.'],
  ])('%s', (said, written) => {
    expect(phraseIntention(said)).toBe(written)
  })

  test('is kept apart from what the clinician does then', () => {
    expect(phraseIntention('The patient should come back, and we will order an MRI.')).toBe(
      'come back, and we will order an MRI.',
    )
  })
})

test.each([
  'I think we will need a scan.',
  'I do not want to start insulin.',
  'Her mother will start insulin.',
  'He should call his brother.',
  'The patient should call me.',
  'We will say 5 times.',
  'I can see the swelling.',
  'I want to keep.',
  'I would not stop insulin.',
  'Call us if it swells, we will order a scan.',
  'I think it is gout, we will order a scan.',
])('another beginning stays: %s', (said) => {
  expect(phraseIntention(said)).toBe(said)
})
