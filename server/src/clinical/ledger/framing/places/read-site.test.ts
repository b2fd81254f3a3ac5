import { expect, test } from 'vitest'
import { readSite } from './read-site.ts'

test.each([
  ['right below the knee', 'below the knee'],
  ['right knee', 'right knee'],
  ['in at the bottom of the stomach', 'at the bottom of the stomach'],
  ['on, on my elbow', 'on my elbow'],
  ['of the lumbar spine', 'lumbar spine'],
  ['this back', 'back'],
  ['the top of the foot where the bones', 'the top of the foot'],
  ['the elbow, which is warm', 'the elbow'],
  ['the', undefined],
])('%s', (words, site) => {
  expect(readSite(words)).toBe(site)
})
