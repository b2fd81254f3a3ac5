import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { resolveSides } from './resolve-sides.ts'
import { ASKS_WHERE, MIDDLE_PLACES } from './told-places.data.ts'
import { answeredParts, toldSides } from './told-side.ts'

/** The sides of facts that are named by these words. */
function sidesOf(
  said: readonly string[],
  named: readonly (readonly [words: string, concept: string])[],
  told: Partial<FramedFact> = {},
) {
  const lines = givenLines(...said)
  const facts = named.map(([words, concept]) =>
    givenFact({ concept, ...told, said: [givenStretch(lines, words)] }),
  )
  return resolveSides(lines, facts).map(({ attributes }) => attributes.side)
}

test.each(ASKS_WHERE.map(([, example]) => example))('%s asks for a side', (question) => {
  const said = ['P: I have a stabbing pain.', `C: ${question}`, 'P: On the left side.']
  expect(sidesOf(said, [['stabbing pain', 'pain']])).toEqual(['left'])
})

test.each(['When did it start?', 'Is it one or two days?', 'Where do you work?'])(
  '%s asks for none',
  (question) => {
    const said = ['P: I have a stabbing pain.', `C: ${question}`, 'P: On the left side.']
    expect(sidesOf(said, [['stabbing pain', 'pain']])).toEqual([undefined])
  },
)

test.each(MIDDLE_PLACES.map(([place]) => place))(
  'pain of the %s has the side that was asked',
  (place) => {
    const said = [
      `P: I have pain in my ${place}.`,
      `C: Which side of your ${place}?`,
      'P: The left.',
    ]
    expect(sidesOf(said, [[`pain in my ${place}`, 'pain']])).toEqual(['left'])
  },
)

test.each([
  ['another place', 'C: Which side of your neck?', 'P: The left.'],
  ['a limb', 'C: Which knee?', 'P: The left.'],
  ['no answer', 'C: Which side of your back?', 'P: Hard to say.'],
  ['the examiner', 'C: Which side of your back?', 'C: On the left side.'],
  ['everywhere', 'C: Which side of your back?', 'P: All over, more on the left side.'],
])('of a back pain nobody told the side: %s', (_, question, answer) => {
  const said = ['P: I have back pain.', question, answer]
  expect(sidesOf(said, [['back pain', 'back pain']])).toEqual([undefined])
})

test.each([
  ['absent', { polarity: 'absent' }],
  ['past', { time: 'past' }],
  ["somebody else's", { who: 'mother' }],
  ['found', { kind: 'finding' }],
] as const)('what is %s takes no side from an answer', (_, told) => {
  const said = ['P: I have back pain.', 'C: Which side of your back?', 'P: The left.']
  expect(sidesOf(said, [['back pain', 'back pain']], told)).toEqual([undefined])
})

test('a question that goes on is about the same thing', () => {
  const said = [
    'P: My tummy hurts.',
    'C: Whereabouts in your tummy?',
    'P: Just to one side.',
    'C: And what side is that?',
    'P: The right.',
  ]
  expect(sidesOf(said, [['tummy hurts', 'abdominal pain']])).toEqual(['right'])
})

test('of two things the one that the answer names has the side', () => {
  const said = [
    'P: I have trouble hearing and I feel tired.',
    'C: Is that on one side or both sides?',
    'P: Just on my left side the hearing is bad.',
  ]
  const named = [
    ['trouble hearing', 'hearing difficulty'],
    ['tired', 'fatigue'],
  ] as const
  expect(sidesOf(said, named)).toEqual(['left', undefined])
})

test('what is seldom on a side takes none from an answer', () => {
  const said = ['P: I am short of breath.', 'C: Which side is it?', 'P: The left.']
  expect(sidesOf(said, [['short of breath', 'breathlessness']])).toEqual([undefined])
})

test('where several things may be meant, none has the side', () => {
  const said = ['P: I have chest pain and back pain.', 'C: Which side is the pain?', 'P: The left.']
  const named = [
    ['chest pain', 'chest pain'],
    ['back pain', 'back pain'],
  ] as const
  expect(sidesOf(said, named)).toEqual([undefined, undefined])
})

test.each([
  'Which knee was that?',
  'Which side do you sleep on?',
  'Which arm would you like it in?',
  'And which hip did he break?',
])('%s is about something else', (question) => {
  expect(toldSides(givenLines(`C: ${question}`, 'P: The left.'))).toEqual([])
})

test('a question behind talk about a relative tells no side of the patient', () => {
  const said = ['P: My dad has a bad hip.', 'C: Which hip is it?', 'P: The left.']
  expect(toldSides(givenLines(...said))).toEqual([])
})

test.each([
  ['Which ear is it?', 'The left.', [{ part: 'ear', side: 'left', at: -1 }]],
  ['What side of your jaw?', 'The left.', []],
  ['Left or right knee?', 'Right.', [{ part: 'knee', side: 'right', at: -1 }]],
  ['Show me where, with your finger.', 'On the left side.', []],
  ['Which ear is it?', 'The left side of my neck.', []],
])('the part is in the question: %s %s', (question, answer, parts) => {
  expect(answeredParts(toldSides(givenLines(`C: ${question}`, `P: ${answer}`)))).toEqual(parts)
})

test('the answer tells what the visit is about', () => {
  const said = [
    'P: I have knee pain.',
    'C: Which knee?',
    'P: The left.',
    'P: It is all swollen up.',
  ]
  expect(
    sidesOf(
      said,
      [
        ['knee pain', 'knee pain'],
        ['swollen up', 'swelling'],
      ],
      { kind: 'complaint' },
    ),
  ).toEqual(['left', 'left'])
})
