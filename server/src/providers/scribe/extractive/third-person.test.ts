import { describe, expect, test } from 'vitest'
import type { Pronouns } from './third-person.ts'
import { toThirdPerson } from './third-person.ts'

const THEY: Pronouns = { subject: 'they', object: 'them', possessive: 'their' }
const HE: Pronouns = { subject: 'he', object: 'him', possessive: 'his' }

describe('the patient in the third person', () => {
  test.each([
    ['i take it when i sleep', 'i', HE, 'the patient takes it when he sleeps'],
    ['i am tired and i was dizzy', 'i', THEY, 'the patient is tired and was dizzy'],
    ['it hurts me', 'i', HE, 'it hurts him'],
    ['i will refer you to cardiology', 'you', HE, 'i will refer the patient to cardiology'],
    ['you have swelling in your legs', 'you', THEY, 'the patient has swelling in the legs'],
    ['it looks like you are coping', 'you', HE, 'it looks like the patient is coping'],
    ['we moved our son out', 'i', HE, 'they moved their son out'],
    ['we will order it', 'i', HE, 'we will order it'],
    ['i do not smoke', 'i', HE, 'the patient does not smoke'],
  ] as const)('%s', (text, who, pronouns, expected) => {
    expect(toThirdPerson(text, who, pronouns)).toBe(expected)
  })
})
