import { expect, test } from 'vitest'
import { withoutHesitation } from './without-hesitation.ts'

test.each([
  ["it's , it's worse at night", "it's worse at night"],
  ['i i i feel it on the on the left', 'i feel it on the left'],
  ['the pain , um , came back', 'the pain came back'],
  ['call nine one one', 'call nine one one'],
  ['no no no fever', 'no no no fever'],
  ['it is very very sore', 'it is very very sore'],
  ['he told me that that tablet was new', 'he told me that tablet was new'],
  ["i'm , i'm gon na order one", "i'm gon na order one"],
  ['a hand and another', 'a hand and another'],
  ['i give you , you know , iron', 'i give you , you know , iron'],
])('%s', (spoken, plain) => {
  expect(withoutHesitation(spoken)).toBe(plain)
})
