import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { DENIAL_LIMITS, TAKES_BACK } from './denial-limits.data.ts'
import { frameFacts } from '../frame-facts.ts'
import { readException, readLimit } from './limit-denials.ts'
import { plainSaid } from '../wording/plain-said.ts'

function limitOf(asked: string, words: string, ...answers: readonly string[]) {
  const lines = givenLines(`C: ${asked}`, ...answers)
  const limit = readLimit(lines, givenMention(lines, words, { polarity: 'absent' }))
  return limit && lines[limit.line]?.text.slice(limit.from, limit.to).trim()
}

test.each(DENIAL_LIMITS.map((row, at) => [row[1], row[2], at] as const))(
  '%s (not: %s)',
  (limited, plain, at) => {
    const isOf = (said: string) =>
      DENIAL_LIMITS.findIndex(([limit]) => limit.test(plainSaid(said).trim()))
    expect(isOf(limited)).toBe(at)
    expect(isOf(plain)).toBe(-1)
  },
)

test.each(TAKES_BACK.map((row) => [row[1], row[2]] as const))(
  'told in one line: %s (not: %s)',
  (limited, plain) => {
    const isLimited = (said: string) => {
      const lines = givenLines(`P: ${said}`)
      const words = /bleeding|passed out/.exec(said)?.[0] ?? ''
      return readLimit(lines, givenMention(lines, words, { polarity: 'absent' })) !== undefined
    }
    expect([isLimited(limited), isLimited(plain)]).toEqual([true, false])
  },
)

test('what is denied by itself is not limited by what follows', () => {
  const lines = givenLines("P: No dizziness. No drainage. It'll ache a little but otherwise no.")
  const mention = givenMention(lines, 'dizziness', { polarity: 'absent' })
  expect(readLimit(lines, mention)).toBeUndefined()
})

test.each([
  ['Do you bruise easily?', 'bruise easily', 'No. I mean, I bruise, but I have toddlers.', true],
  ['Any bleeding?', 'bleeding', 'No. My gums bleed a little when I floss.', true],
  ['Any zigzags, tingling?', 'tingling', 'Um. Not usually.', true],
  ['Any bleeding?', 'bleeding', 'No. The bleeding has stopped.', false],
  ['Any bleeding?', 'bleeding', 'No. I feel tired.', false],
  ['Any infections?', 'infections', 'No, I only had an ear infection in May.', true],
  ['Any infections?', 'infections', 'No, I only had a cough in May.', false],
  ['Any chest pain?', 'chest pain', 'No, I just have back pain.', false],
  ['Any dizziness or ear ache?', 'dizziness', 'No dizziness. It aches but otherwise no.', false],
])('%s %s: %s', (asked, words, answer, isLimited) => {
  expect(limitOf(asked, words, `P: ${answer}`) !== undefined).toBe(isLimited)
})

test.each([
  ['G: You did, Dad. In the bathroom.', true],
  ['G: Mom. She slipped in the garage.', true],
  ['G: His foot goes a little, about an hour after.', true],
  ['G: His foot is fine.', false],
  ["G: He didn't hurt himself.", false],
  ['C: You did well.', false],
])('a denial that somebody else contradicts: %s', (next, isLimited) => {
  expect(limitOf('Have you fallen?', 'fallen', 'P: No.', next) !== undefined).toBe(isLimited)
})

test('a denial that the patient takes back once the other one has spoken', () => {
  const answers = ['P: No.', 'G: Vincent.', 'P: I had one.']
  expect(limitOf('Any falls?', 'falls', ...answers)).toBe('I had one.')
  expect(limitOf('Any falls?', 'falls', 'P: No.', 'G: Vincent.', 'P: No.')).toBeUndefined()
})

test('a limited denial keeps what limits it', () => {
  const lines = givenLines('C: Are you tearful at all?', "P: Not really, no. I've had the odd cry.")
  const mention = givenMention(lines, 'tearful', { polarity: 'absent' })
  const [fact] = frameFacts(lines, [mention], [])
  expect(fact?.attributes.detail).toBe("but not really no. i've had the odd cry.")
  expect(fact?.lines).toEqual([0, 1])
})

test.each([
  ['Any allergies?', 'Not to medication. I had tramadol and it made me hallucinate.', true],
  ['Any allergies besides the lisinopril cough?', 'No.', true],
  ['Any allergies?', 'No. I take paracetamol.', false],
])('no allergies, and a reaction all the same: %s %s', (asked, answer, isLimited) => {
  const lines = givenLines(`C: ${asked}`, `P: ${answer}`)
  const mention = givenMention(lines, 'allergies', { kind: 'allergy', polarity: 'absent' })
  expect(readLimit(lines, mention) !== undefined).toBe(isLimited)
})

test.each([
  ['Yes, except the flu shot.', true],
  ["He's had all of them, apart from the preschool ones.", true],
  ['Yes, he is.', false],
])('up to date, but not with all: %s', (answer, isLimited) => {
  const lines = givenLines('C: Shots up to date?', `G: ${answer}`)
  const mention = givenMention(lines, 'Shots up to date', { kind: 'history' })
  expect(readException(lines, mention) !== undefined).toBe(isLimited)
})
