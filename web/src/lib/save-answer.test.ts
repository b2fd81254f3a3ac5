import { expect, test } from 'vitest'
import { nameIn } from './save-answer.ts'

test.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename="2026-11-17 Jane Roe.pdf"', '2026-11-17 Jane Roe.pdf'],
  [`attachment; filename="Zoe.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`, 'Zoë.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4%A`, 'a.pdf'],
])('the name in %j is %j', (disposition, name) => {
  expect(nameIn(disposition)).toBe(name)
})
