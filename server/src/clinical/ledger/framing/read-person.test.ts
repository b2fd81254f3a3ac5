import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { readPerson } from './read-person.ts'

test.each([
  ['My mum had a brain tumor.', 'mother'],
  ["My friend's mum died of a brain tumor.", 'friend'],
  ["My neighbour's old dad had a brain tumor.", 'neighbour'],
  ["My colleague's wife had a brain tumor.", 'colleague'],
  ["My wife's sister has a brain tumor.", 'wife'],
  ['There was a brain tumor.', 'family'],
])('whose it is: %s', (said, who) => {
  const lines = givenLines(`P: ${said}`)
  expect(readPerson(lines, givenMention(lines, 'brain tumor', { kind: 'family' }))).toBe(who)
})
