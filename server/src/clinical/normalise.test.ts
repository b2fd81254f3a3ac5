import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'

test.each([
  ['500mg b.i.d.', '500 mg twice a day'],
  ['Take 1 tab PRN', 'take 1 tab as needed'],
  ['q8h', 'every 8 hours'],
  ['q.h.s.', 'at bedtime'],
  ['1,000 µg', '1000 mcg'],
  ['120 / 80 mmHg', '120/80'],
  ['5 out of 10', '5/10'],
  ['a 45-year-old', 'a 45 year old'],
  ["I don't, um, smoke", 'i do not, smoke'],
  ['point five centimeters', '0.5 cm'],
  ['at that point two tablets', 'at that point 2 tablets'],
  ['.5 cm', '0.5 cm'],
  ['two and a half', '2.5'],
  ['point oh five of it', '0.05 of it'],
  ['one forty-six over eighty-two', '146/82'],
  ['a twenty-four hour tape', 'a 24 hour tape'],
  ['thirty-seven and a half', '37.5'],
  ['seventy-five milligrams', '75 mg'],
  ['six-fifty', '650'],
  ['a twenty-first birthday', 'a twenty-first birthday'],
  ['one per cent', '1%'],
  ['It was , like , yesterday', 'it was yesterday'],
])('%j is %j', (text, plain) => {
  expect(normalise(text).replace(/\s+/g, ' ')).toBe(plain)
})
