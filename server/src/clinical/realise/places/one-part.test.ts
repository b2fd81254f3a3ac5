import { expect, test } from 'vitest'
import { onePart } from './one-part.ts'
import { SAME_PARTS } from './same-parts.data.ts'

test.each(SAME_PARTS)('%s or %s: %s is one part', (_, __, site) => {
  expect(onePart(site)).toBe(site.split(' or ')[0])
})

test.each([
  'ring finger or little finger',
  'heel or big toe',
  'middle finger',
  'left or right knee',
])('%s stays', (site) => {
  expect(onePart(site)).toBe(site)
})
