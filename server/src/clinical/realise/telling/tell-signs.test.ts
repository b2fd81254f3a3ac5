import { expect, test } from 'vitest'
import { tellSigns } from './tell-signs.ts'

test.each([
  [
    "your cough isn't going away, or you're feeling short of breath",
    'cough is not going away, or feeling short of breath',
  ],
  [
    "it's getting worse, or you have any trouble with your speech",
    'symptoms worsen, or trouble with the speech',
  ],
  [
    "you're having chest pain, or um you feel like you're becoming more dizzy",
    'chest pain, or becoming more dizzy',
  ],
  ['your sugars are over 300', 'sugars are over 300'],
])('%s', (said, told) => {
  expect(tellSigns(said)).toBe(told)
})

test.each([
  ['what depends on two things', "if your pain comes back and it's worse at night"],
  ['a sign without its end', 'fever, or your vision'],
  ['a sign that points elsewhere', 'you notice anything like that'],
  ['what somebody else will do', "we'll need to see you"],
  ['an instruction', 'get the blood tests'],
])('%s is left to a quotation', (_, said) => {
  expect(tellSigns(said)).toBeUndefined()
})
