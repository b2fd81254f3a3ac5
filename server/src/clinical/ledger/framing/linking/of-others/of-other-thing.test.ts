import { expect, test } from 'vitest'
import type { FactKind } from '@chartwright/contract/facts'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import type { ModifierKind } from '../../../reading/reader-layout.ts'
import { isOfOtherThing } from './of-other-thing.ts'

test.each<[string, string[], [FactKind, string], [ModifierKind, string], boolean]>([
  [
    'relief that was told before the thing came up',
    ['P: The tablets helped a bit.', 'P: I had some dizziness.'],
    ['symptom', 'dizziness'],
    ['relief', 'helped a bit'],
    true,
  ],
  [
    'relief of the thing',
    ['P: I had some dizziness. Lying down helped a bit.'],
    ['symptom', 'dizziness'],
    ['relief', 'helped a bit'],
    false,
  ],
  [
    'relief by what was done before',
    ['P: It gave me brief relief. I had a nerve block.'],
    ['history', 'nerve block'],
    ['relief', 'brief relief'],
    true,
  ],
  [
    'how bad another thing is',
    ['P: My back is so bad.', 'P: I also have sinusitis.'],
    ['history', 'sinusitis'],
    ['severity', 'so bad'],
    true,
  ],
  [
    'how another thing goes',
    ['P: It keeps getting worse.', 'P: I also have hiccups.'],
    ['symptom', 'hiccups'],
    ['course', 'getting worse'],
    true,
  ],
  [
    'how the complaint goes',
    ['P: It keeps getting worse.', 'P: The hiccups.'],
    ['complaint', 'hiccups'],
    ['course', 'getting worse'],
    false,
  ],
  [
    'a concentration',
    ['P: My sugar was 300 milligrams per deciliter before insulin.'],
    ['medication', 'insulin'],
    ['dose', '300 milligrams per deciliter'],
    true,
  ],
  [
    'the amount of the next drug',
    ['C: Enalapril 5 milligrams along with some codeine, 30 milligrams.'],
    ['medication', 'Enalapril'],
    ['dose', '30 milligrams'],
    true,
  ],
  [
    'a second amount of the same drug',
    ['C: Enalapril 5 milligrams and then 30 milligrams.'],
    ['medication', 'Enalapril'],
    ['dose', '30 milligrams'],
    false,
  ],
  [
    'an amount of the sentence before',
    ['C: He has one milliliter weekly. He is also on codeine.'],
    ['medication', 'codeine'],
    ['dose', 'one milliliter weekly'],
    true,
  ],
  [
    'an amount before its drug',
    ['C: He has one milliliter weekly of codeine.'],
    ['medication', 'codeine'],
    ['dose', 'one milliliter weekly'],
    false,
  ],
  [
    'why all of it is so',
    ['P: I had a nosebleed. They think all this comes from the heat.'],
    ['history', 'nosebleed'],
    ['reason', 'from the heat'],
    true,
  ],
  [
    'why it is so',
    ['P: I had a nosebleed. They said it is from the heat.'],
    ['history', 'nosebleed'],
    ['reason', 'from the heat'],
    false,
  ],
  [
    'why it does not heal',
    ['C: You have an ulcer that is not healing due to the sugar.'],
    ['assessment', 'ulcer'],
    ['reason', 'due to the sugar'],
    true,
  ],
  [
    'one of two causes',
    ['C: It was brought on by salt and some anxiety.'],
    ['assessment', 'anxiety'],
    ['reason', 'salt'],
    true,
  ],
  [
    'when a test was',
    ['C: Here for hip pain. He had a scan on 3/4/2019.'],
    ['complaint', 'hip pain'],
    ['when', '3/4/2019'],
    true,
  ],
  [
    'when it began',
    ['C: Here for hip pain. It began on 3/4/2019.'],
    ['complaint', 'hip pain'],
    ['when', '3/4/2019'],
    false,
  ],
  [
    'what is smoked',
    ['P: On Zyban I am down to five cigarettes.'],
    ['medication', 'Zyban'],
    ['detail', 'down to five cigarettes'],
    true,
  ],
  [
    'who it is',
    ['P: My parents, well, my mum has gout.'],
    ['family', 'gout'],
    ['detail', 'My parents'],
    true,
  ],
  [
    'half of a comparison',
    ['P: My hands are numb, the right more than the left.'],
    ['symptom', 'hands are numb'],
    ['detail', 'more than the left'],
    true,
  ],
  [
    'what is asked back',
    ['C: Do you sleep regularly?', 'P: Regularly? Yes, but I get cramps.'],
    ['symptom', 'cramps'],
    ['frequency', 'Regularly'],
    true,
  ],
  [
    'an answer that is not sure',
    ['C: How often do you get cramps?', 'P: Daily? I get cramps.'],
    ['symptom', 'cramps'],
    ['frequency', 'Daily'],
    false,
  ],
])('%s', (_, said, [kind, thing], [told, words], isOther) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, thing, { kind })
  expect(isOfOtherThing(lines, mention, givenModifier(lines, told, words))).toBe(isOther)
})
