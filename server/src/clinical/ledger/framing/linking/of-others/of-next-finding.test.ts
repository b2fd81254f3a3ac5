import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { linkModifiers } from '../link-modifiers.ts'

test.each([
  ['two out of six', 'value'],
  ['one plus', 'severity'],
] as const)('a grade is of the finding behind it: %s', (words, kind) => {
  const lines = givenLines(`C: There is rhonchi in both bases and a ${words} murmur.`)
  const mentions = ['rhonchi', 'murmur'].map((name) =>
    givenMention(lines, name, { kind: 'finding' }),
  )
  const grade = givenModifier(lines, kind, words)
  expect(linkModifiers(lines, mentions, [grade])).toEqual([[], [grade]])
})

test('a number that stands before a finding is of what came before it', () => {
  const lines = givenLines('C: It was normal at 1.7 and your pulse is fine.')
  const pulse = givenMention(lines, 'pulse is fine', { kind: 'finding' })
  const detail = givenModifier(lines, 'detail', 'normal at 1.7')
  expect(linkModifiers(lines, [pulse], [detail])).toEqual([[]])
})

test('when a test is done again is not when it showed something', () => {
  const lines = givenLines('C: It was low iron, but we would recheck it in about four months.')
  const iron = givenMention(lines, 'low iron', { kind: 'result' })
  const when = givenModifier(lines, 'when', 'about four months')
  expect(linkModifiers(lines, [iron], [when])).toEqual([[]])
  expect(linkModifiers(lines, [{ ...iron, kind: 'plan' }], [when])).toEqual([[when]])
})

test.each([
  ['no crackles on your heart exam it is regular', 'heart', false],
  ['no crackles no pallor on the skin', 'skin', false],
  ['no crackles at the base', 'base', true],
])('a place that heads the next exam is not of what was found before: %s', (said, place, isOwn) => {
  const lines = givenLines(`C: There are ${said}`)
  const crackles = givenMention(lines, 'no crackles', { kind: 'finding', polarity: 'absent' })
  const site = givenModifier(lines, 'site', place)
  expect(linkModifiers(lines, [crackles], [site])).toEqual([isOwn ? [site] : []])
})

test.each([
  ['breathless', []],
  ['sore', ['my back']],
])('what is felt all over is at no place: %s', (words, sites) => {
  const lines = givenLines(`P: I am ${words} and it catches in my back.`)
  const site = givenModifier(lines, 'site', 'my back')
  const [own] = linkModifiers(lines, [givenMention(lines, words)], [site])
  expect(own?.map((one) => one.words)).toEqual(sites)
})

test.each([
  ['a bowel cancer that spread to the liver', []],
  ['a bowel cancer that is in the liver', ['liver']],
])('where a thing spread to is not where it is from: %s', (said, places) => {
  const lines = givenLines(`C: There is ${said}.`)
  const cancer = givenMention(lines, 'bowel cancer', { kind: 'history' })
  const [own = []] = linkModifiers(lines, [cancer], [givenModifier(lines, 'site', 'liver')])
  expect(own.map(({ words }) => words)).toEqual(places)
})
