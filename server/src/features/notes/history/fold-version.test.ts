import { expect, test } from 'vitest'
import { isFolded, type NewestVersion } from './fold-version.ts'

const mine: NewestVersion = {
  writer: 'person',
  restoredFrom: null,
  wasSigned: false,
  ageMs: 60_000,
  chars: 1_000,
}

test('a person’s edits within ten minutes are one version', () => {
  expect(isFolded(mine, 1_010)).toBe(true)
  expect(isFolded({ ...mine, ageMs: 599_999 }, 1_010)).toBe(true)
})

test.each<[string, Partial<NewestVersion>]>([
  ['what a scribe wrote', { writer: 'scribe' }],
  ['what is older than the history', { writer: 'unknown' }],
  ['what was signed', { wasSigned: true }],
  ['what was restored', { restoredFrom: 1 }],
  ['what was begun ten minutes ago', { ageMs: 600_000 }],
])('%s is kept as it is, and the edit starts a new version', (_, version) => {
  expect(isFolded({ ...mine, ...version }, 1_010)).toBe(false)
})

test('a large deletion can be undone; deleting a line starts no version', () => {
  expect(isFolded(mine, 499)).toBe(false)
  expect(isFolded(mine, 0)).toBe(false)
  expect(isFolded(mine, 500)).toBe(true)
  expect(isFolded({ ...mine, chars: 150 }, 0)).toBe(true)
})
