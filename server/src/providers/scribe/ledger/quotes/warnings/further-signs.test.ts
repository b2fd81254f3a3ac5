import { expect, test } from 'vitest'
import { withFurtherSigns } from './further-signs.ts'

const MOST = 80
const START =
  "so what we're gonna do is put you on doxycycline a hundred milligrams twice a day for the tick bite "

test.each([
  [
    'if you get hives or you wheeze stop it and go to the er',
    ' and if the rash goes beyond the ankle you come in sooner',
    ' and if the rash goes beyond the ankle you come in sooner',
  ],
  [
    'if you get hives or you wheeze stop it and go to the er',
    ' and i want you to keep the leg up on two pillows',
    '',
  ],
  ['if you get hives or you wheeze stop it and go to the er.', ' And if you need a note, ask.', ''],
])('%s%s', (warning, behind, added) => {
  expect(withFurtherSigns(`${START}${warning}${behind}`, warning, MOST)).toBe(`${warning}${added}`)
})

test('a warning does not become longer than allowed', () => {
  const warning = 'if you get hives or you wheeze stop it'
  const text = `${START}${warning} and if the rash goes beyond the ankle you come in sooner`
  expect(withFurtherSigns(text, warning, 12)).toBe(warning)
})
