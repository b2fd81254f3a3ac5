import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { withParts } from './with-parts.ts'

const found = (said: string, ...words: readonly string[]) => {
  const lines = givenLines(`C: There is ${said} today.`)
  const mentions = words.map((each) => givenMention(lines, each, { kind: 'finding' }))
  return withParts(lines, mentions).map((mention) => mention.words)
}

test.each([
  ['swelling of the left breast', 'swelling of the left', 'swelling of the left breast'],
  ['edema in your both of your ankles', 'edema in your', 'edema in both ankles'],
  ['a murmur at the right base', 'murmur at the right', 'murmur at the right base'],
  ['redness on the whole', 'redness on the', 'redness on the'],
  ['tenderness', 'tenderness', 'tenderness'],
  ['pus in the back of your throat', 'pus in the', 'pus in the back of your throat'],
  ['a cut at the tip of the left thumb', 'cut at the tip', 'cut at the tip of the left thumb'],
  ['a break of the ring finger', 'break of the ring', 'break of the ring finger'],
  ['a rash on the back arms are fine', 'rash on the back', 'rash on the back'],
  ['a break of the middle finger', 'break of the middle', 'break of the middle finger'],
  ['redness on the back so far', 'redness on the back', 'redness on the back'],
])('%s: %s', (said, words, whole) => {
  expect(found(said, words)).toEqual([whole])
})

test('what is concluded has its part as well', () => {
  const lines = givenLines('C: There is wax collected in your right ear today.')
  const mention = givenMention(lines, 'wax collected in your right', { kind: 'assessment' })
  expect(withParts(lines, [mention])[0]?.words).toBe('wax collected in your right ear')
})

test('a wall is of what stands before it', () => {
  const said = 'enlarged stomach with a thickened wall'
  expect(found(said, 'enlarged stomach', 'thickened wall')).toEqual([said])
  expect(found(said, 'enlarged stomach with', 'a thickened wall')).toEqual([said])
  expect(found('redness with warmth', 'redness', 'warmth')).toHaveLength(2)
})

test('what goes from one part to another is of neither alone', () => {
  expect(found('redness from the knee to the ankle', 'redness from the knee')).toEqual([
    'redness from the knee to the ankle',
  ])
  expect(found('redness from the knee to see', 'redness from the knee')).toEqual([
    'redness from the knee',
  ])
})

test('what was read apart is one', () => {
  const said = 'joint spaces of that left hip are narrowed'
  expect(found(said, 'joint spaces of that', 'left hip are narrowed')).toEqual([said])
  expect(found('swelling of the hip, redness', 'swelling of the hip', 'redness')).toHaveLength(2)
})
