import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact } from '../../testing/given-facts.ts'
import { resolveKnownDrugs } from './resolve-known-drugs.ts'

const drug = (told: Partial<FramedFact>) =>
  givenFact({ kind: 'medication', concept: 'allopurinol', sureness: 0.8, ...told })

test.each<[string, Partial<FramedFact>, Partial<FramedFact>, FramedFact['status']]>([
  ['is taken', {}, {}, 'continue'],
  ['is taken under its brand', { concept: 'zyloprim' }, {}, 'continue'],
  [
    'is taken at another dose',
    { attributes: { dose: '100 mg' } },
    { attributes: { dose: '300 mg' } },
    'start',
  ],
  ['is taken for less sure', { sureness: 0.5 }, {}, 'start'],
  [
    'goes on at a dose told with another name',
    { status: 'continue' },
    { concept: 'zyloprim', attributes: { dose: '300 mg' } },
    'continue',
  ],
  [
    'goes on in another line',
    { status: 'continue', lines: [9] },
    { attributes: { dose: '300 mg' } },
    'start',
  ],
  [
    'goes on, as was said right before',
    { status: 'continue', sureness: 0.7, lines: [3] },
    { attributes: { dose: '300 mg' }, lines: [5] },
    'continue',
  ],
  [
    'is increased to that dose',
    { status: 'increase', sureness: 0.7, attributes: { dose: '300 mg' } },
    { attributes: { dose: '300 mg' } },
    'increase',
  ],
  [
    'is increased to another dose',
    { status: 'increase', attributes: { dose: '200 mg' } },
    { attributes: { dose: '300 mg' } },
    'start',
  ],
  ['was taken', { status: 'took' }, {}, 'start'],
  ['is not taken', { polarity: 'absent' }, {}, 'start'],
  ['somebody else takes', { who: 'mother' }, {}, 'start'],
  ['is taken, but not to be started', {}, { polarity: 'absent' }, 'start'],
])('a drug to be started that %s', (_, taken, started, status) => {
  const facts = [drug({ status: 'takes', ...taken }), drug({ status: 'start', ...started })]
  expect(resolveKnownDrugs(facts)[1]?.status).toBe(status)
})

test.each<[string, Partial<FramedFact>, Partial<FramedFact>, FramedFact['status']]>([
  ['goes on later', {}, {}, 'takes'],
  ['goes on later, which is less sure', {}, { sureness: 0.7 }, 'takes'],
  ['may go on later', {}, { sureness: 0.5 }, 'took'],
  ['goes on later as one of its group', { concept: 'ibuprofen' }, { concept: 'nsaids' }, 'takes'],
  ['went on before', { lines: [9] }, {}, 'took'],
  ['has an end', { attributes: { course: 'stopped 3 weeks ago' } }, {}, 'took'],
  ['is not to go on', {}, { polarity: 'absent' }, 'took'],
])('a drug that was taken and %s', (_, before, after, status) => {
  const facts = [
    drug({ status: 'took', time: 'past', ...before }),
    drug({ status: 'continue', lines: [5], ...after }),
  ]
  expect(resolveKnownDrugs(facts)[0]?.status).toBe(status)
})

test('a drug of the past that goes on is one of now', () => {
  const facts = [
    drug({ status: 'takes', time: 'past' }),
    drug({ status: 'continue', lines: [5], sureness: 0.7 }),
  ]
  expect(resolveKnownDrugs(facts)[0]).toMatchObject({ status: 'takes', time: 'now' })
})
