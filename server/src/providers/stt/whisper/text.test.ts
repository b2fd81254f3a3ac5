import { expect, test } from 'vitest'
import { dropAsides } from './drop-asides.ts'
import { tokenText } from './token-text.ts'

test('tokens are bytes, written as characters', () => {
  const textOf = tokenText({ ĠCaf: 1, Ã: 2, '©': 3, '!': 4 })
  expect(textOf([1, 2, 3, 4, 50_363])).toBe(' Café!')
})

test.each([
  ['[BLANK_AUDIO]', ''],
  [' (clears throat) Good morning.', 'Good morning.'],
  ['Any pain? [ Silence ] No.', 'Any pain? No.'],
  ['♪ music ♪', ''],
  ['*coughs* Sorry.', 'Sorry.'],
  ['Take 2 a day [inaud', 'Take 2 a day'],
  ['Five by four.', 'Five by four.'],
])('%j is what was said as %j', (text, said) => {
  expect(dropAsides(text)).toBe(said)
})
