import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['2026-03-09 Ana.json', 'attachment; filename="2026-03-09 Ana.json"'],
  ['Zoë.json', `attachment; filename="Zoe.json"; filename*=UTF-8''Zo%C3%AB.json`],
  [
    'a"\r\nSet-Cookie: b',
    `attachment; filename="a___Set-Cookie_ b"; filename*=UTF-8''a%22%0D%0ASet-Cookie%3A%20b`,
  ],
  ["張 (O'Neil)", `attachment; filename="_ (O_Neil)"; filename*=UTF-8''%E5%BC%B5%20%28O%27Neil%29`],
])('the name %j is told as %s', (name, expected) => {
  expect(contentDisposition(name)).toBe(expected)
})
