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
  ['right here in my stomach', 'in my stomach'],
  ['here', undefined],
  ['here at the side', 'at the side'],
  ['involving the right lung', 'the right lung'],
  ['one of the toes', 'the toes'],
  ['pain in the groin and rotation', undefined],
  ['inferior', undefined],
  ['inferior pole', 'inferior pole'],
  ['the', undefined],
  ['just', undefined],
  ['all', undefined],
  ['all over', 'all over'],
  ['mostly here', undefined],
  ['only there', undefined],
  ['around', undefined],
  ['mainly', undefined],
  ['just under the ribs', 'just under the ribs'],
])('%s', (words, site) => {
  expect(readSite(words)).toBe(site)
})
