import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { OWN_EXAM_PARTS } from './own-exam-parts.data.ts'
import { partOfState, withoutNextPlace } from './said-of-part.ts'
import { sharedSite } from './shared-site.ts'

test.each([
  ["your tummy's a little firm", 'a little firm', 'abdomen'],
  ['your eyelids are swollen', 'swollen', 'eyelids'],
  ['the throat looks red', 'red', 'throat'],
  ['the whole is red', 'red', undefined],
  ['your throat is red', 'throat is red', undefined],
])('%s: %s', (said, words, site) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, words, { kind: 'finding' })
  expect(partOfState(said, mention).site).toBe(site)
})

test.each(OWN_EXAM_PARTS.map(([found, , example]) => [example, found] as const))(
  'what is found at one part alone: %s',
  (example, found) => {
    expect(found.test(example)).toBe(true)
    const lines = givenLines(`C: There is ${example} on your knee it is warm`)
    const mention = givenMention(lines, `${example} on your knee`, { kind: 'finding' })
    expect(withoutNextPlace(mention)).toMatchObject({ words: example, to: 9 + example.length })
  },
)

test.each(['wheezes in the chest', 'redness on the knee', 'no murmurs over the neck'])(
  '%s keeps its place',
  (words) => {
    const lines = givenLines(`C: ${words}`)
    const mention = givenMention(lines, words, { kind: 'finding' })
    expect(withoutNextPlace(mention).words).toBe(words)
  },
)

test.each([
  ['finding', 'redness and swelling of the ankle', 'ankle'],
  ['finding', 'redness, swelling of the ankle', 'ankle'],
  ['finding', 'redness swelling of the ankle', undefined],
  ['result', 'redness and swelling of the ankle', 'ankle'],
] as const)('what is listed with a %s has its place: %s', (kind, said, site) => {
  const lines = givenLines(`C: ${said}`)
  const [one, next] = ['redness', 'swelling of the ankle'].map((words) =>
    givenMention(lines, words, { kind }),
  )
  expect(one && sharedSite(said, one, next).site).toBe(site)
})

test('what is there has a place of its own beside what is not, and a side is no place', () => {
  const place = (said: string, words: string, polarity: 'present' | 'absent') => {
    const lines = givenLines(`C: ${said}`)
    const one = givenMention(lines, 'redness', { kind: 'finding', polarity })
    return sharedSite(said, one, givenMention(lines, words, { kind: 'finding' }))
  }
  expect(place('no redness and swelling of the ankle', 'swelling of the ankle', 'absent')).toEqual(
    {},
  )
  expect(place('redness and swelling on the left', 'swelling on the left', 'present')).toEqual({})
})
