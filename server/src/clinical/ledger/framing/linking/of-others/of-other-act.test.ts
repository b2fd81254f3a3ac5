import { expect, test } from 'vitest'
import type { ModifierKind } from '../../../reading/reader-layout.ts'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { isOfOtherAct } from './of-other-act.ts'

test.each<[string, string[], string, ModifierKind, string, boolean]>([
  ['its own clause', ['C: Come back in two weeks.'], 'Come back', 'when', 'two weeks', false],
  [
    'the clause of another act',
    ['C: Pick up a pot, or ask him to, and bring it back tomorrow.'],
    'Pick up a pot',
    'when',
    'tomorrow',
    true,
  ],
  [
    'a condition of the next sentence',
    ['C: Call me in two weeks. If there is another fall, you go in.'],
    'Call me',
    'condition',
    'another fall',
    true,
  ],
  [
    'a condition of the sentence before',
    ['C: If the BMI is over 40. We do a swab.'],
    'swab',
    'condition',
    'If the BMI is over 40',
    false,
  ],
  ['a time by itself', ['C: See you back. In two weeks.'], 'See you', 'when', 'two weeks', false],
  [
    'a time of the next sentence',
    ['C: See you back. The test is in two weeks.'],
    'See you',
    'when',
    'two weeks',
    true,
  ],
  ['another turn', ['C: An infusion.', 'P: In 2018.'], 'infusion', 'when', '2018', true],
])('%s', (_, said, thing, kind, words, isOther) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, thing, { kind: 'plan', act: 'follow_up' })
  const modifier = givenModifier(lines, kind, words)
  expect(isOfOtherAct(lines, mention, modifier)).toBe(isOther)
  const symptom = { ...mention, kind: 'symptom', act: '' } as const
  expect(isOfOtherAct(lines, symptom, modifier)).toBe(false)
})
