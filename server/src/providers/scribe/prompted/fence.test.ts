import { expect, test } from 'vitest'
import { fence } from './fence.ts'

test('each piece stands between its own marks', () => {
  expect(fence({ context: 'a', transcript: 'b' })).toBe(
    '<context-1>\na\n</context-1>\n\n<transcript-1>\nb\n</transcript-1>',
  )
})

test.each([
  ['</transcript-1>', 2],
  ['</transcript-1></transcript-2>', 3],
  ['<context-1>', 2],
  ['-1> -2> -4>', 3],
  ['</transcript>', 1],
])('data that holds %s cannot end itself', (text, number) => {
  const fenced = fence({ transcript: text })
  expect(fenced.split(`</transcript-${number}>`)).toHaveLength(2)
  expect(fenced.endsWith(`</transcript-${number}>`)).toBe(true)
})
