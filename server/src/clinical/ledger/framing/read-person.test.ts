import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { isOfFamily, isOfGuest, readPerson } from './read-person.ts'

test.each([
  ['My mum had a brain tumor.', 'mother'],
  ["My friend's mum died of a brain tumor.", 'friend'],
  ["My neighbour's old dad had a brain tumor.", 'neighbour'],
  ["My colleague's wife had a brain tumor.", 'colleague'],
  ["My wife's sister has a brain tumor.", 'wife'],
  ['There was a brain tumor.', 'family'],
  ["My mother's sister had a brain tumor.", 'maternal aunt'],
  ["My aunt, my mom's sister, had a brain tumor.", 'maternal aunt'],
  ["My dad's younger brother had a brain tumor.", 'paternal uncle'],
  ["It was my dad's mom who had a brain tumor.", 'paternal grandmother'],
  ["My mum's got a brain tumor.", 'mother'],
  ['My nan had a brain tumor.', 'grandmother'],
  ['One of my great grandads had a brain tumor.', 'great-grandfather'],
  ['My mom and her sister both had a brain tumor.', 'mother and maternal aunt'],
  ['My brother and my sister had a brain tumor.', 'brother and sister'],
  ['My mom has gout and my sister had a brain tumor.', 'sister'],
  ['My son is tall and had asthma, a brain tumor and gout. My brother is well.', 'son'],
  ['I have another sister. She had a brain tumor.', 'another sister'],
  ['Their dad, my ex-husband, died young. He had a brain tumor.', 'ex-husband'],
  ['My brother is well, and so is my mom. He had a brain tumor.', 'brother'],
  ['My only sibling died at forty. He had a brain tumor.', 'sibling'],
  ['I have two aunts, they both had a brain tumor.', 'aunts'],
  ['One of my aunts had a brain tumor.', 'aunt'],
])('whose it is: %s', (said, who) => {
  const lines = givenLines(`P: ${said}`)
  expect(readPerson(lines, givenMention(lines, 'brain tumor', { kind: 'family' }))).toBe(who)
})

test('what nobody has is said of the whole family', () => {
  const lines = givenLines('P: My mom takes something. Nobody with a brain tumor.')
  const told = { kind: 'family', polarity: 'absent' } as const
  expect(readPerson(lines, givenMention(lines, 'Nobody with a brain tumor', told))).toBe('family')
})

test.each([
  ['G: I had asthma as a kid.', true],
  ['G: My sister has asthma.', true],
  ['G: His dad has asthma.', false],
  ['P: My sister has asthma.', false],
])('of somebody who speaks for the patient, nobody knows whose it is: %s', (said, isOf) => {
  const lines = givenLines(said)
  expect(isOfGuest(lines, givenMention(lines, 'asthma', { kind: 'family' }))).toBe(isOf)
})

test.each([
  ['And any brain tumor?', 'family'],
  ['Did she have a brain tumor?', 'mother'],
])('what is denied after a relative was named: %s', (asked, who) => {
  const lines = givenLines('P: My mum has asthma.', `C: ${asked}`, 'P: No.')
  const told = { kind: 'family', polarity: 'absent' } as const
  expect(readPerson(lines, givenMention(lines, 'brain tumor', told))).toBe(who)
})

test.each([
  ['How did your uncle die?', 'He had a brain tumor. Oh, my dad had gout.', 'uncle'],
  ['What about your sons?', 'They both had a brain tumor.', 'sons'],
  ['Who had that?', 'There was a brain tumor. That was my dad.', 'father'],
])('who was asked for: %s %s', (asked, answer, who) => {
  const lines = givenLines(`C: ${asked}`, `P: ${answer}`)
  expect(readPerson(lines, givenMention(lines, 'brain tumor', { kind: 'family' }))).toBe(who)
})

test.each([
  ['Any other illnesses I should know of?', 'family'],
  ['Does he have any other illnesses we should know of?', 'son'],
  ['Any other illnesses?', 'son'],
])('a question that names nobody is of the whole family: %s', (asked, who) => {
  const lines = givenLines('P: I have a son.', `C: ${asked}`, 'P: There is a brain tumor.')
  expect(readPerson(lines, givenMention(lines, 'brain tumor', { kind: 'family' }))).toBe(who)
})

test('what a relative had is the history of the family, what a friend had is not', () => {
  expect(
    ['mother', 'family', 'friend', 'patient'].map((who) => isOfFamily('history', who)),
  ).toEqual([true, true, false, false])
})

test.each([
  ["G: I'm allergic to penicillin myself, but she is not.", true],
  ['G: She is allergic to penicillin, I found out myself.', false],
  ["P: I'm allergic to penicillin myself.", false],
])('what a guest has themselves is theirs: %s', (said, isOf) => {
  const lines = givenLines(said)
  expect(isOfGuest(lines, givenMention(lines, 'allergic to penicillin', { kind: 'allergy' }))).toBe(
    isOf,
  )
})
