import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import { frameFacts } from '../frame-facts.ts'

type Attributes = FactContent['attributes']

test.each<[string, string[], string, Mention['status'], [ModifierKind, string][], Attributes]>([
  [
    'what comes out of a syringe is injected',
    ["C: A shot today, and I'm using a cc of triamcinolone."],
    'triamcinolone',
    'start',
    [],
    { route: 'injection' },
  ],
  [
    'what follows another drug is of that one',
    ['C: Naproxen twice a day along with some tramadol, every four hours as needed.'],
    'Naproxen',
    'start',
    [
      ['frequency', 'twice a day'],
      ['dose', 'tramadol'],
      ['frequency', 'every four hours as needed'],
    ],
    { frequency: 'twice daily' },
  ],
  [
    'a rate of the sentence before is of something else',
    [
      'C: He is on one shot every ten days, his levels were very low to begin with before. He takes finasteride.',
    ],
    'finasteride',
    'takes',
    [['frequency', 'every ten days']],
    {},
  ],
  [
    'what somebody was given',
    ['C: I see they gave you a dose of ketorolac here.'],
    'ketorolac',
    'took',
    [],
    { detail: 'given' },
  ],
  [
    'a detail that breaks off tells nothing',
    ['P: I take losartan, it keeps me well at night.'],
    'losartan',
    'takes',
    [['detail', 'keeps me well at']],
    {},
  ],
  [
    'so many as stand right before it',
    ['C: I want you to stay on two naproxen, 250 milligrams.'],
    'naproxen',
    'continue',
    [['dose', '250 milligrams']],
    { dose: '2 x 250 mg' },
  ],
  [
    'a level in the blood is no dose',
    ['P: My sugar was 265 milligrams per deciliter, and I took my insulin.'],
    'insulin',
    'takes',
    [['detail', '265 milligrams per deciliter']],
    {},
  ],
  [
    'what is smoked is not told of a drug',
    ['P: I take bupropion now and I am down to a pack a day.'],
    'bupropion',
    'takes',
    [['detail', 'down to a pack a day']],
    {},
  ],
])('%s', (_, said, words, status, further, told) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, words, { kind: 'medication', status })
  const modifiers = further.map(([kind, heard]) => givenModifier(lines, kind, heard))
  expect(frameFacts(lines, [mention], modifiers)[0]?.attributes).toEqual(told)
})
