import { expect, test } from 'vitest'
import { readSite } from './read-site.ts'

test.each([
  ['right below the knee', 'below the knee'],
  ['right knee', 'right knee'],
  ['the', undefined],
])('%s', (words, site) => {
  expect(readSite(words)).toBe(site)
})
