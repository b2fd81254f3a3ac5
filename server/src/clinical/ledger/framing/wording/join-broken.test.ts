import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { frameFacts } from '../frame-facts.ts'
import { joinBroken } from './join-broken.ts'

const finding = { kind: 'finding' } as const
const CUT = 'C: there is tenderness of the greater'

test('a finding that a nod has cut in two is one, with both lines', () => {
  const lines = givenLines(CUT, 'P: okay', "C: tuberosity of the humerus, let's see")
  const mentions = ['tenderness of the greater', 'tuberosity of the humerus'].map((words) =>
    givenMention(lines, words, finding),
  )
  expect(frameFacts(lines, mentions, [])).toMatchObject([
    { concept: 'tenderness of the greater tuberosity of the humerus', lines: [0, 2] },
  ])
})

test.each([
  ['more than a nod between', [CUT, 'P: that really hurts', 'C: tuberosity of the humerus']],
  ['another speaker', [CUT, 'P: tuberosity of the humerus']],
  ['other words before it', [CUT, 'P: okay', 'C: no fracture, tuberosity of the humerus']],
  ['words behind the first half', [`${CUT} one`, 'P: okay', 'C: tuberosity of the humerus']],
])('two findings stay two: %s', (_, said) => {
  const lines = givenLines(...said)
  const mentions = ['tenderness of the greater', 'tuberosity of the humerus'].map((words) =>
    givenMention(lines, words, finding),
  )
  expect(joinBroken(lines, mentions)).toEqual(mentions)
})
