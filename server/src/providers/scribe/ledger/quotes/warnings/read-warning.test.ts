import { expect, test } from 'vitest'
import { readWarning } from './read-warning.ts'
import { BEFORE_WARNING, BEHIND_WARNING, CONTACTS } from './warning.data.ts'

test.each(CONTACTS)('%s', (_, detail, example) => {
  expect(readWarning(`If your foot swells, you need to ${example}.`)?.detail).toBe(detail)
})

test.each([...BEFORE_WARNING, ...BEHIND_WARNING])('%s is no sign', (_, example) => {
  const signs = readWarning(`${example.replace(/it swells/, 'the foot swells')}.`)
  expect(signs).toEqual({ signs: 'foot swells', detail: 'call' })
})

test.each([
  [
    'I want you to call me if you have a fever or chills.',
    { signs: 'fever or chills', detail: 'call' },
  ],
  [
    "If you're feeling hot, come back and see me straight away.",
    { signs: 'feeling hot', detail: 'return immediately' },
  ],
  [
    'If the foot swells, come back or give us a ring.',
    { signs: 'foot swells', detail: 'return or call' },
  ],
  [
    "If there's any bleeding or your stools turn black, then that would be an A and E.",
    { signs: 'bleeding or stools turn black', detail: 'emergency department' },
  ],
  ['Call me if you gain two pounds.', { signs: 'gaining two pounds', detail: 'call' }],
])('%s', (quoted, warning) => {
  expect(readWarning(quoted)).toEqual(warning)
})

test.each([
  'If the foot swells, stop the tablets and call us.',
  "If it's that, call us.",
  'Call your dentist if the gums bleed.',
  'If the foot swells, lie down.',
  'If the pain should return.',
  'If the pain should return, call us.',
  "Call us if the foot swells, and I'll order an x-ray.",
  'Call us if the foot swells. Then rest it.',
  'Call us only if the foot swells.',
  'If the foot swells, call us or go to the emergency room.',
  'If the foot swells, I would call back.',
  'Come back when the plaster is dry.',
  "Don't call us if the foot swells.",
  'If the foot swells and you take the tablet, call us.',
])('%s stays quoted', (quoted) => {
  expect(readWarning(quoted)).toBeUndefined()
})
