import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { wholeSite } from './whole-sites.ts'

test.each([
  [
    'films of the wrists, elbows, and shoulders show',
    'elbows, and shoulders',
    'wrists, elbows, and shoulders',
  ],
  ['your lower extremities show edema', 'lower', 'lower extremities'],
  ['the lower part shows edema', 'lower', 'lower'],
  ['films, elbows and shoulders show', 'elbows and shoulders', 'elbows and shoulders'],
  ['films of the wrist, shoulder blade', 'shoulder blade', 'shoulder blade'],
])('%s', (said, words, whole) => {
  const lines = givenLines(`C: ${said}`)
  const { words: read, from, to } = wholeSite(lines, givenModifier(lines, 'site', words))
  expect(read).toBe(whole)
  expect(said.slice(from, to)).toBe(whole)
})

test.each([
  ['a bruit on the right hand side', 'hand', 'side', 'right'],
  ['a bruit on the left hand side', 'hand side', 'side', 'left'],
  ['a cut on the right hand today', 'hand', 'site', 'hand'],
])('%s: %s is a %s', (said, words, kind, read) => {
  const lines = givenLines(`C: There is ${said}.`)
  expect(wholeSite(lines, givenModifier(lines, 'site', words))).toMatchObject({ kind, words: read })
})

test.each([
  ['both sides', 'side'],
  ['both sides of the story', 'detail'],
  ['both', 'detail'],
])('%s is a %s', (words, kind) => {
  const lines = givenLines(`P: It is on ${words}.`)
  expect(wholeSite(lines, givenModifier(lines, 'detail', words)).kind).toBe(kind)
})
