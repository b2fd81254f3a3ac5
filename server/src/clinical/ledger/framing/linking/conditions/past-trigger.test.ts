import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { eventOf, pastTrigger, triggerOf } from './past-trigger.ts'

test.each([
  [
    'I was digging the garden and my back went.',
    'digging the garden',
    'onset while digging the garden',
  ],
  ['It came on when I was in the shower.', 'when I was in the shower', 'onset while in the shower'],
  ['It came on while she was skiing.', 'while she was skiing', 'onset while skiing'],
  ['It hurt when I slipped on the step.', 'when I slipped on the step', 'slipped on the step'],
  ['It hurts when I am digging.', 'when I am digging', 'when I am digging'],
  ['It hurts digging the garden.', 'digging the garden', 'digging the garden'],
  ['It always hurt when I was skiing.', 'when I was skiing', 'when I was skiing'],
  ['I was working when it began.', 'working', 'working'],
])('%s', (said, words, trigger) => {
  const lines = givenLines(`P: ${said}`)
  expect(pastTrigger(lines, givenModifier(lines, 'trigger', words)).words).toBe(trigger)
})

test.each([
  ['complaint', 'present', 'onset while skiing'],
  ['history', 'present', 'while skiing'],
  ['symptom', 'absent', 'while skiing'],
] as const)('of a %s that is %s', (kind, polarity, trigger) => {
  const lines = givenLines('P: My knee hurts.')
  const mention = givenMention(lines, 'knee hurts', { kind, polarity })
  expect(triggerOf(mention, 'onset while skiing')).toBe(trigger)
})

test.each([
  ['after I caught a cold', { trigger: 'after i caught a cold' }],
  ['right after the shot', { trigger: 'right after the shot' }],
  ['since I lifted a crate', { trigger: 'lifted a crate' }],
  ['after that', {}],
  ['gradually', {}],
])('what it began after: %s', (words, event) => {
  const mention = givenMention(givenLines('P: My knee hurts.'), 'knee hurts')
  expect(eventOf(mention, 'onset', words)).toEqual(event)
  expect(eventOf({ ...mention, polarity: 'absent' }, 'onset', words)).toEqual({})
})
