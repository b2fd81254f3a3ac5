import { expect, test } from 'vitest'
import type { FramedFact } from '../fact.ts'
import { givenFact, givenLines } from '../testing/given-facts.ts'
import { resolveSides } from './resolve-sides.ts'

/** Of a fact that is the last line. */
function sideOf(said: readonly string[], told: Partial<FramedFact> = {}) {
  const lines = givenLines(...said)
  const line = lines.length - 1
  const to = lines[line]?.text.length ?? 0
  const fact = givenFact({ concept: 'it', said: [{ line, from: 0, to }], ...told })
  return resolveSides(lines, [fact])[0]?.attributes.side
}

test.each(
  `a dull ache|it is aching|there is arthritis|I can't bend it|bending is bad|it can't bear weight|it is bothering me
  |a bruise|some bruising|it is bursitis|it catches|a contusion|crepitus|no dislocation|a small effusion
  |it is epicondylitis|on extension|I can't extend it|on flexion|no fracture|a grinding noise|a weak grip
  |I hurt it|it hurts|I injured it|an old injury|the ligament|a limp
  |I am limping|it is locking|the mcl|the acl|it is numb|some numbness|the pain|it is painful
  |I heard a pop|a popping noise|range of motion|some redness|it is sore|some soreness
  |a sprain|it is stiff|some stiffness|a strain|full strength|it may swell|it swelled up|some swelling
  |it is swollen|a tear|it is tender|no tenderness|it is tendonitis|it is tendinopathy|some tingling|it is torn
  |I twisted it|no warmth|some weakness|I can't put weight on it`
    .split('|')
    .map((said) => said.trim()),
)('on the side that the visit is about: %s', (said) => {
  expect(sideOf(['P: My left knee is bad.', `P: ${said}`])).toBe('left')
})

test.each([
  ['the same part', ['P: My left knee is bad.', 'C: the knee'], 'left'],
  ['another part', ['P: My left knee is bad.', 'C: pain in the hip'], undefined],
  ['no place in the body', ['P: My left knee is bad.', 'C: a cough'], undefined],
  ['both', ['P: My left knee is bad.', 'C: pain in both'], undefined],
  ['sides at odds', ['P: My left knee and right hip are bad.', 'C: the pain'], undefined],
  ['a part with two sides', ['C: The right knee.', 'P: My left knee.', 'C: the knee'], 'left'],
  ['no side at all', ['P: My knee is bad.', 'C: the pain'], undefined],
])('%s', (_, said, side) => {
  expect(sideOf(said)).toBe(side)
})

test('drugs and plans are on no side, and a side that was said stays', () => {
  const said = ['P: My left knee is bad.', 'C: something for the pain']
  expect(sideOf(said, { kind: 'medication' })).toBeUndefined()
  expect(sideOf(said, { kind: 'plan' })).toBeUndefined()
  expect(sideOf(said, { attributes: { side: 'right' } })).toBe('right')
})

test.each([
  ['left', 'P: My left knee hurts.', 'left'],
  ['right', 'P: My knee hurts.', undefined],
  ['bilateral', 'P: My knees hurt.', 'bilateral'],
] as const)(
  'a side that the reader tells must have been said: %s, %s',
  (likelySide, said, side) => {
    expect(sideOf([said, 'P: It comes and goes.'], { likelySide })).toBe(side)
  },
)

test.each([{ kind: 'medication' }, { concept: 'heart murmur' }] as const)(
  'drugs and what the body has once are on no side: %o',
  (told) => {
    expect(sideOf(['P: My left one.', 'P: That.'], { ...told, likelySide: 'left' })).toBeUndefined()
  },
)
