import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import { frameFacts } from '../frame-facts.ts'

type Attributes = FactContent['attributes']

test.each<[string, string[], Mention['status'], [ModifierKind, string][], Attributes]>([
  [
    'a time of what the drug did is not of the drug',
    ['P: I had naproxen left over, so I took that, and it went away in about three days.'],
    'took',
    [['duration', 'three days']],
    {},
  ],
  [
    'how long somebody waited for a drug is not how long it was taken',
    ['P: The naproxen ran out, and by the time it was sorted it had been two weeks.'],
    'took',
    [['duration', 'two weeks']],
    {},
  ],
  [
    'a verb of taking in the clause of the time keeps it',
    ['P: They gave me naproxen, and I took it for two weeks.'],
    'took',
    [['duration', 'two weeks']],
    { duration: '2 weeks', detail: 'given' },
  ],
  [
    'how long an illness lasts that was told before is not how long the drug was taken',
    ['P: I have had gout for the last nine years and I was taking naproxen for it.'],
    'took',
    [['duration', 'last nine years']],
    {},
  ],
  [
    'on how many days it was forgotten is not how long it is taken',
    ['P: There were like two or three days that I forgot to take my naproxen.'],
    'takes',
    [['duration', 'two or three days']],
    {},
  ],
  [
    'when it was taken once is not since when it is taken',
    ['P: I took naproxen two weeks ago. I began it again as my knee was sore.'],
    'takes',
    [['onset', 'two weeks ago']],
    {},
  ],
  [
    'that it was stopped is told once, with its time',
    ['P: I had naproxen. I stopped it about two years ago.'],
    'took',
    [
      ['detail', 'stopped'],
      ['when', 'two years ago'],
    ],
    { course: 'stopped 2 years ago' },
  ],
  [
    'words without a verb go on',
    ['C: Start naproxen. One twice a day. For seven days.'],
    'start',
    [['duration', 'seven days']],
    { duration: '7 days' },
  ],
  [
    'how a course goes on in the next sentence',
    ['C: Start naproxen. It is 500 once a day, so that is two of them with food, for five days.'],
    'start',
    [['duration', 'for five days']],
    { duration: '5 days' },
  ],
  [
    'what was stopped right before it is named',
    ['P: I stopped the naproxen two weeks ago.'],
    'took',
    [['duration', 'two weeks ago']],
    { course: 'stopped 2 weeks ago' },
  ],
  [
    'how far apart from another thing is not how long',
    ['C: Start naproxen. Keep it four hours away from the milk.'],
    'start',
    [['duration', 'four hours']],
    {},
  ],
  [
    'an answer to how long is of the drug',
    ['P: I was taking naproxen.', 'C: For how long?', 'P: Three weeks.'],
    'took',
    [['duration', 'Three weeks']],
    { duration: '3 weeks' },
  ],
  [
    'an answer to how long after is not',
    ['P: They gave me naproxen.', 'C: How long after that did it begin?', 'P: Ten days.'],
    'took',
    [['duration', 'Ten days']],
    { detail: 'given' },
  ],
  [
    'when it was stopped is told as such',
    ['P: The naproxen I quit.', 'C: When?', 'P: Three weeks ago.'],
    'took',
    [['when', 'Three weeks ago']],
    { course: 'stopped 3 weeks ago' },
  ],
  [
    'for how long, and when it was finished',
    ['P: I took naproxen five years and I finished that two years ago.'],
    'took',
    [
      ['when', 'five years'],
      ['when', 'two years ago'],
    ],
    { duration: '5 years', course: 'stopped 2 years ago' },
  ],
  [
    'two times of the day are not told as one',
    ['P: I was taking naproxen, two in the morning, two at night.'],
    'took',
    [
      ['when', 'two in the morning'],
      ['when', 'two at night'],
    ],
    {},
  ],
])('%s', (_, said, status, further, attributes) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, 'naproxen', { kind: 'medication', status, time: 'past' })
  const modifiers = further.map(([kind, words]) => givenModifier(lines, kind, words))
  expect(frameFacts(lines, [mention], modifiers)[0]?.attributes).toEqual(attributes)
})

test('a time behind another drug is not told of the first', () => {
  const lines = givenLines(
    'P: I used naproxen. Then my mum gave me codeine.',
    'C: When did you start it?',
    'P: Three weeks ago.',
  )
  const drug = { kind: 'medication', status: 'took', time: 'past' } as const
  const mentions = [
    givenMention(lines, 'naproxen', drug),
    givenMention(lines, 'codeine', { ...drug, sureness: 0.1 }),
  ]
  const when = givenModifier(lines, 'onset', 'Three weeks ago')
  const [naproxen] = frameFacts(lines, mentions, [when])
  expect(naproxen?.attributes).toEqual({})
})
