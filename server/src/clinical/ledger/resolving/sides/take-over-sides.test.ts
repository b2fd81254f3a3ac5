import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { resolveSides } from './resolve-sides.ts'

/** Of a fact that is the last line. */
function sideOf(said: readonly string[], told: Partial<FramedFact> = {}) {
  const lines = givenLines(...said)
  const line = lines.length - 1
  const to = lines[line]?.text.length ?? 0
  const fact = givenFact({ concept: 'it', said: [{ line, from: 0, to }], ...told })
  return resolveSides(lines, [fact])[0]?.attributes.side
}

const odds = { left: 0, right: 0, bilateral: 0 }

test.each([
  ["P: I can't put weight on my knee.", 'unable to bear weight', { side: 'left', site: 'knee' }],
  ['P: I am able to walk on it.', 'able to walk', { side: 'left', site: 'knee' }],
  ['P: I put on weight.', 'weight', {}],
  ['P: I am able to walk.', 'able to walk', {}],
])('what stands on a part is of that part: %s', (said, concept, attributes) => {
  const lines = givenLines('P: My left knee hurts.', said)
  const to = lines[1]?.text.length ?? 0
  const told = givenFact({
    concept,
    said: [{ line: 1, from: 0, to }],
    sideOdds: { ...odds, left: 0.5 },
  })
  expect(resolveSides(lines, [told])[0]?.attributes).toEqual(attributes)
})

test.each([
  ['a cortisone shot in your knee', { side: 'left', site: 'knee' }],
  ['an injection of cortisone in the knee', { side: 'left', site: 'knee' }],
  ['a cortisone shot', {}],
  ['ibuprofen for your knee', {}],
  ['a flu shot in the arm', {}],
])('what is injected into a part is of its side: %s', (words, attributes) => {
  const lines = givenLines('P: My left knee hurts.', `C: ${words}`)
  const drug = givenFact({
    kind: 'medication',
    concept: 'drug',
    said: [{ line: 1, from: 0, to: words.length }],
  })
  expect(resolveSides(lines, [drug])[0]?.attributes).toEqual(attributes)
})

test.each([
  ['C: So it is your right leg, and you have hurt your left leg before.', 'right'],
  ['C: So it is your right leg, and then your left leg.', undefined],
])('a part that was hurt before is not what the talk is about: %s', (said, side) => {
  const told = { concept: 'pain', sideOdds: { ...odds, right: 0.5 } }
  expect(sideOf(['P: My right leg is bad.', said, 'P: the pain'], told)).toBe(side)
})

test.each([
  ['X-ray of your left foot: the base of the second metatarsal is displaced, a fragment.', 'left'],
  ['X-ray of your left foot, and at the base of the lung, a fragment.', undefined],
])('the base of a bone is of its limb: %s', (said, side) => {
  const from = said.indexOf('a fragment')
  const told = { kind: 'result', concept: 'bony fragment' } as const
  const lines = givenLines(`C: ${said}`)
  const fact = givenFact({ ...told, said: [{ line: 0, from, to: from + 10 }] })
  const { attributes } = resolveSides(lines, [fact])[0] ?? {}
  expect(attributes?.side).toBe(side)
  expect(attributes?.site).toBe(side && 'foot')
})

test.each([
  ['The x-ray of your left foot shows a fracture. Your right foot is fine.', 'left'],
  ['Your left foot is swollen. I see a fracture. For your right foot, rest.', undefined],
])('what a picture shows beside both sides is of the one that was pictured: %s', (said, side) => {
  const lines = givenLines(`C: ${said}`)
  const from = said.indexOf('a fracture')
  const fact = givenFact({
    kind: 'result',
    concept: 'fracture',
    said: [{ line: 0, from, to: from + 10 }],
  })
  expect(resolveSides(lines, [fact])[0]?.attributes.side).toBe(side)
})

test.each(
  [
    'abduction|active|dorsiflexion|extension|external|flexion|internal|inversion|lateral|medial|passive|pronation|supination|valgus|varus',
  ].flatMap((words) => words.split('|')),
)('both %s and another movement are of one joint', (word) => {
  const said = `pain on both ${word} and the other movement of the knee`
  expect(sideOf(['P: My left knee hurts.', `C: ${said}`], { kind: 'finding' })).toBe('left')
})

test('who writes with which hand is told by its side', () => {
  const told = { kind: 'social', concept: 'handedness' } as const
  expect(sideOf(['P: I am left-handed'], told)).toBe('left')
  expect(sideOf(['P: I live on the left side'], { ...told, concept: 'residence' })).toBeUndefined()
})

test.each([
  ['P: My left wrist hurts.', "P: I've sprained my wrist before.", undefined],
  ['P: My left wrist hurts.', 'P: I sprained my wrist yesterday.', 'left'],
  ['P: My left wrist hurts.', 'P: I have sprained that wrist before.', 'left'],
])('an earlier injury may be of either side: %s %s', (before, said, side) => {
  expect(sideOf([before, said], { kind: 'history', concept: 'wrist sprain' })).toBe(side)
})

test('the side of an earlier injury is told in answer to a question', () => {
  const lines = givenLines(
    'P: My left wrist hurts. I broke my wrist years ago.',
    'C: The right wrist?',
    'P: Yes.',
  )
  const said = [givenStretch(lines, 'broke my wrist')]
  const broken = givenFact({ kind: 'history', concept: 'wrist fracture', said })
  expect(resolveSides(lines, [broken])[0]?.attributes.side).toBe('right')
})

test('the side behind the other one is its own', () => {
  const said = ['P: My left ankle hurts.', 'P: My other ankle is sore too, the right one.']
  expect(sideOf(said, { concept: 'ankle soreness' })).toBe('right')
})

test('the other one is not the one that the visit is about', () => {
  const said = ['P: My left ankle hurts.', 'P: My other ankle is sore too.']
  const told = { concept: 'ankle soreness', sideOdds: { ...odds, left: 0.9 } }
  expect(sideOf(said, told)).toBeUndefined()
})

test('what a picture shows is on no side where its line names both', () => {
  const line =
    'C: Your right foot hurts, and you cannot use that left foot. A fracture of the metatarsal.'
  const lines = givenLines('P: My right foot hurts.', line)
  const from = lines[1]?.text.indexOf('A fracture') ?? 0
  const fact = givenFact({
    kind: 'result',
    concept: 'fracture of the metatarsal',
    sideOdds: { ...odds, right: 0.9 },
    said: [{ line: 1, from, to: lines[1]?.text.length ?? 0 }],
  })
  expect(resolveSides(lines, [fact])[0]?.attributes.side).toBeUndefined()
})

test('the rest of the body is on no side', () => {
  const said = ['P: My left arm hurts.', 'C: The rest of your body is normal.']
  const told = { kind: 'finding', concept: 'rest of the body normal' } as const
  expect(sideOf(said, { ...told, sideOdds: { ...odds, left: 0.5 } })).toBeUndefined()
})
