import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { withCount } from './with-count.ts'

test.each<[string, string[], string | undefined, string | undefined]>([
  [
    'tramadol, fifty milligrams, two tablets',
    ['fifty milligrams', 'two tablets'],
    '50 mg',
    '2 x 50 mg',
  ],
  [
    'tramadol, fifty milligrams, two at night',
    ['fifty milligrams', 'two at night'],
    '50 mg',
    '2 x 50 mg',
  ],
  [
    'tramadol, fifty milligrams two tablets',
    ['fifty milligrams two tablets'],
    '50 mg',
    '2 x 50 mg',
  ],
  [
    'tramadol, two tablets, a hundred milligrams',
    ['two tablets', 'a hundred milligrams'],
    '2 tablets',
    '100 mg (2 tablets)',
  ],
  [
    'tramadol, two tablets of fifty milligrams',
    ['two tablets of fifty milligrams'],
    '50 mg',
    '2 x 50 mg',
  ],
  ['tramadol, fifty milligrams, one tablet', ['fifty milligrams', 'one tablet'], '50 mg', '50 mg'],
  [
    'tramadol, fifty micrograms, two puffs',
    ['fifty micrograms', 'two puffs'],
    '50 mcg',
    '50 mcg, 2 puffs',
  ],
  ['tramadol, fifty milligrams', ['fifty milligrams'], '50 mg', '50 mg'],
  ['tramadol, two tablets', ['two tablets'], '2 tablets', '2 tablets'],
  [
    'tramadol, fifty milligrams or a hundred milligrams, two tablets',
    ['fifty milligrams', 'a hundred milligrams', 'two tablets'],
    '50 mg',
    '50 mg',
  ],
  ['tramadol, a gram, so two tablets', ['a gram', 'two tablets'], '1 g', '1 g (2 tablets)'],
  [
    'tramadol, fifty milligrams, ten tablets',
    ['fifty milligrams', 'ten tablets'],
    '50 mg',
    '50 mg',
  ],
  ['tramadol, fifty, two at a time', ['fifty, two at a time'], '50 mg', '2 x 50 mg'],
  ['tramadol, two of them, so a hundred', ['two of them', 'a hundred'], '100 mg', '100 mg'],
  [
    'tramadol, fifty milligrams at night, six tablets',
    ['fifty milligrams', 'six tablets'],
    '50 mg',
    '50 mg',
  ],
])('%s', (text, marked, dose, told) => {
  const lines = givenLines(`C: ${text}`)
  const mention = givenMention(lines, 'tramadol', { kind: 'medication', status: 'start' })
  const modifiers = marked.map((words) => givenModifier(lines, 'dose', words))
  expect(withCount(text, mention, modifiers, dose)).toBe(told)
})
