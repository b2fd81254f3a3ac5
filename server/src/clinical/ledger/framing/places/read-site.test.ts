import { expect, test } from 'vitest'
import { readSite } from './read-site.ts'

test.each([
  ['right below the knee', 'below the knee'],
  ['right knee', 'right knee'],
  ['in at the bottom of the stomach', 'at the bottom of the stomach'],
  ['on, on my elbow', 'on my elbow'],
  ['of the lumbar spine', 'lumbar spine'],
  ['this back', 'back'],
  ['the', undefined],
])('%s', (words, site) => {
  expect(readSite(words)).toBe(site)
})
