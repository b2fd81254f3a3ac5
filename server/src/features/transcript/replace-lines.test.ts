import { expect, test } from 'vitest'
import { replaceLines } from './replace-lines.ts'

test('a line is replaced among others, and the text around it stays', () => {
  const text = '\n  One.  \r\n\r\n \nTwo.\nThree.\n'
  expect(replaceLines(text, 1, 1, ['Second.'])).toBe('\n  One.  \r\n\r\n \nSecond.\nThree.\n')
  expect(replaceLines(text, 0, 2, ['One. Two.'])).toBe('\nOne. Two.\nThree.\n')
  expect(replaceLines(text, 2, 1, ['Three', 'and four.'])).toBe(
    '\n  One.  \r\n\r\n \nTwo.\nThree\nand four.\n',
  )
})
