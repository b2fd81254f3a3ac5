import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { isDecidedLater } from './decided-later.ts'

type Told = Partial<FramedFact>
const THOUGHT: Told = { kind: 'plan', act: 'order', concept: 'bone scan', certainty: 'possible' }
const DECIDED: Told = { ...THOUGHT, certainty: 'sure' }
const DRUG: Told = { kind: 'medication', status: 'start', concept: 'lasix', certainty: 'possible' }

function isLater(first: Told, then: Told, more?: Told, said = 'C: I will order it.'): boolean {
  const lines = givenLines('C: We could do it.', said, 'C: So, not that.')
  const facts = [first, then, ...(more ? [more] : [])].map((told, line) =>
    givenFact({
      time: 'future',
      ...told,
      said: [{ ...givenStretch(lines, lines[line]?.text ?? ''), line }],
      lines: [line],
    }),
  )
  const [fact] = facts
  return fact !== undefined && isDecidedLater(lines, fact, facts)
}

test.each<[string, Told, Told]>([
  ['the same test', THOUGHT, DECIDED],
  ['with its time', THOUGHT, { ...DECIDED, concept: 'bone scan this afternoon' }],
  ['advice that becomes a referral', { ...THOUGHT, act: 'advise' }, { ...DECIDED, act: 'refer' }],
  ['a need that was to be seen', having(THOUGHT, { condition: 'depending on it' }), DECIDED],
  ['a drug by another name', DRUG, { ...DRUG, concept: 'furosemide', certainty: 'sure' }],
  ['a side that is told later', THOUGHT, having(DECIDED, { side: 'left' })],
])('what was thought of and then decided is told once: %s', (_, first, then) => {
  expect(isLater(first, then)).toBe(true)
})

test.each<[string, Told, Told]>([
  ['another test', THOUGHT, { ...DECIDED, concept: 'chest x-ray' }],
  ['the other side', having(THOUGHT, { side: 'right' }), having(DECIDED, { side: 'left' })],
  ['another part', having(THOUGHT, { site: 'hip' }), having(DECIDED, { site: 'foot' })],
  ['another time', having(THOUGHT, { when: 'in 6 months' }), DECIDED],
  ['if it gets worse', having(THOUGHT, { condition: 'if it gets worse' }), DECIDED],
  ['decided on a condition', THOUGHT, having(DECIDED, { condition: 'if it stays' })],
  ['done before', THOUGHT, { ...DECIDED, time: 'past' }],
  ['decided against', THOUGHT, { ...DECIDED, polarity: 'absent' }],
  ['declined', THOUGHT, { ...DECIDED, act: 'declined' }],
  ['of a relative', THOUGHT, { ...DECIDED, who: 'mother' }],
  ['with a dose', having(DRUG, { dose: '20 mg' }), { ...DRUG, certainty: 'sure' }],
])('what is not the same decision stays: %s', (_, first, then) => {
  expect(isLater(first, then)).toBe(false)
})

test('the last word counts, and it is the clinician who decides', () => {
  expect(isLater(THOUGHT, DECIDED, { ...DECIDED, act: 'declined' })).toBe(false)
  expect(isLater(THOUGHT, DECIDED, undefined, 'P: I want it.')).toBe(false)
})

function having(told: Told, attributes: FramedFact['attributes']): Told {
  return { ...told, attributes }
}
