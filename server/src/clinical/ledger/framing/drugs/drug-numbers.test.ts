import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import { frameFacts } from '../frame-facts.ts'

type Attributes = FactContent['attributes']

function attributesOf(
  said: readonly string[],
  words: string,
  status: Mention['status'],
  further: readonly (readonly [ModifierKind, string])[],
): Attributes | undefined {
  const lines = givenLines(...said)
  const time = /^(?:takes|took)$/.test(status) ? 'now' : 'future'
  const mention = givenMention(lines, words, { kind: 'medication', status, time })
  const modifiers = further.map(([kind, told]) => givenModifier(lines, kind, told))
  return frameFacts(lines, [mention], modifiers)[0]?.attributes
}

test.each<[string, string[], string, Mention['status'], [ModifierKind, string][], Attributes]>([
  [
    'a number behind the name is whole',
    ['P: I take the clopidogrel seventy five every day.'],
    'clopidogrel seventy five',
    'takes',
    [],
    { dose: '75 mg', frequency: 'daily' },
  ],
  [
    'days behind the name are no dose',
    ['P: They gave me prednisone forty for five days.'],
    'prednisone forty for five days',
    'took',
    [],
    { dose: '40 mg', detail: 'given' },
  ],
  [
    'how often another drug is taken is not told of this one',
    ['P: I have the levothyroxine and something for my gout once a week.'],
    'levothyroxine',
    'takes',
    [],
    {},
  ],
  [
    'how often it is otherwise is left out',
    ['P: The ventolin, every four hours now, normally twice a week.'],
    'ventolin',
    'takes',
    [
      ['frequency', 'every four hours'],
      ['frequency', 'normally twice a week'],
    ],
    { frequency: 'every 4 hours' },
  ],
  [
    'what happens sometimes is not how often it is taken',
    ['P: Apixaban twice a day, I forget the later one sometimes.'],
    'Apixaban',
    'takes',
    [
      ['frequency', 'twice a day'],
      ['frequency', 'the later one sometimes'],
    ],
    { frequency: 'twice daily' },
  ],
  [
    'what is left is not for how long',
    ['P: The losartan, I have about a week left.'],
    'losartan',
    'refill',
    [['duration', 'about a week']],
    {},
  ],
  [
    'a rate right behind the name is its own',
    ['P: I take naproxen sometimes.'],
    'naproxen',
    'takes',
    [],
    { frequency: 'sometimes' },
  ],
])('%s', (_, said, words, status, further, told) => {
  expect(attributesOf(said, words, status, further)).toEqual(told)
})
