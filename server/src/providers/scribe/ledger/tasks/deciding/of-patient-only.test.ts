import { expect, test } from 'vitest'
import { isOfPatientOnly } from './of-patient-only.ts'
import { saidFact } from '../testing/said-fact.ts'

test.each([
  ['What about [raising my thyroxine]?', 'I would not change that.', 'patient', true],
  ['My cardiologist will [repeat the echo] in May.', 'And how is your sleep?', 'patient', true],
  ['My cardiologist said you will [repeat the echo].', 'Which one?', 'patient', false],
  ['Can you [refill my thyroxine]?', 'Okay. Which pharmacy do you use?', 'patient', false],
  ['Can you [refill my thyroxine]?', "No worries, I don't want you to run out.", 'patient', false],
  ['Should I also be getting an [ultrasound]?', 'How is your sleep?', 'patient', true],
  ['What about an [ultrasound]?', 'Yes, that makes sense.', 'patient', false],
  ['Do I need an [ultrasound]?', "Okay, sure, I'll order it.", 'patient', false],
  ['Do I need an [ultrasound]?', "Let's do that today.", 'patient', false],
  ['Do I need an [ultrasound]?', "Let's see how it goes.", 'patient', true],
  ['Do I need an [ultrasound]?', "I'm not sure of that.", 'patient', true],
  ['What about work? I want an [ultrasound].', 'How is your sleep?', 'patient', false],
  ['How about an [ultrasound]?', 'How is your sleep?', 'clinician', false],
  ['We [refill your thyroxine].', 'And how is your sleep?', 'clinician', false],
])('%s — %s, by the %s', (sentence, answer, speaker, expected) => {
  const { fact, segments } = saidFact(sentence, { act: 'order' })
  const lines = [
    ...segments.map((segment) => ({ ...segment, speaker })),
    { id: 'answer', index: segments.length, speaker: 'clinician', text: answer },
  ]
  expect(isOfPatientOnly(fact, lines)).toBe(expected)
})
